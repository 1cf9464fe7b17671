import { expect, it } from 'vitest';
import { lastPageIfBeyond } from './redirect-to-last-page.ts';

it('a page number beyond the last page is replaced by that of the last page', () => {
  expect(lastPageIfBeyond(99_999, 43)).toBe(3);
  expect(lastPageIfBeyond(4, 42)).toBe(2);
  expect(lastPageIfBeyond(2, 0)).toBe(1);
});

it('the number of an existing page is not replaced', () => {
  expect(lastPageIfBeyond(1, 0)).toBeNull();
  expect(lastPageIfBeyond(2, 22)).toBeNull();
  expect(lastPageIfBeyond(2, 42)).toBeNull();
});
