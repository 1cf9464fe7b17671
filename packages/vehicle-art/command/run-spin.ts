import { join } from 'node:path';
import sharp from 'sharp';
import { SPIN } from '../catalogue.ts';
import { framePath, spotsPath } from '../catalogue-format.ts';
import type { RemoteStudio } from './browser.ts';
import { EFFORT, GRAINY, SPIN_QUALITY } from './encode.ts';
import { hasFrame, jsonText, writeWhole } from './files.ts';
import { grade } from './grade.ts';
import type { SpinJob } from './jobs.ts';
import { spinView } from './views.ts';

const SAMPLING = 1.5;

/** Renders the missing frames of a spin, or all of them if `force` is true, and finds its hotspots. */
export async function runSpin(
  studio: RemoteStudio,
  { scene, set, path }: SpinJob,
  folder: string,
  force: boolean,
): Promise<void> {
  const views = Array.from({ length: SPIN.frames }, (_, frame) => spinView(scene, set.body, frame));
  const spots = await studio.spots(set.body, set.look, views);
  writeWhole(join(folder, spotsPath(path)), jsonText(spots));
  await studio.load(scene, set);
  const size: [number, number] = [SPIN.width * SAMPLING, SPIN.height * SAMPLING];
  const quality = scene === 'hardstand' ? SPIN_QUALITY - GRAINY : SPIN_QUALITY;
  for (const [frame, view] of views.entries()) {
    if (!force && hasFrame(folder, path, frame)) continue;
    const { png } = await studio.shoot(size, view, 'scene');
    const picture = grade(sharp(png).resize(SPIN.width, SPIN.height, { kernel: 'lanczos3' }), scene);
    writeWhole(
      join(folder, framePath(path, frame)),
      await picture.avif({ quality, effort: EFFORT }).toBuffer(),
    );
  }
}
