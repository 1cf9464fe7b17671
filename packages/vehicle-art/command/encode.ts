import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { picturePath } from '../catalogue-format.ts';
import { writeWhole } from './files.ts';

export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** AVIF quality by width in px. */
const QUALITY: Record<number, number> = { 400: 52, 530: 58, 800: 54, 1060: 58, 1280: 52 };

/** AVIF quality of the frames of a spin. */
export const SPIN_QUALITY = 50;

/** AVIF effort. At 2, most files are 10 to 30 % larger. */
export const EFFORT = 5;

/** Details are crops of the front view. Each shows this share of its width and height. */
export const DETAIL_SHARE = { usual: 0.5, dark: 0.42 };

/** Lower quality where the ground has a grain that would take more bytes than the vehicle. */
export const GRAINY = 8;

/**
 * Writes one picture in every width, largest first.
 *
 * @param lower taken from the usual quality
 */
export async function writePicture(
  source: Sharp,
  folder: string,
  path: string,
  widths: readonly number[],
  ratio: number,
  lower = 0,
): Promise<void> {
  const sorted = [...widths].sort((a, b) => b - a);
  const [largest = 0] = sorted;
  const shrink = (from: Sharp, width: number): Sharp =>
    from.resize(width, Math.round(width / ratio), { kernel: 'lanczos3' });
  const { data, info } = await shrink(source, largest).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of sorted) {
    const bytes = await shrink(sharp(data, { raw }), width)
      .avif({ quality: (QUALITY[width] ?? 52) - lower, effort: EFFORT })
      .toBuffer();
    writeWhole(join(folder, picturePath(path, width)), bytes);
  }
}

/**
 * A crop with the proportions of the frame, centred on a point but kept inside the frame.
 *
 * @param at the point, as shares of the frame's width and height
 * @param share size of the crop in relation to the frame
 */
export function cropRound(frame: [number, number], at: [number, number], share: number): Crop {
  const [frameWidth, frameHeight] = frame;
  const width = Math.round(frameWidth * share);
  const height = Math.round(frameHeight * share);
  const start = (centre: number, size: number, whole: number): number =>
    Math.round(Math.min(whole - size, Math.max(0, centre * whole - size / 2)));
  return { left: start(at[0], width, frameWidth), top: start(at[1], height, frameHeight), width, height };
}

/**
 * Makes a transparent picture from the same view on black and on white. The more a pixel differs between the two, the
 * more of the background shows through it; 765 (3 × 255) is the difference of a fully transparent pixel.
 */
export async function cutOut(onBlack: Buffer, onWhite: Buffer): Promise<Sharp> {
  const read = (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [black, white] = await Promise.all([read(onBlack), read(onWhite)]);
  const { width, height } = black.info;
  const pixels = Buffer.alloc(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    let gap = 0;
    for (let c = 0; c < 3; c++) gap += (white.data[i * 3 + c] ?? 0) - (black.data[i * 3 + c] ?? 0);
    const alpha = Math.min(1, Math.max(0, 1 - gap / 765));
    for (let c = 0; c < 3; c++) {
      pixels[i * 4 + c] = alpha > 0 ? Math.min(255, Math.round((black.data[i * 3 + c] ?? 0) / alpha)) : 0;
    }
    pixels[i * 4 + 3] = Math.round(alpha * 255);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}
