import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** A photograph with a place in its EXIF data, as phones write them. */
export const GPS = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 28/1 12/1', GPSLongitudeRef: 'E' } };

/** A picture with a red left half and a blue right half. */
export function twoColours(width: number, height: number): Sharp {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' };
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: { create: half }, left: Math.floor(width / 2), top: 0 },
  ]);
}

/** Writes a picture into a tenant's folder and returns its file. */
export async function writePicture(tenant: string, name: string, picture: Sharp): Promise<string> {
  const file = join(tenant, name);
  mkdirSync(dirname(file), { recursive: true });
  await picture.toFile(file);
  return file;
}
