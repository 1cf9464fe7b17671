import type { SpinHotspot } from './spin.ts';

type Places = SpinHotspot['places'];

/**
 * A hotspot's frames and positions, each as the difference to the one before, positions in tenths of a percent. The
 * differences are small and alike, so they compress to a third of the positions, which were a twentieth of a
 * vehicle page's HTML.
 */
export type PackedPositions = [frames: number[], x: number[], y: number[]];

/** Units per percent: a tenth of a percent is one pixel of a frame. */
const UNITS = 10;

const differences = (values: number[]): number[] => values.map((value, at) => value - (values[at - 1] ?? 0));

export const packPositions = (places: Places): PackedPositions => [
  differences(places.map(({ frame }) => frame)),
  differences(places.map(({ x }) => Math.round(x * UNITS))),
  differences(places.map(({ y }) => Math.round(y * UNITS))),
];

export function unpackPositions([frames, xs, ys]: PackedPositions): Places {
  let [frame, x, y] = [0, 0, 0];
  return frames.map((step, at) => {
    frame += step;
    x += xs[at] ?? 0;
    y += ys[at] ?? 0;
    return { frame, x: x / UNITS, y: y / UNITS };
  });
}
