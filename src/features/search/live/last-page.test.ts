import { expect, it } from 'vitest';
import { lastPageInstead } from './last-page.ts';

it('redirects a search beyond its last page to the last page', () => {
  expect(lastPageInstead(99_999, 43)).toBe(3);
  expect(lastPageInstead(4, 42)).toBe(2);
  expect(lastPageInstead(2, 0)).toBe(1);
});

it('leaves an existing page alone', () => {
  expect(lastPageInstead(1, 0)).toBeNull();
  expect(lastPageInstead(2, 22)).toBeNull();
  expect(lastPageInstead(2, 42)).toBeNull();
});
