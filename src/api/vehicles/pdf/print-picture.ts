import sharp from 'sharp';
import { isOwnPictureName } from '../../../lib/own-picture.ts';
import { type ImageSettings, responsivePicture } from '../../../stock/rules/responsive-picture.ts';
import { pictureBytes } from '../../platform/pictures/picture-bytes.ts';

/** A picture of a sheet, with its size in pixels. */
export interface PrintPicture {
  jpeg: Buffer;
  width: number;
  height: number;
}

/** Pixels of a picture's left and right edges that are continued beside it. */
const EDGE = 4;
/** The least that sharp blurs by. */
const MIN_BLUR = 0.3;

/**
 * The whole picture in the middle of a wider one of the same height, in which the colours of its left and right edges
 * go on to the sides.
 *
 * @param ratio width divided by height
 */
export async function onWideGround({ jpeg, ...size }: PrintPicture, ratio: number): Promise<PrintPicture> {
  const height = size.height;
  const width = Math.max(size.width, Math.round(height * ratio));
  const left = Math.floor((width - size.width) / 2);
  const right = width - size.width - left;
  const edge = Math.min(EDGE, size.width);
  const side = (from: number, sideWidth: number) =>
    sharp(jpeg)
      .extract({ left: from, top: 0, width: edge, height })
      .resize({ width: Math.max(1, sideWidth), height, fit: 'fill' })
      .blur(Math.max(MIN_BLUR, height / 100))
      .toBuffer();
  const [before, after] = await Promise.all([side(0, left), side(size.width - edge, right)]);
  const wide = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: after, left: width - Math.max(1, right), top: 0 },
      { input: jpeg, left, top: 0 },
    ])
    .jpeg({ quality: 80 })
    .toBuffer();
  return { jpeg: wide, width, height };
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
  if (address === null) return null;
  const sized = isOwnPictureName(address)
    ? address
    : responsivePicture(address, images, { ...size, alt: '' })?.src;
  const bytes = sized ? await pictureBytes(sized, folder) : null;
  if (bytes === null) return null;
  const { data, info } = await sharp(bytes, { limitInputPixels: 100_000_000 })
    .rotate()
    .flatten({ background: '#fff' })
    .resize({ ...size, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  return { jpeg: data, width: info.width, height: info.height };
}
