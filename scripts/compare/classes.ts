import { readFileSync } from 'node:fs';
import type { DifferenceClass } from './compare-sites.ts';

const SPRITE = readFileSync(new URL('../../src/ui/icon/icons.svg', import.meta.url), 'utf8');
const DRAWINGS = new Map(
  [...SPRITE.matchAll(/<symbol id="([^"]+)" viewBox="0 0 24 24">(.+)<\/symbol>/g)].map(
    ([, name = '', drawing = '']) => [name, drawing],
  ),
);

/** Draws in place the icons that refer to the file of icons, as pages did before there was one. */
const withIconsDrawn = (text: string): string =>
  text.replace(
    /(<svg class="i[^"]*") (aria-hidden="true">)<use href="\/_astro\/\*\.svg#([\w-]+)"><\/use>/g,
    (_, start, end, name) => `${start} viewBox="0 0 24 24" ${end}${DRAWINGS.get(name)}`,
  );

/** Differences that are intended; a class goes once the commits it speaks of are no longer compared. */
export const CLASSES: readonly DifferenceClass[] = [
  {
    name: 'own styles',
    reason:
      'pages link the styles of the dealer’s own components, which stood in the style sheet of all dealers',
    files: /^demo\/(banksia-bay|harbourline)\/.*\.html$/,
    rewrite: (text) =>
      text.replace(/(<link rel="stylesheet" href="\/_astro\/overrides\/\*\.css">)+<\/head>/, '</head>'),
  },
  {
    name: 'icons by reference',
    reason: 'an icon refers to a symbol of one file of icons instead of being drawn where it stands',
    files: /\.html$/,
    rewrite: withIconsDrawn,
  },
];
