import { expect, it } from 'vitest';
import { themedSheet } from './themed-sheet.ts';

const SHEET =
  '@layer tokens{:root{--hue:42;--n-hue:262;--w:112%}:root[data-type=x]{--w:90%}}a{color:oklch(50% .1 var(--hue))}';

it('gives a token the dealer’s value where the sheet declares it', () => {
  expect(themedSheet(SHEET, '--hue:208')).toBe(SHEET.replace('--hue:42', '--hue:208'));
  expect(themedSheet(SHEET, '--n-hue:$&')).toBe(SHEET.replace('--n-hue:262', () => '--n-hue:$&'));
});

it('declares tokens that a form declares again, or that the sheet does not have, last and outside all layers', () => {
  expect(themedSheet(SHEET, '--w:80%;--hue:1;--new:2')).toBe(
    `${SHEET.replace('--hue:42', '--hue:1')}:root{--w:80%;--new:2}`,
  );
});

it('leaves the sheet of a dealer without a theme as it is', () => {
  expect(themedSheet(SHEET, '')).toBe(SHEET);
});
