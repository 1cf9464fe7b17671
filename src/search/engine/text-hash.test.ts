import { expect, it } from 'vitest';
import { textHash } from './text-hash.ts';

const TEXT =
  'Wombat Trail, Ute / Tray (4x4) with tow bar and roof racks, one owner, full books, 2.5 litres; still the best in the yard for the money';

it.each([
  [1, -7304135957268133479n],
  [3, -1665340151603482284n],
  [4, -7175955951657315356n],
  [7, -4972453584746967440n],
  [8, -3489018209654815787n],
  [16, -6755603942120372919n],
  [17, 3320870149958352369n],
  [32, -3772484730499558212n],
  [33, 5514250531614543560n],
  [64, -5961227458624814275n],
  [65, -6573677662366566633n],
  [130, 3271005000027001258n],
] as const)('the first %i characters have the hash that a separate implementation gives', (length, hash) => {
  expect(textHash(TEXT.slice(0, length))).toBe(hash);
});

it('an empty text has a hash too', () => {
  expect(textHash('')).not.toBe(textHash(' '));
});
