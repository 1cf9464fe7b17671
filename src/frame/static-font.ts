import { readFile } from 'node:fs/promises';
import subset from 'subset-font';

const FOLDER = new URL('../ui/assets/fonts/', import.meta.url);

/** The variable fonts of all dealers' sites. Figures are those of prices and phone numbers. */
const FILES = {
  heading: 'source/mona-sans-latin-var.woff2',
  text: 'source/figtree-latin-var.woff2',
  figures: 'archivo-figures-var.woff2',
} as const;

/**
 * Makes a static TrueType font of one of the fonts of dealers' sites, for formats that take no variable fonts.
 *
 * @param axes value of each axis of the font, such as `wght`
 * @param characters those that the font has to have
 */
export async function staticFont(
  font: keyof typeof FILES,
  axes: Record<string, number>,
  characters: string,
): Promise<Buffer> {
  const variable = await readFile(new URL(FILES[font], FOLDER));
  return subset(variable, characters, { targetFormat: 'sfnt', variationAxes: axes });
}
