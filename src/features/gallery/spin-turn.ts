import { AUTO_ROTATE_INTERVAL, frameAfterDrag } from './spin.ts';

export interface Turn {
  /** Frame in view, from 0. */
  frame: () => number;
  /** Shows this frame; numbers below 0 or above the last frame wrap around. */
  to: (frame: number) => void;
  /** Plays one full turn, one frame per 100 ms (GAL-10, GAL-14). */
  play: () => void;
  stop: () => void;
  /** Starts a drag. Call the returned function with the total distance to the right in px (GAL-11). */
  drag: () => (pixels: number) => void;
}

/**
 * State of a spin: the frame in view, and whether it is turning by itself.
 *
 * @param show called with each new frame
 * @param onPlay called when a turn starts and when it ends
 */
export function makeTurn(
  frames: number,
  show: (frame: number) => void,
  onPlay: (isPlaying: boolean) => void = () => {},
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
    onPlay(false);
  };
  const play = () => {
    stop();
    let framesLeft = frames;
    onPlay(true);
    timer = setInterval(() => {
      to(frame + 1);
      framesLeft -= 1;
      if (framesLeft === 0) stop();
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
