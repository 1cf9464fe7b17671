import sharp from 'sharp';
import { expect, it } from 'vitest';
import { theme as themeSchema } from '../../tenant/schema/theme.ts';
import { hexColour, paletteOf } from '../../tenant/theme/palette.ts';
import { drawMark } from './draw-mark.ts';
import { mailColours } from './mail-colours.ts';

const theme = themeSchema.parse({});
const colours = mailColours(theme).light;
/** A disc in the accent colour, and a frame in the colour of text. */
const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><path d="M1 1h32v32H1z" stroke="currentColor" fill="none"/><circle cx="17" cy="17" r="10" fill="var(--accent)"/></svg>';

/** The colour of a pixel, "#rrggbb". */
async function pixel(png: Buffer, left: number, top: number): Promise<string> {
  const raw = await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${raw.toString('hex')}`;
}

it('the mark is drawn at twice its size on the colour of the band, with the accent of the theme', async () => {
  const drawn = await drawMark(MARK, { name: 'Harbourline Motor Group', theme, colours });
  if (drawn === null) throw new Error('The mark is not drawn.');
  const { width, height, hasAlpha } = await sharp(drawn.content).metadata();
  expect([width, height, hasAlpha]).toEqual([drawn.width * 2, 80, false]);
  expect(drawn.width).toBeLessThanOrEqual(190);
  expect(await pixel(drawn.content, 38, 40)).toBe(hexColour(paletteOf(theme).accent));
  expect(await pixel(drawn.content, 86, 2)).toBe(colours.band);
  const { channels } = await sharp(drawn.content)
    .extract({ left: 96, top: 0, width: 180, height: 80 })
    .stats();
  // The name is beside the mark, in a light colour.
  expect(channels[0]?.max).toBeGreaterThan(220);
});

it('an accent that is hard to see on the band is drawn lighter', () => {
  const dark = themeSchema.parse({ accent_lightness: 0.3, hue: 158, chroma: 0.09 });
  const { accentOnBand, accent } = mailColours(dark).light;
  expect(accentOnBand).not.toBe(accent);
});

it('a name in a script that the font does not have is not drawn, so that mails show it as text', async () => {
  expect(await drawMark(MARK, { name: '明 Motors', theme, colours })).toBeNull();
  expect(await drawMark(MARK, { name: 'A very long name '.repeat(30), theme, colours })).toBeNull();
  expect(await drawMark(null, { name: 'Motors & Söhne', theme, colours })).not.toBeNull();
});
