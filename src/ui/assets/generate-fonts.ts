/**
 * Writes the font files that pages load first. Run `npx node src/ui/assets/generate-fonts.ts` after changing the
 * widths or the characters, or after replacing a source in `fonts/source`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subset from 'subset-font';
import { DISPLAY_WIDTHS } from './display-widths.ts';

const FOLDER = new URL('./fonts/', import.meta.url);

const characters = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const SIGNS = '–—‘’“”•…€™−↑↓';
/** Letters that headings need: makes, models and the names of suburbs and people. */
const HEADING = `${characters(0x20, 0x7e)}\u00a0©°·×àáçèéëíñóöøü${SIGNS}`;
const TEXT = characters(0x20, 0x7e) + characters(0xa0, 0xff) + SIGNS;

/** Headings may have 400 to 900 (`display_weight`). Text has 400 to 700. */
const HEADING_WEIGHTS = { min: 400, max: 900 };
const TEXT_WEIGHTS = { min: 400, max: 700 };

type VariationAxes = Record<string, number | { min: number; max: number }>;

async function write(name: string, source: string, text: string, axes: VariationAxes): Promise<void> {
  const font = await readFile(new URL(`source/${source}`, FOLDER));
  const made = await subset(font, text, { targetFormat: 'woff2', variationAxes: axes });
  await writeFile(new URL(name, FOLDER), made);
  console.log(`${name}: ${made.length} bytes`);
}

for (const wdth of DISPLAY_WIDTHS)
  await write(`mona-sans-${wdth}.woff2`, 'mona-sans-latin-var.woff2', HEADING, {
    wdth,
    wght: HEADING_WEIGHTS,
  });
await write('figtree-text.woff2', 'figtree-latin-var.woff2', TEXT, { wght: TEXT_WEIGHTS });
