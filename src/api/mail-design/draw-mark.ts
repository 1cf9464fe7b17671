import sharp from 'sharp';
import { LETTERING_FONT } from '../../frame/media/lettering-font.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import type { Theme } from '../../tenant/schema/theme.ts';
import { displayOf } from '../../tenant/theme/display.ts';
import { inlineColours } from '../../tenant/theme/inline-colours.ts';
import { markPng } from '../platform/pictures/mark-png.ts';
import type { MailColours } from './mail-colours.ts';

/** Px in the drawing for one CSS px, so that it is sharp on phones. */
const SCALE = 2;
/** CSS px. */
const HEIGHT = 40;
const MARK = 38;
const GAP = 10;
const MAX_TEXT_WIDTH = 142;
const FONT_SIZES = [19, 18, 17, 16, 15, 14, 13, 12, 11, 10];

/** Characters of the lettering font, see `generate-fonts.ts`. */
const IN_FONT = /^[\x20-\x7e\xa0-\xff–—‘’“”•…]*$/;

interface Lettering {
  name: string;
  theme: Theme;
  colours: Pick<MailColours, 'onBand' | 'band' | 'accentOnBand'>;
}

/** Writes the name as large as it fits beside the mark, in one or two lines. Null if it is too long. */
async function writeName({ name, theme, colours }: Lettering) {
  const { weight, width, tracking } = displayOf(theme);
  for (const size of FONT_SIZES) {
    // Pango counts in 1,024ths of a point.
    const spacing = Math.round(tracking * size * 1_024);
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${colours.onBand}" letter_spacing="${spacing}" line_height="0.92" font="Mona Sans ExtraLight, ${size} @wght=${weight},wdth=${width}">${escapeHtml(name)}</span>`,
        fontfile: LETTERING_FONT,
        rgba: true,
        dpi: 72 * SCALE,
        width: MAX_TEXT_WIDTH * SCALE,
        wrap: 'word',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    if (info.width <= MAX_TEXT_WIDTH * SCALE && info.height <= HEIGHT * SCALE) return { data, ...info };
  }
  return null;
}

/**
 * A dealer's mark and name as a PNG on the colour of the band, so that no dark mode makes it vanish. Null if the name
 * has characters that the font does not have, or is too long: mails then show it as text.
 *
 * @param mark SVG of the mark; null if the dealer has none
 */
export async function drawMark(
  mark: string | null,
  lettering: Lettering,
): Promise<{ content: Buffer; width: number; height: number } | null> {
  const { name, colours } = lettering;
  if (!IN_FONT.test(name)) return null;
  const written = await writeName(lettering);
  if (written === null) return null;
  const left = mark === null ? 0 : MARK + GAP;
  const width = left + Math.ceil(written.width / SCALE);
  const drawing =
    mark === null
      ? []
      : [
          {
            input: await markPng(
              inlineColours(mark, { accent: colours.accentOnBand, ink: colours.onBand }),
              MARK * SCALE,
            ),
            left: 0,
            top: ((HEIGHT - MARK) / 2) * SCALE,
          },
        ];
  const content = await sharp({
    create: { width: width * SCALE, height: HEIGHT * SCALE, channels: 3, background: colours.band },
  })
    .composite([
      ...drawing,
      { input: written.data, left: left * SCALE, top: Math.round((HEIGHT * SCALE - written.height) / 2) },
    ])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
  return { content, width, height: HEIGHT };
}
