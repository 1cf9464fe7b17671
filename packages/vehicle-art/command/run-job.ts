import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { sceneOf } from '../backgrounds/background-names.ts';
import { type Backdrop, COMPOSED } from '../backgrounds/composed.ts';
import { CUTOUT, STAGE_PICTURE, WIDTHS } from '../catalogue.ts';
import { type Angle, DETAILS, picturePath } from '../catalogue-format.ts';
import type { Outline } from '../studio/outline.ts';
import type { Marks } from '../studio/stage.ts';
import type { RemoteStudio } from './browser.ts';
import { alignVehicle, divideByStudio, pictureOfPixels, putOn, readPixels } from './compose.ts';
import { type Crop, cropRound, cutOut, GRAINY, writePicture } from './encode.ts';
import { fadeEdges, grade } from './grade.ts';
import type { PictureJob } from './jobs.ts';
import { CUT_VIEW, stageView, viewOf } from './views.ts';

/** Width divided by height. */
const RATIO = 1.6;
/** Width in px of the largest published picture. */
const FRAME_WIDTH = 1280;

/** Samples per pixel and axis. The front view is the one on cards, so it gets the best quality. */
const SAMPLING: Record<Angle, number> = { front: 2, side: 1.5, rear: 1.5, nose: 1.5, tail: 1.5 };

/** Samples per pixel and axis of transparent pictures, which are rendered twice (on black and on white). */
const TRANSPARENT_SAMPLING = 1.5;

const even = (value: number): number => Math.round(value / 2) * 2;

/** Details are crops of the front view. Each shows this share of its width and height. */
const DETAIL_SHARE = { usual: 0.5, workshop: 0.42 };

const detailCentre = (detail: (typeof DETAILS)[number], marks: Marks): [number, number] =>
  detail === 'detail-wheel' ? marks.wheel : marks.lamp;

const lowerQuality = ({ background }: AngleJob['set']): number => (background === 'hardstand' ? GRAINY : 0);

type AngleJob = Extract<PictureJob, { kind: 'angle' }>;

/** Crops are not scaled down, so a slight blur smooths their edges. */
async function writeDetails(
  png: Buffer,
  frame: [number, number],
  marks: Marks,
  folder: string,
  { set }: AngleJob,
): Promise<void> {
  for (const detail of DETAILS) {
    const share = set.background === 'workshop' ? DETAIL_SHARE.workshop : DETAIL_SHARE.usual;
    const crop = cropRound(frame, detailCentre(detail, marks), share);
    const picture = grade(sharp(png).extract(crop).blur(0.6), set.background);
    const finished = set.background === 'workshop' ? await fadeEdges(picture) : picture;
    await writePicture(finished, folder, `${set.path}/${detail}`, WIDTHS, RATIO, lowerQuality(set));
  }
}

/** Renders an angle in a scene of its own. */
async function runAngle(studio: RemoteStudio, job: AngleJob, folder: string): Promise<[Promise<void>]> {
  const { set, angle, path, widths } = job;
  await studio.load(sceneOf(set.background), set);
  const width = even(FRAME_WIDTH * SAMPLING[angle]);
  const frame: [number, number] = [width, even(width / RATIO)];
  const { png, marks } = await studio.shoot(frame, viewOf(set.background, set.body, angle), 'scene');
  const encode = async (): Promise<void> => {
    await writePicture(grade(sharp(png), set.background), folder, path, widths, RATIO, lowerQuality(set));
    if (angle === 'front') await writeDetails(png, frame, marks, folder, job);
  };
  return [encode()];
}

/** The pictures of the studio from which a background is composed: an angle and its crops round the details. */
interface StudioPictures {
  whole: Buffer | string;
  details: { name: (typeof DETAILS)[number]; source: Buffer | string; crop: Crop }[];
}

function shareCrop(frame: [number, number], at: [number, number]): Crop {
  const { left, top, width, height } = cropRound(frame, at, DETAIL_SHARE.usual);
  return { left: left / frame[0], top: top / frame[1], width: width / frame[0], height: height / frame[1] };
}

