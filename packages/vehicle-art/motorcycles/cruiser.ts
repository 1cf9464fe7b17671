import * as THREE from 'three';
import type { Vec3 } from '../body/maths.ts';
import { box, SIDES } from '../parts/shapes.ts';
import type { Look } from '../sets/look.ts';
import { footControls, handlebar, indicators, plateHanger, roundLamp } from './controls.ts';
import { vTwin } from './engines.ts';
import { MotorcycleBuilder } from './motorcycle-builder.ts';
import { mudguard } from './mudguard.ts';
import { type BikeWheel, bikeWheel } from './wheels.ts';

const CRUISER_LENGTH = 2.38;

const FRONT: BikeWheel = { x: 0.34, radius: 0.33, rimRadius: 0.235, width: 0.13, style: 'cast', discs: 1 };
const REAR: BikeWheel = { x: 2.0, radius: 0.32, rimRadius: 0.205, width: 0.2, style: 'cast', discs: 1 };

function frontEnd(builder: MotorcycleBuilder, bright: THREE.Material): void {
  const { m } = builder;
  builder.pipes(
    [
      [0.34, 0.33, 0.105],
      [0.47, 0.58, 0.105],
    ],
    0.034,
    bright,
    4,
  );
  builder.pipes(
    [
      [0.46, 0.56, 0.105],
      [0.68, 0.98, 0.105],
    ],
    0.026,
    bright,
    4,
  );
  for (const [x, y] of [
    [0.57, 0.8],
    [0.66, 0.95],
  ] as const)
    builder.add(box(0.1, 0.04, 0.28, 0.015), m.black, x, y).rotation.z = 0.5;
  builder.add(mudguard(0.365, 0.088, 5, 135), builder.paint, 0.34, 0.33);
  builder.pair(box(0.08, 0.12, 0.04, 0.02), m.black, 0.42, 0.42, 0.1);
}

function frameParts(builder: MotorcycleBuilder): void {
  const { frame, m } = builder;
  builder.pipes(
    [
      [0.7, 0.88, 0.02],
      [0.76, 0.6, 0.09],
      [0.8, 0.24, 0.12],
      [0.95, 0.16, 0.13],
      [1.3, 0.17, 0.13],
      [1.5, 0.34, 0.14],
    ],
    0.022,
  );
  builder.pipe(
    [
      [0.68, 0.9, 0],
      [1.0, 0.84, 0],
      [1.35, 0.62, 0],
      [1.5, 0.5, 0],
    ],
    0.03,
  );
  builder.pipes(
    [
      [1.35, 0.62, 0.03],
      [1.6, 0.56, 0.13],
      [1.95, 0.58, 0.14],
      [2.1, 0.6, 0.13],
    ],
    0.02,
  );
  builder.plates(
    [
      [1.38, 0.4],
      [1.48, 0.43],
      [1.75, 0.38],
      [2.04, 0.36],
      [2.05, 0.29],
      [1.7, 0.28],
      [1.4, 0.3],
    ],
    0.13,
    0.04,
    frame,
    0.03,
    0.012,
  );
  for (const side of SIDES) {
    builder.pipe(
      [
        [1.98, 0.38, side * 0.16],
        [1.86, 0.6, side * 0.16],
      ],
      0.014,
      m.chrome,
      4,
    );
    builder.pipe(
      [
        [1.95, 0.43, side * 0.16],
        [1.89, 0.55, side * 0.16],
      ],
      0.032,
      m.chrome,
      8,
    );
  }
  builder.plates(
    [
      [1.28, 0.56],
      [1.5, 0.54],
      [1.52, 0.42],
      [1.42, 0.36],
      [1.3, 0.42],
    ],
    0.12,
    0.04,
    builder.paint,
    0.05,
    0.015,
  );
}

function tankAndSeat(builder: MotorcycleBuilder, variant: string): void {
  const { paint, leather, m } = builder;
  builder.body(
    [
      { x: 0.68, top: 0.9, bottom: 0.8, halfWidth: 0.07 },
      { x: 0.8, top: 0.965, bottom: 0.76, halfWidth: 0.15, round: 2.4 },
      { x: 0.96, top: 0.965, bottom: 0.735, halfWidth: 0.17, round: 2.4 },
      { x: 1.15, top: 0.88, bottom: 0.7, halfWidth: 0.13, round: 2.3 },
      { x: 1.36, top: 0.74, bottom: 0.65, halfWidth: 0.05 },
    ],
    paint,
  );
  builder.add(new THREE.CylinderGeometry(0.055, 0.06, 0.03, 40), m.chrome, 0.93, 0.965);
  builder.add(new THREE.CylinderGeometry(0.048, 0.048, 0.034, 40), m.gloss, 0.93, 0.966);
  builder.body(
    [
      { x: 1.24, top: 0.72, bottom: 0.64, halfWidth: 0.1, round: 3 },
      { x: 1.4, top: 0.68, bottom: 0.57, halfWidth: 0.17, round: 3 },
      { x: 1.56, top: 0.7, bottom: 0.58, halfWidth: 0.18, round: 3 },
      { x: 1.66, top: 0.79, bottom: 0.62, halfWidth: 0.14, round: 2.8 },
      { x: 1.7, top: 0.77, bottom: 0.66, halfWidth: 0.12, round: 2.8 },
    ],
    leather,
  );
  if (variant !== 'low') {
    builder.body(
      [
        { x: 1.66, top: 0.745, bottom: 0.68, halfWidth: 0.11, round: 3 },
        { x: 1.82, top: 0.77, bottom: 0.69, halfWidth: 0.12, round: 3 },
        { x: 1.98, top: 0.765, bottom: 0.7, halfWidth: 0.1, round: 3 },
      ],
      leather,
    );
  }
}

