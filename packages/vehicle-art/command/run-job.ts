import sharp from 'sharp';
import { CUTOUT, STAGE_PICTURE, WIDTHS } from '../catalogue.ts';
import type { Angle } from '../catalogue-format.ts';
import type { Marks } from '../studio/stage.ts';
import type { RemoteStudio } from './browser.ts';
import { cropRound, cutOut, writePicture } from './encode.ts';
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

/**
 * Writes the details, which are crops of the large frame. Crops are not scaled down, so a slight blur smooths their
 * edges.
 */
async function writeDetails(
  png: Buffer,
  frame: [number, number],
  marks: Marks,
  folder: string,
  path: string,
): Promise<void> {
  const crops = {
    'detail-wheel': cropRound(frame, marks.wheel, 0.5),
    'detail-lamp': cropRound(frame, marks.lamp, 0.5),
  };
  for (const [detail, crop] of Object.entries(crops)) {
    await writePicture(sharp(png).extract(crop).blur(0.6), folder, `${path}/${detail}`, WIDTHS, RATIO);
  }
}

/**
 * Renders the picture of a job. Returns the promise of its encoding in an array, so that `await` does not wait for it:
 * the next job can render meanwhile.
 */
export async function runJob(
  studio: RemoteStudio,
  job: PictureJob,
  folder: string,
): Promise<[Promise<void>]> {
  const { set, path, widths } = job;
  await studio.load(set.path, set.body, set.look);
  if (job.kind === 'angle') {
    const width = even(FRAME_WIDTH * SAMPLING[job.angle]);
    const frame: [number, number] = [width, even(width / RATIO)];
    const { png, marks } = await studio.shoot(frame, viewOf(job.set.body, job.angle), 'studio');
    const encode = async (): Promise<void> => {
      await writePicture(sharp(png), folder, path, widths, RATIO);
      if (job.angle === 'front') await writeDetails(png, frame, marks, folder, set.path);
    };
    return [encode()];
  }
  const size = job.kind === 'cut' ? CUTOUT : STAGE_PICTURE;
  const view = job.kind === 'cut' ? CUT_VIEW : stageView(job.set.body);
  const frame: [number, number] = [
    even(size.width * TRANSPARENT_SAMPLING),
    even(size.height * TRANSPARENT_SAMPLING),
  ];
  const black = await studio.shoot(frame, view, 'black');
  const white = await studio.shoot(frame, view, 'white');
  const encode = async (): Promise<void> =>
    writePicture(await cutOut(black.png, white.png), folder, path, widths, size.width / size.height);
  return [encode()];
}
