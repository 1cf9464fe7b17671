import { box } from '../parts/shapes.ts';
import { indicators, plateHanger, roundLamp } from './controls.ts';
import type { MotorcycleBuilder } from './motorcycle-builder.ts';

/** Radiator shrouds and, on the sport bike, the belly pan. */
export function shrouds(builder: MotorcycleBuilder, variant: string): void {
  const { paint, m, darkEngine } = builder;
  if (variant === 'roadster') return;
  builder.plates(
    [
      [0.54, 0.86],
      [0.72, 0.9],
      [0.94, 0.8],
      [0.8, 0.7],
      [0.62, 0.58],
      [0.56, 0.68],
    ],
    0.185,
    0.022,
    paint,
    0.04,
    0.01,
  );
  builder.plates(
    [
      [0.6, 0.74],
      [0.74, 0.76],
      [0.7, 0.66],
      [0.63, 0.62],
    ],
    0.198,
    0.014,
    m.black,
    0.02,
    0.005,
  );
  if (variant === 'sport') {
    builder.plates(
      [
        [0.7, 0.34],
        [0.84, 0.38],
        [1.16, 0.3],
        [1.22, 0.24],
        [1.1, 0.16],
        [0.8, 0.17],
      ],
      0.15,
      0.03,
      paint,
      0.05,
      0.012,
    );
    builder.plate(
      [
        [0.74, 0.3],
        [0.86, 0.34],
        [1.14, 0.27],
        [1.1, 0.16],
        [0.8, 0.16],
      ],
      0,
      0.29,
      darkEngine,
      0.04,
      0.02,
    );
  }
}

export function lamps(builder: MotorcycleBuilder, variant: string): void {
  const { m, paint } = builder;
  if (variant === 'sport') {
    builder.body(
      [
        { x: 0.33, top: 0.93, bottom: 0.87, halfWidth: 0.06, round: 2.6 },
        { x: 0.4, top: 1.0, bottom: 0.8, halfWidth: 0.13, round: 3 },
        { x: 0.52, top: 1.05, bottom: 0.82, halfWidth: 0.12, round: 3 },
      ],
      paint,
    );
    builder.add(box(0.06, 0.085, 0.2, 0.03), m.gloss, 0.365, 0.895);
    builder.pair(box(0.03, 0.032, 0.07, 0.012), m.lamp, 0.343, 0.885, 0.05);
    builder.pair(box(0.02, 0.012, 0.085, 0.005), m.lamp, 0.338, 0.922, 0.05);
    builder.add(box(0.012, 0.12, 0.18, 0.006), m.gloss, 0.46, 1.07).rotation.z = 0.85;
  } else {
    roundLamp(builder, 0.44, 0.89, 0.095, variant === 'roadster' ? m.chrome : m.black);
    builder.add(box(0.05, 0.09, 0.14, 0.02), m.gloss, 0.53, 1.04).rotation.z = 0.6;
  }
  indicators(builder, 0.47, 0.8, 0.2);
}

/** With the plate and its light. */
export function rearLamp(builder: MotorcycleBuilder, variant: string): void {
  const { m } = builder;
  indicators(builder, 1.9, 0.86, 0.17);
  builder.add(
    box(0.04, 0.03, variant === 'roadster' ? 0.14 : 0.09, 0.012),
    m.red,
    variant === 'roadster' ? 1.9 : 1.95,
    variant === 'roadster' ? 0.87 : 0.94,
  );
  builder.plate(
    [
      [1.74, 0.86],
      [1.86, 0.88],
      [2.0, 0.66],
      [1.95, 0.62],
    ],
    0,
    0.07,
    m.black,
    0.03,
    0.01,
  );
  plateHanger(builder, 1.95, 0.74);
}

export function exhaust(builder: MotorcycleBuilder, variant: string): void {
  const { m } = builder;
  if (variant === 'sport') {
    builder.pipe(
      [
        [1.16, 0.19, -0.06],
        [1.28, 0.22, -0.12],
      ],
      0.03,
      m.steel,
      8,
    );
    builder.plate(
      [
        [1.24, 0.3],
        [1.46, 0.34],
        [1.5, 0.26],
        [1.44, 0.19],
        [1.24, 0.17],
      ],
      0.14,
      0.1,
      m.steel,
      0.04,
      0.03,
    );
    return;
  }
  builder.pipe(
    [
      [1.16, 0.19, -0.04],
      [1.3, 0.2, 0.08],
      [1.44, 0.26, 0.17],
    ],
    0.028,
    m.chrome,
    20,
  );
  builder.pipe(
    [
      [1.4, 0.24, 0.165],
      [1.6, 0.33, 0.19],
      [1.84, 0.44, 0.2],
    ],
    0.052,
    variant === 'roadster' ? m.chrome : m.steel,
    12,
  );
  builder.pipe(
    [
      [1.82, 0.43, 0.199],
      [1.86, 0.45, 0.2],
    ],
    0.034,
    m.black,
    4,
  );
}
