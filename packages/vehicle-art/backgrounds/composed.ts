import type { ComposedBackground } from './background-names.ts';

type Colour = readonly [red: number, green: number, blue: number];

/** Colour of an empty background, as levels from 0 to 255, at shares of the picture's width and height, y down. */
export type Backdrop = (x: number, y: number) => Colour;

const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

const smoothstep = (from: number, to: number, at: number): number => {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const WHITE: Colour = [255, 255, 255];

const COOL = {
  top: [233, 237, 243],
  wall: [243, 245, 249],
  floor: [217, 223, 232],
} as const satisfies Record<string, Colour>;

/** Backgrounds on which a vehicle is put without rendering it again. */
export const COMPOSED_BACKDROPS: Record<ComposedBackground, Backdrop> = {
  white: () => WHITE,
  // A bright wall with a cool floor before it
  floor: (_, y) =>
    y < 0.55
      ? mix(COOL.top, COOL.wall, smoothstep(0, 0.55, y))
      : mix(COOL.wall, COOL.floor, smoothstep(0.6, 1, y)),
};
