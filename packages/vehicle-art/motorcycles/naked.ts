import type * as THREE from 'three';
import type { Vec3 } from '../body/maths.ts';
import { box, extrude } from '../parts/shapes.ts';
import type { Look } from '../sets/look.ts';
import { footControls, handlebar } from './controls.ts';
import { inlineEngine } from './engines.ts';
import { adventureParts, raceFairing, scramblerParts } from './fairings.ts';
import { MotorcycleBuilder } from './motorcycle-builder.ts';
import { mudguard } from './mudguard.ts';
import { exhaust, lamps, rearLamp, shrouds } from './naked-details.ts';
import { type BikeWheel, bikeWheel } from './wheels.ts';

const NAKED_LENGTH = 2.08;

const FRONT: BikeWheel = { x: 0.31, radius: 0.305, rimRadius: 0.222, width: 0.125, style: 'cast', discs: 2 };
const REAR: BikeWheel = { x: 1.73, radius: 0.312, rimRadius: 0.22, width: 0.185, style: 'cast', discs: 1 };

function frontEnd(builder: MotorcycleBuilder, isGold: boolean, isTall: boolean): void {
  const { m, frame, darkEngine } = builder;
  const tubes = isGold ? builder.gold : m.chrome;
  builder.pipes(
    [
      [0.31, 0.305, 0.1],
      [0.42, 0.6, 0.1],
    ],
    0.031,
    frame,
    4,
  );
  builder.pipes(
    [
      [0.41, 0.57, 0.1],
      [0.555, 0.96, 0.1],
    ],
    0.025,
    tubes,
    4,
  );
  builder.pair(box(0.07, 0.12, 0.045, 0.015), darkEngine, 0.36, 0.33, 0.115);
  builder.pair(box(0.075, 0.13, 0.05, 0.02), tubes, 0.41, 0.4, 0.125);
  for (const [x, y] of [
    [0.485, 0.79],
    [0.54, 0.94],
  ] as const)
    builder.add(box(0.1, 0.036, 0.27, 0.014), frame, x, y).rotation.z = 0.36;
  if (!isTall) builder.add(mudguard(0.34, 0.078, 28, 140), builder.paint, 0.31, 0.305);
  builder.pipes(
    [
      [0.4, 0.6, 0.09],
      [0.36, 0.63, 0.078],
    ],
    0.012,
    frame,
    4,
  );
}

function frameParts(builder: MotorcycleBuilder, spar: THREE.Material): void {
  const { frame } = builder;
  builder.plates(
    [
      [0.56, 0.93],
      [0.66, 0.92],
      [1.0, 0.76],
      [1.2, 0.66],
      [1.28, 0.5],
      [1.3, 0.36],
      [1.22, 0.36],
      [1.16, 0.52],
      [1.06, 0.6],
      [0.84, 0.68],
      [0.6, 0.82],
    ],
    0.125,
    0.045,
    spar,
    0.04,
    0.014,
  );
  builder.add(box(0.12, 0.16, 0.16, 0.04), spar, 0.6, 0.87);
  builder.pipes(
    [
      [1.1, 0.72, 0.11],
      [1.4, 0.78, 0.1],
      [1.78, 0.87, 0.06],
    ],
    0.016,
    frame,
    20,
  );
  builder.pipes(
    [
      [1.24, 0.5, 0.12],
      [1.55, 0.78, 0.09],
    ],
    0.014,
    frame,
    6,
  );
  builder.pipe(
    [
      [1.3, 0.5, 0.02],
      [1.4, 0.74, 0.02],
    ],
    0.04,
    builder.gold,
    10,
  );
}

/** With the guard of the chain. */
function swingArm(builder: MotorcycleBuilder): void {
  const { darkEngine, m } = builder;
  builder.plates(
    [
      [1.2, 0.44],
      [1.3, 0.47],
      [1.6, 0.4],
      [1.8, 0.35],
      [1.81, 0.28],
      [1.7, 0.27],
      [1.4, 0.33],
      [1.22, 0.36],
    ],
    0.125,
    0.04,
    darkEngine,
    0.03,
    0.012,
  );
  builder.plate(
    [
      [1.16, 0.45],
      [1.74, 0.38],
      [1.74, 0.24],
      [1.16, 0.36],
    ],
    -0.105,
    0.012,
    m.black,
    0.05,
    0.003,
  );
}

