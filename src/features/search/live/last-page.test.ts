import { expect, it } from 'vitest';
import { pageInstead } from './last-page.ts';

it('leads a search behind its last page there', () => {
  expect(pageInstead(99_999, 43)).toBe(3);
  expect(pageInstead(4, 42)).toBe(2);
  expect(pageInstead(2, 0)).toBe(1);
});

it('leaves a page that is there as it is', () => {
  expect(pageInstead(1, 0)).toBeNull();
  expect(pageInstead(2, 22)).toBeNull();
  expect(pageInstead(2, 42)).toBeNull();
});
