import { join } from 'node:path';
import sharp from 'sharp';
import { SPIN, WALK_FRAMES, WIDTHS, walkName } from '../catalogue.ts';
import { framePath } from '../catalogue-format.ts';
import { writePicture } from './encode.ts';

/** Writes frames of a set's spin as ordinary pictures in every width. */
export async function makeWalk(set: string, folder: string): Promise<void> {
  for (const frame of WALK_FRAMES) {
    const source = sharp(join(folder, framePath(`${set}/spin`, frame)));
    await writePicture(source, folder, `${set}/${walkName(frame)}`, WIDTHS, SPIN.width / SPIN.height);
  }
}
