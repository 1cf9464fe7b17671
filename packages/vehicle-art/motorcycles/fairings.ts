import { box } from '../parts/shapes.ts';
import type { MotorcycleBuilder } from './motorcycle-builder.ts';

/** Fairing from the lamps to below the engine, with a screen. */
export function raceFairing(builder: MotorcycleBuilder): void {
  const { paint, m } = builder;
  builder.body(
    [
      { x: 0.27, top: 0.8, bottom: 0.77, halfWidth: 0.03, round: 2.4 },
      { x: 0.36, top: 0.92, bottom: 0.71, halfWidth: 0.105, round: 2.6 },
      { x: 0.48, top: 1.02, bottom: 0.66, halfWidth: 0.165, round: 2.6 },
      { x: 0.6, top: 1.05, bottom: 0.62, halfWidth: 0.19, round: 2.6 },
      { x: 0.74, top: 0.99, bottom: 0.6, halfWidth: 0.19, round: 2.6 },
      { x: 0.82, top: 0.9, bottom: 0.6, halfWidth: 0.17, round: 2.6 },
    ],
    paint,
  );
  builder.body(
    [
      { x: 0.57, top: 0.84, bottom: 0.6, halfWidth: 0.12, round: 2.6 },
      { x: 0.66, top: 0.85, bottom: 0.36, halfWidth: 0.185, round: 2.8 },
      { x: 0.78, top: 0.83, bottom: 0.23, halfWidth: 0.205, round: 3 },
      { x: 0.94, top: 0.74, bottom: 0.18, halfWidth: 0.2, round: 3 },
      { x: 1.08, top: 0.58, bottom: 0.17, halfWidth: 0.175, round: 3 },
      { x: 1.22, top: 0.38, bottom: 0.19, halfWidth: 0.12, round: 2.8 },
      { x: 1.3, top: 0.3, bottom: 0.22, halfWidth: 0.07 },
    ],
    paint,
  );
  builder.body(
    [
      { x: 0.68, top: 0.3, bottom: 0.24, halfWidth: 0.1, round: 2.8 },
      { x: 0.8, top: 0.34, bottom: 0.2, halfWidth: 0.207, round: 3 },
      { x: 1.0, top: 0.29, bottom: 0.165, halfWidth: 0.197, round: 3 },
      { x: 1.26, top: 0.24, bottom: 0.19, halfWidth: 0.1, round: 2.8 },
    ],
    m.gloss,
  );
  // Outlets of the radiator
  builder.plates(
    [
      [0.72, 0.68],
      [0.9, 0.62],
      [0.98, 0.46],
      [0.8, 0.42],
    ],
    0.2,
    0.03,
    m.black,
    0.03,
    0.006,
  );
  builder.pair(box(0.05, 0.035, 0.09, 0.012), m.lamp, 0.345, 0.86, 0.055);
  builder.pair(box(0.06, 0.06, 0.11, 0.02), m.gloss, 0.37, 0.85, 0.06);
  builder.body(
    [
      { x: 0.44, top: 1.0, bottom: 0.95, halfWidth: 0.09, round: 2.6 },
      { x: 0.56, top: 1.12, bottom: 1.0, halfWidth: 0.115, round: 2.6 },
      { x: 0.7, top: 1.17, bottom: 1.04, halfWidth: 0.11, round: 2.6 },
    ],
    m.gloss,
  );
}

/** Guards for hands and engine, beak, tall screen, rack and cases. */
export function adventureParts(builder: MotorcycleBuilder): void {
  const { paint, m, frame } = builder;
  builder.body(
    [
      { x: 0.02, top: 0.745, bottom: 0.725, halfWidth: 0.035, round: 2.6 },
      { x: 0.2, top: 0.82, bottom: 0.76, halfWidth: 0.075, round: 2.8 },
      { x: 0.4, top: 0.93, bottom: 0.78, halfWidth: 0.115, round: 3 },
      { x: 0.56, top: 1.0, bottom: 0.8, halfWidth: 0.15, round: 3 },
    ],
    paint,
  );
  builder.body(
    [
      { x: 0.36, top: 0.98, bottom: 0.86, halfWidth: 0.09, round: 3 },
      { x: 0.44, top: 1.06, bottom: 0.85, halfWidth: 0.125, round: 3 },
      { x: 0.58, top: 1.08, bottom: 0.88, halfWidth: 0.1, round: 3 },
    ],
    m.gloss,
  );
  builder.pair(box(0.03, 0.06, 0.075, 0.016), m.lamp, 0.372, 0.94, 0.05);
  // Wide shoulders of the tank, down to the radiator
  builder.plates(
    [
      [0.52, 0.97],
      [0.7, 0.97],
      [0.9, 0.88],
      [0.86, 0.78],
      [0.7, 0.66],
      [0.6, 0.7],
    ],
    0.205,
    0.035,
    paint,
    0.05,
    0.016,
  );
  builder.plates(
    [
      [0.6, 0.86],
      [0.78, 0.86],
      [0.72, 0.74],
      [0.64, 0.74],
    ],
    0.226,
    0.012,
    m.black,
    0.03,
    0.005,
  );
  // Guards for the hands
  builder.pair(box(0.05, 0.09, 0.11, 0.022), m.black, 0.6, 1.14, 0.35);
  builder.pair(box(0.05, 0.09, 0.11, 0.022), m.black, 0.66, 1.15, 0.4);
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
  builder.pipes(
    [
      [0.66, 0.62, 0.2],
      [0.68, 0.4, 0.24],
      [0.86, 0.3, 0.24],
      [1.1, 0.3, 0.18],
    ],
    0.014,
    frame,
    30,
  );
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
  builder.add(box(0.26, 0.02, 0.24, 0.008), m.black, 1.88, 0.985);
  builder.plate(
    [
      [0.44, 1.02],
      [0.47, 1.02],
      [0.66, 1.36],
      [0.64, 1.36],
    ],
    0,
    0.26,
    m.gloss,
    0.01,
    0.006,
  );
  builder.pair(box(0.4, 0.3, 0.17, 0.04), m.aluminium, 1.72, 0.66, 0.27);
  builder.pair(box(0.41, 0.025, 0.18, 0.012), m.black, 1.72, 0.77, 0.27);
}

/** Plate for a number on the side, wide bar, guard below the engine. */
export function scramblerParts(builder: MotorcycleBuilder): void {
  const { m } = builder;
  builder.plates(
    [
      [1.14, 0.8],
      [1.42, 0.82],
      [1.4, 0.64],
      [1.18, 0.6],
    ],
    0.15,
    0.02,
    m.white,
    0.06,
    0.008,
  );
  builder.plates(
    [
      [0.68, 0.28],
      [1.12, 0.18],
      [1.12, 0.14],
      [0.7, 0.18],
    ],
    0.1,
    0.03,
    m.steel,
    0.02,
    0.01,
  );
}
