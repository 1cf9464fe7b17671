import { join } from 'node:path';
import sharp from 'sharp';
import { ROOM_PICTURE } from '../catalogue.ts';
import { roomPath, spotsPath } from '../catalogue-format.ts';
import type { RoomMark } from '../interiors/room-stage.ts';
import type { RemoteStudio } from './browser.ts';
import { jsonText, writeWhole } from './files.ts';
import type { RoomJob } from './jobs.ts';

const SAMPLING = 1.5;
const QUALITY = 58;

/** A hotspot of a room, in percent of its picture's width and height. */
const placed = ({ id, description, at: [x, y] }: RoomMark) => {
  const percent = (share: number): number => Math.round(share * 1000) / 10;
  if ([x, y].some((share) => share < 0.02 || share > 0.98))
    throw new Error(`The hotspot "${id}" is not inside the picture.`);
  return { id, description, x: percent(x), y: percent(y) };
};

/** Renders the inside of a vehicle with its hotspots. */
export async function runRoom(studio: RemoteStudio, { room, path }: RoomJob, folder: string): Promise<void> {
  const { width, height } = ROOM_PICTURE;
  const { png, marks } = await studio.room(room, width * SAMPLING, height * SAMPLING);
  const small = sharp(png).resize(width, height, { kernel: 'lanczos3' });
  writeWhole(join(folder, roomPath(path)), await small.avif({ quality: QUALITY, effort: 4 }).toBuffer());
  writeWhole(join(folder, spotsPath(path)), jsonText(marks.map(placed)));
}
