import { SMALL_FRAME_WIDTH } from '../../frame/media/small-frames.ts';

/** Pixels per CSS px that are enough for a picture that turns; more are seen only in fullscreen or zoomed. */
const ENOUGH = 1.5;

export interface SpinSize {
  /** Width of the canvas in CSS px. */
  width: number;
  /** `devicePixelRatio` */
  density: number;
  /** Scale of the page when it is zoomed with two fingers; 1: not zoomed. */
  zoom: number;
  fullscreen: boolean;
}

/** Returns whether frames of 640 px would look blurred. */
export function needsLargeFrames({ width, density, zoom, fullscreen }: SpinSize): boolean {
  const isExamined = fullscreen || zoom > 1;
  return width * zoom * (isExamined ? density : Math.min(density, ENOUGH)) > SMALL_FRAME_WIDTH;
}
