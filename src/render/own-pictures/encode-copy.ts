import sharp from 'sharp';
import { MAX_PIXELS } from './read-picture.ts';

/**
 * Part of each copy's address. Increase `version` when the code below makes copies differently. For effort, see
 * decision 0100.
 */
export const ENCODING = { version: 1, quality: 55, effort: 2 } as const;

/**
 * A copy of a picture as AVIF in sRGB: turned as its EXIF data say, without these and all other metadata, such as the
 * place where it was taken, and never wider than the picture.
 *
 * @param width of the copy in px
 * @throws Error if the file cannot be read as a picture
 */
export async function encodeCopy(file: string, width: number): Promise<Buffer> {
  const { quality, effort } = ENCODING;
  // In two steps, so that the memory of the whole picture is free again when the encoder needs its own.
  const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).avif({ quality, effort }).toBuffer();
}
