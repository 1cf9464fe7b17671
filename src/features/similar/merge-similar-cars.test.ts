import { expect, it } from 'vitest';
import { mergeSimilarCars, stillFound } from './merge-similar-cars.ts';

const cars = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join(' ');

it('API-09 keeps the order of vehicles on the page, whatever the order of the search', () => {
  expect(ids(mergeSimilarCars({ shown: ['a', 'b', 'c'], found: cars('c', 'a', 'b') }, 6))).toBe('a b c');
});

it('API-09 replaces sold vehicles by others that were found', () => {
  const found = { shown: ['a', 'b', 'c'], found: cars('x', 'c', 'a', 'y') };
  expect(ids(stillFound(found))).toBe('a c');
  expect(ids(mergeSimilarCars(found, 3))).toBe('a c x');
});

it('API-39 puts related vehicles before others, each vehicle once', () => {
  const found = { shown: ['a', 'b'], found: cars('x', 'a', 'y'), related: cars('y', 'z', 'a') };
  expect(ids(mergeSimilarCars(found, 4))).toBe('a y z x');
});