function rear(builder: MotorcycleBuilder, variant: string): void {
  const { paint, m } = builder;
  builder.add(mudguard(0.365, 0.125, -25, variant === 'low' ? 115 : 125), paint, 2.0, 0.33);
  builder.add(box(0.05, 0.05, 0.13, 0.02), m.red, 2.31, 0.56);
  indicators(builder, 2.24, 0.6, 0.19);
  builder.add(box(0.012, 0.13, 0.19, 0.005), m.plate, 2.355, 0.42).rotation.z = 0.2;
  if (variant === 'low') return;
  plateHanger(builder, 2.3, 0.52);
  if (variant !== 'bagger') {
    builder.pipes(
      [
        [1.75, 0.62, 0.14],
        [1.98, 0.8, 0.12],
        [2.06, 1.0, 0.1],
        [2.07, 1.06, 0.04],
      ],
      0.012,
      m.chrome,
      30,
    );
    builder.add(box(0.05, 0.16, 0.2, 0.022), builder.leather, 2.03, 0.95).rotation.z = 0.15;
    return;
  }
  for (const side of SIDES) {
    builder.plate(
      [
        [1.66, 0.66],
        [2.1, 0.68],
        [2.24, 0.6],
        [2.26, 0.4],
        [2.12, 0.34],
        [1.74, 0.36],
        [1.66, 0.44],
      ],
      side * 0.25,
      0.17,
      paint,
      0.06,
      0.04,
    );
    builder.plate(
      [
        [1.7, 0.575],
        [2.22, 0.575],
        [2.22, 0.565],
        [1.7, 0.565],
      ],
      side * 0.25,
      0.176,
      m.black,
      0.004,
      0.002,
    );
    builder.add(box(0.06, 0.03, 0.012, 0.006), m.chrome, 1.95, 0.57, side * 0.342);
  }
}

function windscreen(builder: MotorcycleBuilder): void {
  const tinted = new THREE.MeshPhysicalMaterial({
    color: 0x1a1e22,
    roughness: 0.05,
    transparent: true,
    opacity: 0.45,
    side: THREE.DoubleSide,
  });
  const geometry = new THREE.CylinderGeometry(0.3, 0.36, 0.42, 40, 1, true, Math.PI / 2 - 0.75, 1.5);
  const screen = builder.add(geometry, tinted, 0.87, 1.04);
  screen.rotation.z = 0.3;
  builder.pipes(
    [
      [0.66, 0.94, 0.12],
      [0.58, 1.05, 0.16],
    ],
    0.01,
    builder.m.chrome,
    6,
  );
}

/** Cruisers: low (solo seat, dark), classic (chrome, wire wheels) and bagger (cases and a screen). */
export function buildCruiser(look: Look): { builder: MotorcycleBuilder; wheels: BikeWheel[] } {
  const variant = look.variant ?? 'classic';
  const builder = new MotorcycleBuilder(CRUISER_LENGTH, look);
  const { m } = builder;
  const bright = variant === 'low' ? m.gloss : m.chrome;
  const style = variant === 'classic' ? 'wire' : variant === 'low' ? 'split' : 'turbine';
  const wheels: BikeWheel[] = [
    { ...FRONT, style },
    { ...REAR, style },
  ];
  for (const wheel of wheels) bikeWheel(builder, wheel);
  frontEnd(builder, bright);
  frameParts(builder);
  vTwin(builder, bright);
  tankAndSeat(builder, variant);
  rear(builder, variant);
  roundLamp(builder, 0.5, 0.83, 0.1, bright);
  indicators(builder, 0.56, 0.78, 0.22);
  if (variant === 'bagger') windscreen(builder);
  for (const y of [0.2, 0.29]) {
    const start: Vec3 = y < 0.25 ? [0.88, 0.62, 0.12] : [1.12, 0.62, 0.13];
    builder.pipe(
      [
        start,
        [start[0] - 0.07, 0.5, 0.19],
        [start[0] + 0.02, y + 0.06, 0.2],
        [start[0] + 0.3, y, 0.21],
        [1.7, y + 0.02, 0.21],
      ],
      0.024,
      m.chrome,
      60,
    );
    builder.pipe(
      [
        [1.45, y + 0.01, 0.21],
        [1.7, y + 0.02, 0.215],
        [2.16, y + 0.05, 0.22],
      ],
      0.042,
      variant === 'low' ? m.gloss : m.chrome,
      12,
    );
  }
  const half: Vec3[] =
    variant === 'low'
      ? [
          [0.68, 1.0, 0.06],
          [0.68, 1.05, 0.14],
          [0.74, 1.08, 0.26],
          [0.88, 1.04, 0.42],
        ]
      : [
          [0.68, 1.0, 0.06],
          [0.69, 1.1, 0.16],
          [0.8, 1.14, 0.3],
          [0.98, 1.06, 0.42],
        ];
  handlebar(builder, {
    half,
    mirror: [half[2]?.[0] ?? 0.8, 1.24, 0.36],
    roundMirrors: true,
    material: bright,
  });
  footControls(builder, 0.92, 0.3);
  return { builder, wheels };
}
