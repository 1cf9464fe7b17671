import { expect, it } from 'vitest';
import { shownCount } from './shown-count.ts';

it('SRC-41 shows the number of hits, or the configured cap if that is lower and there are more than 1999 hits', () => {
  expect(shownCount(2500, null)).toBe(2500);
  expect(shownCount(1999, 1500)).toBe(1999);
  expect(shownCount(2000, 1500)).toBe(1500);
  expect(shownCount(2000, 5000)).toBe(2000);
});
