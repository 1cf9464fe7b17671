import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { sceneOf } from '../backgrounds/background-names.ts';
import { COMPOSED } from '../backgrounds/composed.ts';
import { SPIN } from '../catalogue.ts';
import { framePath, spotsPath } from '../catalogue-format.ts';
import type { View } from '../studio/camera.ts';
import type { RemoteStudio } from './browser.ts';
import { divideByStudio, pictureOfPixels, putOn, readPixels } from './compose.ts';
import { GRAINY } from './encode.ts';
import { hasFrame, jsonText, writeWhole } from './files.ts';
import { grade } from './grade.ts';
import type { SpinJob } from './jobs.ts';
import { spinView } from './views.ts';

const SAMPLING = 1.5;
const QUALITY = 50;

export interface SpinSource {
  folder: string;
  /** Folder of studio spins; frames that it has are not rendered again. */
  stored: string | null;
  /** Makes frames again that exist already. */
  force: boolean;
}

async function frameOf(
  studio: RemoteStudio,
  { set }: SpinJob,
  view: View,
  storedFrame: string | null,
): Promise<Sharp> {
  const backdrop = COMPOSED[set.background];
  let source: Buffer | string | null =
    backdrop && storedFrame && existsSync(storedFrame) ? storedFrame : null;
  if (source === null) {
    await studio.load(sceneOf(set.background), set);
    const { png } = await studio.shoot([SPIN.width * SAMPLING, SPIN.height * SAMPLING], view, 'scene');
    source = await sharp(png).resize(SPIN.width, SPIN.height, { kernel: 'lanczos3' }).png().toBuffer();
  }
  if (!backdrop) return grade(sharp(source), set.background);
  return pictureOfPixels(putOn(divideByStudio(await readPixels(source)), backdrop));
}

/** Makes the missing frames of a spin, or all of them, and finds its hotspots. */
export async function runSpin(
  studio: RemoteStudio,
  job: SpinJob,
  { folder, stored, force }: SpinSource,
): Promise<void> {
  const { set, path } = job;
  const views = Array.from({ length: SPIN.frames }, (_, frame) => spinView(set.background, set.body, frame));
  const spots = await studio.spots(set.body, set.look, views);
  writeWhole(join(folder, spotsPath(path)), jsonText(spots));
  for (const [frame, view] of views.entries()) {
    if (!force && hasFrame(folder, path, frame)) continue;
    const studioPath = path.slice(set.background.length + 1);
    const storedFrame = stored === null ? null : join(stored, framePath(studioPath, frame));
    const picture = await frameOf(studio, job, view, storedFrame);
    const bytes = await picture
      .avif({ quality: set.background === 'hardstand' ? QUALITY - GRAINY : QUALITY, effort: 4 })
      .toBuffer();
    writeWhole(join(folder, framePath(path, frame)), bytes);
  }
}
