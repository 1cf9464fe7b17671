import sharp from 'sharp';

/** At 72 dots per inch an SVG unit is a pixel; marks are drawn larger than needed and then made smaller. */
const DENSITY = 720;

/**
 * Draws a logo mark as a square PNG on a transparent ground.
 *
 * @param svg with its colours inlined
 * @throws Error if it cannot be drawn
 */
export const markPng = (svg: string, pixels: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: DENSITY })
    .resize(pixels, pixels, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
