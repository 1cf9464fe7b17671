import type { SpinHotspot } from './spin.ts';

type Positions = SpinHotspot['positions'];

/**
 * A hotspot's frames and positions, each as the difference from the one before. Positions are in tenths of a percent.
 * The differences are small and similar, so they compress to a third of the size of the positions themselves, which
 * made up a twentieth of a vehicle page's HTML.
 */
export type PackedPositions = [frames: number[], x: number[], y: number[]];

/** A tenth of a percent is about one pixel of a frame, which is 960 px wide. */
const UNITS_PER_PERCENT = 10;

const differences = (values: number[]): number[] =>
  values.map((value, index) => value - (values[index - 1] ?? 0));

export const packPositions = (positions: Positions): PackedPositions => [
  differences(positions.map(({ frame }) => frame)),
  differences(positions.map(({ x }) => Math.round(x * UNITS_PER_PERCENT))),
  differences(positions.map(({ y }) => Math.round(y * UNITS_PER_PERCENT))),
];

export function unpackPositions([frames, xs, ys]: PackedPositions): Positions {
  let [frame, x, y] = [0, 0, 0];
  return frames.map((step, index) => {
    frame += step;
    x += xs[index] ?? 0;
    y += ys[index] ?? 0;
    return { frame, x: x / UNITS_PER_PERCENT, y: y / UNITS_PER_PERCENT };
  });
}
