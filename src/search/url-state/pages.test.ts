import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastPageIfBeyond, offsetOf, pagesOf } from './pages.ts';
import { EMPTY_SEARCH } from './search-state.ts';

it.each([
  [0, 1],
  [1, 1],
  [21, 1],
  [22, 2],
  [63, 3],
  [64, 4],
])('API-12 API-15 shows %i hits on %i pages of 21', (found, pages) => {
  expect(pagesOf(found)).toBe(pages);
});

it('every hit is on a page, and no page is empty', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5000 }), (found) => {
      const last = { ...EMPTY_SEARCH, page: pagesOf(found) };
      expect(offsetOf(last)).toBeLessThan(Math.max(found, 1));
      expect(offsetOf({ ...last, page: last.page + 1 })).toBeGreaterThanOrEqual(found);
      expect(lastPageIfBeyond(last, found)).toBeNull();
      expect(lastPageIfBeyond({ ...last, page: last.page + 5 }, found)).toEqual(last);
    }),
  );
});
