import { join } from 'node:path';
import sharp from 'sharp';
import { SPIN } from '../catalogue.ts';
import { framePath, spotsPath } from '../catalogue-format.ts';
import type { RemoteStudio } from './browser.ts';
import { hasFrame, jsonText, writeWhole } from './files.ts';
import type { SpinJob } from './jobs.ts';
import { spinView } from './views.ts';

const SAMPLING = 1.5;
const QUALITY = 55;

async function writeFrame(png: Buffer, file: string): Promise<void> {
  const small = sharp(png).resize(SPIN.width, SPIN.height, { kernel: 'lanczos3' });
  writeWhole(file, await small.avif({ quality: QUALITY, effort: 3 }).toBuffer());
}

/** Renders the missing frames of a spin, or all of them if `force` is true, and finds its hotspots. */
export async function runSpin(
  studio: RemoteStudio,
  { set, path }: SpinJob,
  folder: string,
  force: boolean,
): Promise<void> {
  const views = Array.from({ length: SPIN.frames }, (_, frame) => spinView(set.body, frame));
  const spots = await studio.spots(set.body, set.look, views);
  writeWhole(join(folder, spotsPath(path)), jsonText(spots));
  await studio.load(set.path, set.body, set.look);
  const size: [number, number] = [SPIN.width * SAMPLING, SPIN.height * SAMPLING];
  for (const [frame, view] of views.entries()) {
    if (!force && hasFrame(folder, path, frame)) continue;
    const { png } = await studio.shoot(size, view, 'studio');
    await writeFrame(png, join(folder, framePath(path, frame)));
  }
}
