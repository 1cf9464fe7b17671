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

/** Font weights: headings use 400 to 900 (`display_weight`), texts 400 to 700. */
const HEADING_WEIGHTS = { min: 400, max: 900 };
const TEXT_WEIGHTS = { min: 400, max: 700 };

type VariationAxes = Record<string, number | { min: number; max: number }>;

async function write(
  name: string,
  source: string,
  text: string,
  axes: VariationAxes,
  targetFormat: 'woff2' | 'sfnt' = 'woff2',
): Promise<void> {
  const font = await readFile(new URL(`source/${source}`, FOLDER));
  const subsetFont = await subset(font, text, { targetFormat, variationAxes: axes });
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
  'sfnt',
);
await write('figtree-text.woff2', 'figtree-latin-var.woff2', TEXT, { wght: TEXT_WEIGHTS });