/** Takes pictures of the studio from a folder in which an earlier run has left them; null if one is missing. */
function storedPictures(stored: string, { set, angle }: AngleJob, marks: Marks): StudioPictures | null {
  const fileOf = (name: string): string =>
    join(stored, picturePath(`${set.path.slice(set.background.length + 1)}/${name}`, FRAME_WIDTH));
  const names = angle === 'front' ? DETAILS : [];
  if (![angle, ...names].every((name) => existsSync(fileOf(name)))) return null;
  const frame: [number, number] = [FRAME_WIDTH * 2, (FRAME_WIDTH * 2) / RATIO];
  return {
    whole: fileOf(angle),
    details: names.map((name) => ({
      name,
      source: fileOf(name),
      crop: shareCrop(frame, detailCentre(name, marks)),
    })),
  };
}

async function renderedPictures(studio: RemoteStudio, { set, angle }: AngleJob): Promise<StudioPictures> {
  const width = even(FRAME_WIDTH * SAMPLING[angle]);
  const frame: [number, number] = [width, even(width / RATIO)];
  const { png, marks } = await studio.shoot(frame, viewOf(set.background, set.body, angle), 'scene');
  const small = (source: Sharp): Promise<Buffer> => source.resize(FRAME_WIDTH).png().toBuffer();
  const details = (angle === 'front' ? DETAILS : []).map(async (name) => {
    const at = detailCentre(name, marks);
    const source = sharp(png)
      .extract(cropRound(frame, at, DETAIL_SHARE.usual))
      .blur(0.6);
    return { name, source: await small(source), crop: shareCrop(frame, at) };
  });
  return { whole: await small(sharp(png)), details: await Promise.all(details) };
}

async function writeComposed(
  pictures: StudioPictures,
  backdrop: Backdrop,
  outline: Outline,
  folder: string,
  { set, path, widths }: AngleJob,
): Promise<void> {
  const aligned = await alignVehicle(divideByStudio(await readPixels(pictures.whole)), outline);
  await writePicture(pictureOfPixels(putOn(aligned, backdrop)), folder, path, widths, RATIO);
  for (const { name, source, crop } of pictures.details) {
    const picture = putOn(divideByStudio(await readPixels(source), crop), backdrop, crop);
    await writePicture(pictureOfPixels(picture), folder, `${set.path}/${name}`, WIDTHS, RATIO);
  }
}

/** Puts an angle of the studio on another background. */
async function runComposed(
  studio: RemoteStudio,
  job: AngleJob,
  backdrop: Backdrop,
  folder: string,
  stored: string | null,
): Promise<[Promise<void>]> {
  const { set, angle } = job;
  await studio.load('studio', set);
  const { marks, outline } = await studio.measure(viewOf(set.background, set.body, angle));
  const pictures =
    (stored === null ? null : storedPictures(stored, job, marks)) ?? (await renderedPictures(studio, job));
  return [writeComposed(pictures, backdrop, outline, folder, job)];
}

async function runTransparent(
  studio: RemoteStudio,
  job: Exclude<PictureJob, AngleJob>,
  folder: string,
): Promise<[Promise<void>]> {
  const size = job.kind === 'cut' ? CUTOUT : STAGE_PICTURE;
  const view = job.kind === 'cut' ? CUT_VIEW : stageView(job.set.body);
  const frame: [number, number] = [
    even(size.width * TRANSPARENT_SAMPLING),
    even(size.height * TRANSPARENT_SAMPLING),
  ];
  await studio.load('studio', job.set);
  const black = await studio.shoot(frame, view, 'black');
  const white = await studio.shoot(frame, view, 'white');
  const encode = async (): Promise<void> => {
    const picture = await cutOut(black.png, white.png);
    await writePicture(picture, folder, job.path, job.widths, size.width / size.height);
  };
  return [encode()];
}

/**
 * Makes the picture of a job. Returns the promise of its encoding in an array, so that `await` does not wait for it:
 * the next job can render meanwhile.
 *
 * @param stored folder of studio pictures; those that it has are not rendered again
 */
export function runJob(
  studio: RemoteStudio,
  job: PictureJob,
  folder: string,
  stored: string | null,
): Promise<[Promise<void>]> {
  if (job.kind !== 'angle') return runTransparent(studio, job, folder);
  const backdrop = COMPOSED[job.set.background];
  return backdrop ? runComposed(studio, job, backdrop, folder, stored) : runAngle(studio, job, folder);
}
