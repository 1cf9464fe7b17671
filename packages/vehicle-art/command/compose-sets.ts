import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isComposed } from '../backgrounds/background-names.ts';
import { type Backdrop, COMPOSED_BACKDROPS } from '../backgrounds/composed.ts';
import { PLACED_SETS, type PlacedSet } from '../backgrounds/placed-sets.ts';
import { SPIN, SPIN_SETS, WIDTHS } from '../catalogue.ts';
import { ANGLES, DETAILS, framePath, picturePath, spotsPath } from '../catalogue-format.ts';
import { alignVehicle, divideByStudio, outlineOf, pictureOfPixels, putOn, readPixels } from './compose.ts';
import { EFFORT, SPIN_QUALITY, writePicture } from './encode.ts';
import { hasFrame, writeWhole } from './files.ts';
import { matchCrop } from './match-crop.ts';

const RATIO = 1.6;

/** Details are enlarged crops, in which nobody sees a lower quality. */
const LOWER = 8;

interface Folders {
  studio: string;
  out: string;
}

const backdropOf = ({ background }: PlacedSet): Backdrop | null =>
  isComposed(background) ? COMPOSED_BACKDROPS[background] : null;

async function composeSet(
  set: PlacedSet,
  backdrop: Backdrop,
  { studio, out }: Folders,
  force: boolean,
): Promise<void> {
  const source = (name: string): string => join(studio, picturePath(`${set.studioPath}/${name}`, 1280));
  const isWanted = (name: string): boolean =>
    force || !WIDTHS.every((width) => existsSync(join(out, picturePath(`${set.path}/${name}`, width))));
  for (const angle of ANGLES.filter(isWanted)) {
    const divided = divideByStudio(await readPixels(source(angle)));
    const placed = putOn(await alignVehicle(divided, outlineOf(divided)), backdrop);
    await writePicture(pictureOfPixels(placed), out, `${set.path}/${angle}`, WIDTHS, RATIO);
  }
  for (const detail of DETAILS.filter(isWanted)) {
    const crop = await matchCrop(source('front'), source(detail));
    const placed = putOn(divideByStudio(await readPixels(source(detail)), crop), backdrop, crop);
    await writePicture(pictureOfPixels(placed), out, `${set.path}/${detail}`, WIDTHS, RATIO, LOWER);
  }
}

async function composeSpin(set: PlacedSet, backdrop: Backdrop, { studio, out }: Folders): Promise<void> {
  const [from, to] = [`${set.studioPath}/spin`, `${set.path}/spin`];
  for (let frame = 0; frame < SPIN.frames; frame++) {
    const picture = putOn(divideByStudio(await readPixels(join(studio, framePath(from, frame)))), backdrop);
    const bytes = await pictureOfPixels(picture).avif({ quality: SPIN_QUALITY, effort: EFFORT }).toBuffer();
    writeWhole(join(out, framePath(to, frame)), bytes);
  }
  await copyFile(join(studio, spotsPath(from)), join(out, spotsPath(to)));
}

/** Puts vehicles of the studio on other backgrounds; only what is missing, unless `force` is true. */
export async function composeSets(folders: Folders, only: RegExp, force: boolean): Promise<void> {
  for (const set of PLACED_SETS.filter(({ path }) => only.test(path))) {
    const backdrop = backdropOf(set);
    if (!backdrop) continue;
    await composeSet(set, backdrop, folders, force);
    const hasSpin = (SPIN_SETS as readonly string[]).includes(set.path);
    if (hasSpin && (force || !hasFrame(folders.out, `${set.path}/spin`, SPIN.frames - 1)))
      await composeSpin(set, backdrop, folders);
    console.log(set.path);
  }
}
