import sharp from 'sharp';
import type { Backdrop } from '../backgrounds/composed.ts';
import { studioColour } from '../studio/backdrops.ts';
import type { Outline } from '../studio/outline.ts';
import type { Crop } from './encode.ts';

/** Pixels of a picture, three bytes each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Width of every vehicle and its largest height, and the line on which it stands, as shares of the picture. */
const PLACE = { width: 0.82, height: 0.68, ground: 0.84 };

/** From this share of the empty studio's brightness a pixel counts as empty more and more. */
const ALMOST_EMPTY = 0.96;

const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 };

export async function readPixels(source: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const toSharp = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** Visits the middle of every pixel; `x` and `y` are shares of the whole frame of which the picture is a crop. */
function eachPixel(
  { width, height }: Pixels,
  crop: Crop,
  visit: (index: number, x: number, y: number) => void,
): void {
  for (let row = 0; row < height; row++) {
    const y = crop.top + ((row + 0.5) / height) * crop.height;
    for (let column = 0; column < width; column++)
      visit((row * width + column) * 3, crop.left + ((column + 0.5) / width) * crop.width, y);
  }
}

/**
 * Divides a picture of the studio by the empty studio. What is left is white where nothing stands, and the vehicle with
 * its contact shadow.
 *
 * @param crop the part of the studio that the picture shows, as shares of the whole
 */
export function divideByStudio(picture: Pixels, crop: Crop = WHOLE): Pixels {
  const data = new Uint8Array(picture.data.length);
  eachPixel(picture, crop, (index, x, y) => {
    const empty = studioColour(x, 1 - y);
    for (let c = 0; c < 3; c++) {
      const share = (picture.data[index + c] ?? 0) / (255 * (empty[c] as number));
      // Encoding has left noise near white, which would show on a white page.
      const clean = share > ALMOST_EMPTY ? share + (share - ALMOST_EMPTY) * 1.2 : share;
      data[index + c] = Math.min(255, Math.round(clean * 255));
    }
  });
  return { ...picture, data };
}

/** Multiplies what `divideByStudio` left with another background. */
export function putOn(divided: Pixels, backdrop: Backdrop, crop: Crop = WHOLE): Pixels {
  const data = new Uint8Array(divided.data.length);
  eachPixel(divided, crop, (index, x, y) => {
    const colour = backdrop(x, y);
    for (let c = 0; c < 3; c++)
      data[index + c] = Math.round(((divided.data[index + c] ?? 0) / 255) * (colour[c] as number));
  });
  return { ...divided, data };
}

/** Scales and moves a divided picture, so that every vehicle is as large as the others and stands on the same line. */
export async function alignVehicle(divided: Pixels, outline: Outline): Promise<Pixels> {
  const { width, height } = divided;
  const scale = Math.min(
    PLACE.width / (outline.right - outline.left),
    PLACE.height / (outline.bottom - outline.top),
  );
  const large = await readPixels(
    await toSharp(divided)
      .resize(Math.round(width * scale), Math.round(height * scale), { kernel: 'lanczos3' })
      .png({ compressionLevel: 0 })
      .toBuffer(),
  );
  const left = Math.round(width * (0.5 - (scale * (outline.left + outline.right)) / 2));
  const top = Math.round(height * (PLACE.ground - scale * outline.bottom));
  const data = new Uint8Array(width * height * 3).fill(255);
  for (let row = Math.max(0, top); row < Math.min(height, top + large.height); row++) {
    const from = Math.max(0, left);
    const to = Math.min(width, left + large.width);
    const start = ((row - top) * large.width + from - left) * 3;
    data.set(large.data.subarray(start, start + (to - from) * 3), (row * width + from) * 3);
  }
  return { data, width, height };
}

export { toSharp as pictureOfPixels };
