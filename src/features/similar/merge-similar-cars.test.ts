import { expect, it } from 'vitest';
import { mergeSimilarCars, stillFound } from './merge-similar-cars.ts';

const cars = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id).join(' ');

it('API-09 vehicles on the page keep their order, whatever the order of the search', () => {
  expect(ids(mergeSimilarCars({ shown: ['a', 'b', 'c'], found: cars('c', 'a', 'b') }, 6))).toBe('a b c');
});

it('API-09 vehicles that the search no longer finds, because they were sold, are replaced by others', () => {
  const found = { shown: ['a', 'b', 'c'], found: cars('x', 'c', 'a', 'y') };
  expect(ids(stillFound(found))).toBe('a c');
  expect(ids(mergeSimilarCars(found, 3))).toBe('a c x');
});

it('API-39 related vehicles precede others, and each vehicle is listed once', () => {
  const found = { shown: ['a', 'b'], found: cars('x', 'a', 'y'), related: cars('y', 'z', 'a') };
  expect(ids(mergeSimilarCars(found, 4))).toBe('a y z x');
});
