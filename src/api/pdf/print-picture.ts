import sharp from 'sharp';
import { type ImageSettings, responsivePicture } from '../../stock/rules/responsive-picture.ts';
import { pictureBytes } from '../pictures/picture-bytes.ts';

/** A picture of a sheet, with its size in pixels. */
export interface PrintPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/**
 * A picture as a JPEG for print, on white. Any picture is decoded and encoded again. Null if there is no picture or its
 * file is missing.
 *
 * @param folder folder of the tenant
 * @param size largest size in pixels
 * @throws Error if the file cannot be fetched or is no picture
 */
export async function printPicture(
  address: string | null,
  images: ImageSettings,
  folder: string,
  size: { width: number; height: number },
): Promise<PrintPicture | null> {
  const sized = address && responsivePicture(address, images, { ...size, alt: '' });
  const bytes = sized ? await pictureBytes(sized.src, folder) : null;
  if (bytes === null) return null;
  const { data, info } = await sharp(bytes, { limitInputPixels: 100_000_000 })
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
