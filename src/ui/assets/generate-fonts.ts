/**
 * Writes the font files that pages load first, and the one that draws names into pictures. Run `npx node src/ui/assets/generate-fonts.ts` after changing the
 * widths or the characters, or after replacing a source in `fonts/source`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subset from 'subset-font';
import { DISPLAY_WIDTHS } from './display-widths.ts';

const FOLDER = new URL('./fonts/', import.meta.url);

const characterRange = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const ASCII = characterRange(0x20, 0x7e);
const LATIN_1 = characterRange(0xa0, 0xff);
const PUNCTUATION = '–—‘’“”•…€™−↑↓';
/** Characters that headings need: in makes, models and the names of suburbs and people. */
const HEADING = `${ASCII}\u00a0©°·×àáçèéëíñóöøü${PUNCTUATION}`;
const TEXT = ASCII + LATIN_1 + PUNCTUATION;

/** Leaves out small capitals, fractions and the like, which the pages do not use: a third of some files. */
const PLAIN = { keepFeatures: ['kern', 'ccmp', 'mark', 'liga', 'tnum'], noHinting: true as const };

/** Font weights: headings use 400 to 900 (`theme.display_weight`), texts 400 to 700. */
const HEADING_WEIGHTS = { min: 400, max: 900 };
const TEXT_WEIGHTS = { min: 400, max: 700 };

type VariationAxes = Record<string, number | { min: number; max: number }>;

const SOURCES = new URL('./fonts/source/', import.meta.url);
const fromPackage = (name: string, axes: string): string =>
  new URL(
    `../../../node_modules/@fontsource-variable/${name}/files/${name}-latin-${axes}-normal.woff2`,
    import.meta.url,
  ).href;

async function write(
  name: string,
  source: string,
  text: string,
  variationAxes: VariationAxes,
  options: { targetFormat?: 'sfnt'; keepFeatures?: string[]; noHinting?: true } = {},
): Promise<void> {
  const font = await readFile(new URL(source, SOURCES));
  const subsetFont = await subset(font, text, { targetFormat: 'woff2', variationAxes, ...options });
  await writeFile(new URL(name, FOLDER), subsetFont);
  console.log(`${name}: ${subsetFont.length} bytes`);
}

for (const wdth of DISPLAY_WIDTHS)
  await write(`mona-sans-${wdth}.woff2`, 'mona-sans-latin-var.woff2', HEADING, {
    wdth,
    wght: HEADING_WEIGHTS,
  });
// All widths in one file, because a service has one and no browser loads it.
await write(
  'lettering.ttf',
  'mona-sans-latin-var.woff2',
  `${ASCII}${LATIN_1}–—‘’“”•…`,
  { wdth: { min: 75, max: 125 }, wght: HEADING_WEIGHTS },
  { targetFormat: 'sfnt' },
);
await write('figtree-text.woff2', 'figtree-latin-var.woff2', TEXT, { wght: TEXT_WEIGHTS });
await write('instrument-sans.woff2', fromPackage('instrument-sans', 'wght'), TEXT, { wght: TEXT_WEIGHTS });
// Condensed to the width at which a truck's name fits beside seven columns of figures.
await write('saira-66.woff2', fromPackage('saira', 'wdth'), HEADING, { wdth: 66, wght: HEADING_WEIGHTS });
await write('plex-sans.woff2', fromPackage('ibm-plex-sans', 'wght'), TEXT, { wght: TEXT_WEIGHTS }, PLAIN);
// One file for headings and texts, so it has the letters of headings only and sizes up to 60 px.
await write(
  'bricolage.woff2',
  fromPackage('bricolage-grotesque', 'opsz'),
  HEADING,
  { wght: { min: 400, max: 800 }, opsz: { min: 12, max: 60 } },
  PLAIN,
);
await write('fraunces-soft.woff2', fromPackage('fraunces', 'full'), HEADING, {
  SOFT: 100,
  WONK: 0,
  opsz: 72,
  wght: { min: 300, max: 700 },
});
await write('nunito-sans.woff2', fromPackage('nunito-sans', 'wght'), TEXT, { wght: TEXT_WEIGHTS });
