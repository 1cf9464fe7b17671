import { AUTO_ROTATE_INTERVAL, frameAfterDrag } from './spin.ts';

export interface Turn {
  /** Frame in view, from 0. */
  frame: () => number;
  /** Any number of frames, round and round. */
  to: (frame: number) => void;
  /** One full turn of its own, a frame each 100 ms, then still (GAL-10, GAL-14). */
  play: () => void;
  stop: () => void;
  /** Where a drag that began here leads to, by px to the right (GAL-11). */
  drag: () => (pixels: number) => void;
}

/** A vehicle that turns in so many frames: `show` is told of each frame, `playing` when it turns by itself. */
export function makeTurn(
  frames: number,
  show: (frame: number) => void,
  playing: (yes: boolean) => void = () => {},
): Turn {
  let frame = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const to = (next: number) => {
    frame = ((next % frames) + frames) % frames;
    show(frame);
  };
  const stop = () => {
    if (timer === undefined) return;
    clearInterval(timer);
    timer = undefined;
    playing(false);
  };
  const play = () => {
    stop();
    let left = frames;
    playing(true);
    timer = setInterval(() => {
      to(frame + 1);
      left -= 1;
      if (left === 0) stop();
    }, AUTO_ROTATE_INTERVAL);
  };
  const drag = () => {
    stop();
    const start = frame;
    return (pixels: number) => {
      const next = frameAfterDrag(start, pixels, frames);
      if (next !== frame) to(next);
    };
  };
  return { frame: () => frame, to, play, stop, drag };
}