function tankAndSeat(builder: MotorcycleBuilder, variant: string): void {
  const { paint, leather, m } = builder;
  builder.body(
    [
      { x: 0.56, top: 0.93, bottom: 0.8, halfWidth: 0.07 },
      { x: 0.66, top: 1.0, bottom: 0.78, halfWidth: 0.15, round: 2.6 },
      { x: 0.8, top: 1.035, bottom: 0.77, halfWidth: 0.185, round: 2.8 },
      { x: 0.98, top: 1.0, bottom: 0.76, halfWidth: 0.165, round: 2.6 },
      { x: 1.1, top: 0.9, bottom: 0.76, halfWidth: 0.11, round: 2.4 },
      { x: 1.18, top: 0.84, bottom: 0.77, halfWidth: 0.08 },
    ],
    paint,
  );
  builder.add(
    extrude(
      [
        [-0.045, -0.01],
        [0.045, -0.01],
        [0.04, 0.012],
        [-0.04, 0.012],
      ],
      { depth: 0.08, radius: 0.01, bevel: 0.008 },
    ),
    m.black,
    0.8,
    1.035,
  );
  builder.body(
    [
      { x: 1.06, top: 0.86, bottom: 0.78, halfWidth: 0.08, round: 3 },
      { x: 1.2, top: 0.855, bottom: 0.76, halfWidth: 0.13, round: 3.4 },
      { x: 1.4, top: 0.86, bottom: 0.77, halfWidth: 0.15, round: 3.4 },
      { x: 1.5, top: 0.91, bottom: 0.8, halfWidth: 0.13, round: 3.2 },
      { x: 1.72, top: 0.955, bottom: 0.85, halfWidth: 0.1, round: 3 },
      { x: 1.82, top: 0.95, bottom: 0.88, halfWidth: 0.07 },
    ],
    leather,
  );
  if (variant === 'roadster') {
    builder.plates(
      [
        [1.12, 0.76],
        [1.4, 0.78],
        [1.38, 0.66],
        [1.22, 0.6],
        [1.12, 0.66],
      ],
      0.125,
      0.03,
      paint,
      0.05,
      0.012,
    );
    builder.body(
      [
        { x: 1.52, top: 0.86, bottom: 0.8, halfWidth: 0.09 },
        { x: 1.74, top: 0.9, bottom: 0.82, halfWidth: 0.1 },
        { x: 1.9, top: 0.905, bottom: 0.85, halfWidth: 0.075 },
      ],
      m.black,
    );
    return;
  }
  builder.body(
    [
      { x: 1.3, top: 0.79, bottom: 0.72, halfWidth: 0.13, round: 2.6 },
      { x: 1.5, top: 0.85, bottom: 0.76, halfWidth: 0.13, round: 2.6 },
      { x: 1.75, top: 0.915, bottom: 0.84, halfWidth: 0.1, round: 2.6 },
      { x: 1.96, top: 0.975, bottom: 0.93, halfWidth: 0.045 },
    ],
    paint,
  );
}

/** Differences between the motorcycles on this frame. */
interface Kind {
  /** The details that it has: tank, shrouds, lamps and exhaust. */
  details: 'street' | 'sport' | 'roadster';
  wheel: BikeWheel['style'];
  /** How much higher the handlebar is, in metres. */
  rise: number;
  /** Stands higher, on longer suspension and larger wheels. */
  isTall?: true;
  more?: (builder: MotorcycleBuilder) => void;
}

const KINDS: Record<string, Kind> = {
  street: { details: 'street', wheel: 'cast', rise: 0.05 },
  // Small fairing and belly pan
  sport: { details: 'sport', wheel: 'split', rise: 0 },
  roadster: { details: 'roadster', wheel: 'wire', rise: 0.05 },
  scrambler: { details: 'roadster', wheel: 'gold-wire', rise: 0.11, more: scramblerParts },
  race: { details: 'sport', wheel: 'split', rise: -0.09, more: raceFairing },
  adventure: { details: 'street', wheel: 'gold-wire', rise: 0.1, isTall: true, more: adventureParts },
};

/** Metres by which the frame of a tall motorcycle stands higher. */
const TALL = 0.1;
const TALL_FRONT: BikeWheel = { ...FRONT, radius: 0.35, rimRadius: 0.272, width: 0.1 };
const TALL_REAR: BikeWheel = { ...REAR, radius: 0.332, rimRadius: 0.235, width: 0.16 };

/** Rises from one height at one place to another at a second one, and is level before and after. */
const slope =
  (x0: number, y0: number, x1: number, y1: number) =>
  (x: number): number =>
    y0 + (y1 - y0) * Math.min(1, Math.max(0, (x - x0) / (x1 - x0)));

function running(builder: MotorcycleBuilder, kind: Kind): BikeWheel[] {
  const [front, rear] = kind.isTall ? [TALL_FRONT, TALL_REAR] : [FRONT, REAR];
  const wheels = [front, rear].map((wheel) => ({ ...wheel, style: kind.wheel }));
  for (const wheel of wheels) bikeWheel(builder, wheel);
  const lift = kind.isTall ? TALL : 0;
  builder.lift = slope(front.x, front.radius - FRONT.radius, 0.55, lift);
  frontEnd(builder, kind.details !== 'roadster', kind.isTall === true);
  builder.lift = slope(1.2, lift, rear.x, rear.radius - REAR.radius);
  swingArm(builder);
  builder.lift = () => lift;
  return wheels;
}

export function buildNaked(look: Look): { builder: MotorcycleBuilder; wheels: BikeWheel[] } {
  const kind = KINDS[look.variant ?? 'street'];
  if (!kind) throw new Error(`There is no motorcycle "${look.variant}".`);
  const { details, rise } = kind;
  const builder = new MotorcycleBuilder(NAKED_LENGTH, look);
  const wheels = running(builder, kind);
  frameParts(builder, details === 'sport' ? builder.paint : builder.frame);
  inlineEngine(builder);
  tankAndSeat(builder, details);
  shrouds(builder, details);
  if (!kind.isTall) lamps(builder, details);
  exhaust(builder, details);
  rearLamp(builder, details);
  kind.more?.(builder);
  const half: Vec3[] = [
    [0.57, 1.0, 0.05],
    [0.58, 1.01 + rise * 0.3, 0.12],
    [0.63, 1.04 + rise, 0.22],
    [0.74, 1.03 + rise, 0.38],
  ];
  handlebar(builder, {
    half,
    mirror: [0.64, 1.2 + rise, 0.36],
    roundMirrors: details === 'roadster',
    material: details === 'roadster' ? builder.m.chrome : builder.m.black,
  });
  builder.lift = () => 0;
  footControls(builder, 1.2, 0.34 + (kind.isTall ? TALL : 0));
  return { builder, wheels };
}
