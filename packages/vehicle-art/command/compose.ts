import sharp from 'sharp';
import type { Backdrop } from '../backgrounds/composed.ts';
import { studioColour } from '../studio/backdrops.ts';
import type { Crop } from './encode.ts';

/** Pixels of a picture, three bytes each. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The rectangle round a vehicle in a picture, as shares of its width and height, y down. */
interface Outline {
  left: number;
  right: number;
  top: number;
  bottom: number;
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

export const pictureOfPixels = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } });

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

/** Rows between which the body of a vehicle is looked for, as shares of the height. Its shadow lies below them. */
const BODY = { from: 0.1, to: 0.66 };

/** Levels below which a pixel is part of the vehicle, and of a tyre. */
const PART = 232;
const TYRE = 70;

/** Finds the vehicle in a divided picture. Its lowest part is the lowest tyre. */
export function outlineOf({ data, width, height }: Pixels): Outline {
  const levelAt = (column: number, row: number): number => {
    const i = (row * width + column) * 3;
    return Math.min(data[i] ?? 255, data[i + 1] ?? 255, data[i + 2] ?? 255);
  };
  const columns = Array.from({ length: width }, (_, column) => column);
  const rows = Array.from({ length: height }, (_, row) => row);
  const bodyRows = rows.filter((row) => row > BODY.from * height && row < BODY.to * height);
  const hasMany = (levels: number[], limit: number, count: number): boolean =>
    levels.filter((level) => level < limit).length > count;
  const across = columns.filter((column) =>
    hasMany(
      bodyRows.map((row) => levelAt(column, row)),
      PART,
      height / 130,
    ),
  );
  const down = rows.filter((row) =>
    hasMany(
      columns.map((column) => levelAt(column, row)),
      PART,
      width / 64,
    ),
  );
  const tyres = rows.filter((row) =>
    hasMany(
      columns.map((column) => levelAt(column, row)),
      TYRE,
      width / 90,
    ),
  );
  return {
    left: (across[0] ?? 0) / width,
    right: ((across.at(-1) ?? width - 1) + 1) / width,
    top: (down[0] ?? 0) / height,
    bottom: ((tyres.at(-1) ?? height - 1) + 1) / height,
  };
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
    await pictureOfPixels(divided)
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
