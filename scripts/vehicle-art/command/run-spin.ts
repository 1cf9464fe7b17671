import { join } from 'node:path';
import sharp from 'sharp';
import { framePath, SPIN } from '../catalogue.ts';
import type { RemoteStudio } from './browser.ts';
import { hasFrame, writeWhole } from './files.ts';
import type { SpinJob } from './jobs.ts';
import { spinView } from './views.ts';

const SAMPLING = 1.5;
const QUALITY = 55;

async function writeFrame(png: Buffer, file: string): Promise<void> {
  const small = sharp(png).resize(SPIN.width, SPIN.height, { kernel: 'lanczos3' });
  writeWhole(file, await small.avif({ quality: QUALITY, effort: 3 }).toBuffer());
}

/** Renders the frames of a turn that are missing, all of them when `force` says so. */
export async function runSpin(
  studio: RemoteStudio,
  { set, path }: SpinJob,
  folder: string,
  force: boolean,
): Promise<void> {
  await studio.load(set.path, set.body, set.look);
  const size: [number, number] = [SPIN.width * SAMPLING, SPIN.height * SAMPLING];
  for (let frame = 0; frame < SPIN.frames; frame++) {
    if (!force && hasFrame(folder, path, frame)) continue;
    const { png } = await studio.shoot(size, spinView(set.body, frame), 'studio');
    await writeFrame(png, join(folder, framePath(path, frame)));
  }
}
