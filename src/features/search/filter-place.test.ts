import { expect, it } from 'vitest';
import { headingValue, isRow } from './filter-place.ts';

it('a cell of a row says “Any” while nothing is chosen, a sidebar says nothing, and words have a number', () => {
  expect(headingValue('bar', null, 0)).toBe('Any');
  expect(headingValue('ruler', 'Hino', 1)).toBe('Hino');
  expect(headingValue('sidebar', null, 0)).toBeNull();
  expect(headingValue('sidebar', '2 chosen', 2)).toBe('2 chosen');
  expect(headingValue('tags', '2 chosen', 2)).toBe('2');
  expect(headingValue('tags', null, 0)).toBeNull();
});

it('only a bar, a ruler and tags stand in a row, where one panel is open at a time', () => {
  const rows = (['sidebar', 'bar', 'ruler', 'tags', 'panels'] as const).filter(isRow);
  expect(rows).toEqual(['bar', 'ruler', 'tags']);
});
