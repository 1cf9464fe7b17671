import sharp from 'sharp';
import { CUTOUT, STAGE_PICTURE, WIDTHS } from '../catalogue.ts';
import { type Angle, DETAILS } from '../catalogue-format.ts';
import type { Marks } from '../studio/stage.ts';
import type { RemoteStudio } from './browser.ts';
import { cropRound, cutOut, DETAIL_SHARE, GRAINY, writePicture } from './encode.ts';
import { fadeEdges, grade } from './grade.ts';
import type { PictureJob } from './jobs.ts';
import { CUT_VIEW, stageView, viewOf } from './views.ts';

/** Width divided by height. */
const RATIO = 1.6;
/** Width in px of the largest published picture. */
const FRAME_WIDTH = 1280;

/** Samples per pixel and axis. The front views are those on cards, so they get the best quality. */
const SAMPLING: Record<Angle, number> = {
  front: 2,
  'other-front': 2,
  side: 1.5,
  rear: 1.5,
  tail: 1.5,
};

/** Samples per pixel and axis of transparent pictures, which are rendered twice (on black and on white). */
const TRANSPARENT_SAMPLING = 1.5;

const even = (value: number): number => Math.round(value / 2) * 2;

type AngleJob = Extract<PictureJob, { kind: 'angle' }>;

const lowerQuality = ({ scene }: AngleJob): number => (scene === 'hardstand' ? GRAINY : 0);

/** Writes the details. Crops are not scaled down, so a slight blur smooths their edges. */
async function writeDetails(
  png: Buffer,
  frame: [number, number],
  marks: Marks,
  folder: string,
  job: AngleJob,
): Promise<void> {
  const { scene, set } = job;
  const isDark = scene === 'workshop';
  for (const detail of DETAILS) {
    const at = detail === 'detail-wheel' ? marks.wheel : marks.lamp;
    const crop = cropRound(frame, at, isDark ? DETAIL_SHARE.dark : DETAIL_SHARE.usual);
    const picture = grade(sharp(png).extract(crop).blur(0.6), scene);
    const finished = isDark ? await fadeEdges(picture) : picture;
    await writePicture(finished, folder, `${set.path}/${detail}`, WIDTHS, RATIO, lowerQuality(job));
  }
}

async function runAngle(studio: RemoteStudio, job: AngleJob, folder: string): Promise<[Promise<void>]> {
  const { scene, set, angle, path, widths } = job;
  await studio.load(scene, set);
  const width = even(FRAME_WIDTH * SAMPLING[angle]);
  const frame: [number, number] = [width, even(width / RATIO)];
  const { png, marks } = await studio.shoot(frame, viewOf(scene, set.body, angle), 'scene');
  const encode = async (): Promise<void> => {
    await writePicture(grade(sharp(png), scene), folder, path, widths, RATIO, lowerQuality(job));
    if (angle === 'front') await writeDetails(png, frame, marks, folder, job);
  };
  return [encode()];
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
 * Renders the picture of a job. Returns the promise of its encoding in an array, so that `await` does not wait for it:
 * the next job can render meanwhile.
 */
export const runJob = (studio: RemoteStudio, job: PictureJob, folder: string): Promise<[Promise<void>]> =>
  job.kind === 'angle' ? runAngle(studio, job, folder) : runTransparent(studio, job, folder);
