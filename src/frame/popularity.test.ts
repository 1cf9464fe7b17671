import { expect, it } from 'vitest';
import { bodiesByPopularity } from './popularity.ts';

const self = (text: string) => text;

it('puts the body types of the site’s kind of vehicle before those of other kinds', () => {
  const bodies = ['ute', 'rigidTruck', 'suv'];
  expect(bodiesByPopularity(bodies, 'cars', self)).toEqual(['suv', 'ute', 'rigidTruck']);
  expect(bodiesByPopularity(bodies, 'trucks', self)).toEqual(['rigidTruck', 'suv', 'ute']);
});
