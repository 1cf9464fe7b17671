import sharp from 'sharp';
import { type Crop, DETAIL_SHARE } from './encode.ts';

/** Size at which pictures are compared, in px. */
const SIZE = { width: 160, height: 100 };

async function greys(file: string, share: number): Promise<Uint8Array> {
  const [width, height] = [Math.round(SIZE.width * share), Math.round(SIZE.height * share)];
  return sharp(file).resize(width, height, { fit: 'fill' }).greyscale().raw().toBuffer();
}

/** Finds the part of a front picture that a detail shows, as shares of the front picture's width and height. */
export async function matchCrop(front: string, detail: string): Promise<Crop> {
  const share = DETAIL_SHARE.usual;
  const [whole, part] = await Promise.all([greys(front, 1), greys(detail, share)]);
  const [width, height] = [SIZE.width * share, SIZE.height * share];
  let best = { difference: Number.POSITIVE_INFINITY, left: 0, top: 0 };
  for (let top = 0; top <= SIZE.height - height; top++) {
    for (let left = 0; left <= SIZE.width - width; left++) {
      let difference = 0;
      for (let y = 0; y < height && difference < best.difference; y++)
        for (let x = 0; x < width; x++)
          difference += Math.abs(
            (part[y * width + x] ?? 0) - (whole[(y + top) * SIZE.width + x + left] ?? 0),
          );
      if (difference < best.difference) best = { difference, left, top };
    }
  }
  return { left: best.left / SIZE.width, top: best.top / SIZE.height, width: share, height: share };
}
