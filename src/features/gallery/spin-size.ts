import { SMALL_FRAME_WIDTH } from '../../frame/media/small-frames.ts';

/**
 * Device pixels per CSS px: more are not visible while a picture turns, only in fullscreen or zoomed. Chosen by eye.
 */
const MAX_USEFUL_DENSITY = 1.5;

export interface SpinSize {
  /** Width of the canvas in CSS px. */
  width: number;
  /** `devicePixelRatio` */
  density: number;
  /** Scale of the page if the shopper zoomed it with two fingers; 1 if not. */
  zoom: number;
  fullscreen: boolean;
}

/** True if the small frames, which are 640 px wide, would look blurred. */
export function needsLargeFrames({ width, density, zoom, fullscreen }: SpinSize): boolean {
  const isExamined = fullscreen || zoom > 1;
  return width * zoom * (isExamined ? density : Math.min(density, MAX_USEFUL_DENSITY)) > SMALL_FRAME_WIDTH;
}
