import { box } from '../parts/shapes.ts';
import type { MotorcycleBuilder } from './motorcycle-builder.ts';

/** Fairing from the lamp to below the engine, with a screen. */
export function raceFairing(builder: MotorcycleBuilder): void {
  const { paint, m } = builder;
  builder.plates(
    [
      [0.4, 0.9],
      [0.52, 1.02],
      [0.72, 0.94],
      [0.98, 0.74],
      [1.16, 0.58],
      [1.2, 0.3],
      [1.14, 0.19],
      [0.82, 0.19],
      [0.7, 0.34],
      [0.63, 0.58],
    ],
    0.205,
    0.024,
    paint,
    0.06,
    0.011,
  );
  builder.plates(
    [
      [0.74, 0.6],
      [0.94, 0.58],
      [1.06, 0.46],
      [0.84, 0.44],
    ],
    0.219,
    0.012,
    m.black,
    0.03,
    0.005,
  );
  builder.plates(
    [
      [0.86, 0.36],
      [1.12, 0.36],
      [1.1, 0.29],
      [0.9, 0.29],
    ],
    0.219,
    0.012,
    m.white,
    0.02,
    0.005,
  );
  builder.body(
    [
      { x: 0.44, top: 1.03, bottom: 0.98, halfWidth: 0.07, round: 2.6 },
      { x: 0.54, top: 1.13, bottom: 1.0, halfWidth: 0.11, round: 2.6 },
      { x: 0.66, top: 1.16, bottom: 1.02, halfWidth: 0.11, round: 2.6 },
    ],
    m.gloss,
  );
}

/** Beak, tall screen, hand guards, rack and cases. */
export function adventureParts(builder: MotorcycleBuilder): void {
  const { paint, m, frame } = builder;
  builder.body(
    [
      { x: 0.12, top: 0.8, bottom: 0.775, halfWidth: 0.035, round: 2.6 },
      { x: 0.28, top: 0.86, bottom: 0.79, halfWidth: 0.075, round: 2.8 },
      { x: 0.5, top: 0.96, bottom: 0.82, halfWidth: 0.12, round: 2.8 },
    ],
    paint,
  );
  builder.plate(
    [
      [0.46, 1.02],
      [0.5, 1.02],
      [0.66, 1.4],
      [0.62, 1.4],
    ],
    0,
    0.3,
    m.gloss,
    0.02,
    0.01,
  );
  builder.pair(box(0.14, 0.1, 0.05, 0.02), m.black, 0.62, 1.15, 0.38);
  builder.pipes(
    [
      [1.5, 0.9, 0.12],
      [1.78, 0.98, 0.14],
      [2.02, 0.98, 0.12],
    ],
    0.012,
    frame,
    16,
  );
  builder.pair(box(0.42, 0.34, 0.2, 0.03), m.aluminium, 1.74, 0.72, 0.3);
  builder.pair(box(0.43, 0.03, 0.21, 0.012), m.black, 1.74, 0.83, 0.3);
  builder.add(box(0.36, 0.26, 0.36, 0.03), m.aluminium, 1.9, 1.11);
  builder.add(box(0.37, 0.03, 0.37, 0.012), m.black, 1.9, 1.17);
  builder.plates(
    [
      [0.66, 0.3],
      [0.7, 0.24],
      [1.12, 0.18],
      [1.12, 0.14],
      [0.68, 0.18],
    ],
    0.1,
    0.03,
    m.steel,
    0.02,
    0.01,
  );
}
