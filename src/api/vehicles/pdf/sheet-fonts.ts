import { Font } from '@react-pdf/renderer';
import { staticFont } from '../../../frame/static-font.ts';
import { CHARACTERS } from './printable.ts';
import type { SheetLook } from './sheet-look.ts';

/** Names of font families, each followed by those for characters that it does not have. */
export interface SheetFonts {
  text: string[];
  heading: string[];
  /** Amounts and phone numbers. */
  figures: string[];
}

const registered = new Map<string, Promise<void>>();

/**
 * Gives a weight of the text font its own PostScript name, "Figtree-00600". The library that writes PDFs takes fonts of
 * the same name for one another and would embed both again at each change between them.
 */
function nameWeight(font: Buffer, weight: number): Buffer {
  const name = (style: string) => Buffer.from(`Figtree-${style}`, 'utf16le').swap16();
  // Of the same length, because other parts of the file follow it.
  const [old, own] = [name('Light'), name(String(weight).padStart(5, '0'))];
  for (let at = font.indexOf(old); at >= 0; at = font.indexOf(old, at + 1)) own.copy(font, at);
  return font;
}

async function addFont(family: string, weight: number, ...font: Parameters<typeof staticFont>) {
  const bytes = nameWeight(await staticFont(...font), weight);
  const src = `data:font/ttf;base64,${bytes.toString('base64')}`;
  Font.register({ family, fontWeight: weight, src });
}

function registerOnce(
  family: string,
  font: Parameters<typeof staticFont>[0],
  axes: Record<string, number>,
  weight = 400,
): Promise<void> {
  const key = `${family} ${weight}`;
  const adding = registered.get(key) ?? addFont(family, weight, font, axes, CHARACTERS);
  registered.set(key, adding);
  return adding;
}

// Words are not split: a hyphen inside a model's name or an address would be read as part of it.
Font.registerHyphenationCallback((word) => [word]);

/** The fonts of the dealer's site. They stay registered, for a process draws the sheets of few themes. */
export async function sheetFonts({ display }: Pick<SheetLook, 'display'>): Promise<SheetFonts> {
  const { width: wdth, weight: wght } = display;
  const heading = `Heading ${wdth} ${wght}`;
  const figures = `Figures ${wdth} ${wght}`;
  await Promise.all([
    registerOnce('Text', 'text', { wght: 400 }, 400),
    registerOnce('Text', 'text', { wght: 600 }, 600),
    registerOnce(heading, 'heading', { wdth, wght }),
    registerOnce(figures, 'figures', { wdth, wght: Math.min(900, wght + 50) }),
  ]);
  return { text: ['Text'], heading: [heading, 'Text'], figures: [figures, heading, 'Text'] };
}
