import { expect, it } from 'vitest';
import { bodiesByPopularity, makesByPopularity } from './popularity.ts';

const self = (text: string) => text;

it('puts popular makes first and leaves the others in their order', () => {
  expect(makesByPopularity(['Zeekr', 'Abarth', 'mazda', 'Toyota'], self)).toEqual([
    'Toyota',
    'mazda',
    'Zeekr',
    'Abarth',
  ]);
});

it('puts the body types of the site’s kind of vehicle before those of other kinds', () => {
  const bodies = ['ute', 'rigidTruck', 'suv'];
  expect(bodiesByPopularity(bodies, 'cars', self)).toEqual(['suv', 'ute', 'rigidTruck']);
  expect(bodiesByPopularity(bodies, 'trucks', self)).toEqual(['rigidTruck', 'suv', 'ute']);
});
