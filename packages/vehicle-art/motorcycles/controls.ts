import * as THREE from 'three';
import type { Vec3 } from '../body/maths.ts';
import { axle, box, panel, part, SIDES } from '../parts/shapes.ts';
import type { MotorcycleBuilder } from './motorcycle-builder.ts';

export interface Bars {
  /** Right half of the handlebar, from the clamp to the end of the grip. */
  half: Vec3[];
  mirror: Vec3;
  roundMirrors: boolean;
  material: THREE.Material;
}

/** Handlebar with grips, levers and mirrors. */
export function handlebar(builder: MotorcycleBuilder, bars: Bars): void {
  const { m } = builder;
  const left = bars.half.map(([x, y, z]): Vec3 => [x, y, -z]).reverse();
  builder.pipe([...left, ...bars.half], 0.0125, bars.material, 80);
  const end = bars.half.at(-1) as Vec3;
  const before = bars.half.at(-2) as Vec3;
  const along = (t: number): Vec3 => [
    before[0] + (end[0] - before[0]) * t,
    before[1] + (end[1] - before[1]) * t,
    before[2] + (end[2] - before[2]) * t,
  ];
  const grip = along(0.35);
  builder.pipes(
    [grip, [(grip[0] + end[0]) / 2, (grip[1] + end[1]) / 2, (grip[2] + end[2]) / 2], end],
    0.019,
    m.black,
    8,
  );
  const clamp = along(0.22);
  builder.pair(box(0.045, 0.05, 0.05, 0.012), m.black, clamp[0], clamp[1], clamp[2]);
  builder.pipes(
    [
      [clamp[0] - 0.03, clamp[1], clamp[2]],
      [end[0] - 0.075, end[1] - 0.005, end[2] - 0.03],
    ],
    0.006,
    m.steel,
    6,
  );
  builder.pair(
    new THREE.CylinderGeometry(0.024, 0.024, 0.03, 24),
    m.black,
    clamp[0] - 0.03,
    clamp[1] + 0.03,
    clamp[2] - 0.01,
  );
  const [mx, my, mz] = bars.mirror;
  builder.pipes(
    [
      [clamp[0], clamp[1] + 0.02, clamp[2]],
      [(clamp[0] + mx) / 2 - 0.02, (clamp[1] + my) / 2, (clamp[2] + mz) / 2],
      [mx, my - 0.03, mz],
    ],
    0.006,
    m.black,
    20,
  );
  for (const side of SIDES) {
    const glass = bars.roundMirrors
      ? part(new THREE.CylinderGeometry(0.055, 0.045, 0.022, 40).rotateZ(Math.PI / 2), bars.material)
      : part(panel(0.15, 0.075, 0.024, 0.034), m.gloss);
    if (!bars.roundMirrors) glass.rotation.y = Math.PI / 2 + side * 0.2;
    glass.position.set(builder.at(mx), my + builder.lift(mx), side * mz);
    builder.group.add(glass);
  }
}

/** Round headlamp in a shell. */
export function roundLamp(
  builder: MotorcycleBuilder,
  x: number,
  y: number,
  radius: number,
  shell: THREE.Material,
): void {
  const cup = new THREE.SphereGeometry(radius, 40, 30);
  builder.add(cup, shell, x + radius * 0.25, y).scale.set(0.95, 1, 1);
  const rim = builder.add(
    new THREE.TorusGeometry(radius * 0.93, radius * 0.1, 12, 48),
    builder.m.chrome,
    x - radius * 0.34,
    y,
  );
  rim.rotation.y = Math.PI / 2;
  builder
    .add(new THREE.SphereGeometry(radius * 0.88, 40, 30), builder.m.lamp, x - radius * 0.3, y)
    .scale.set(0.32, 1, 1);
}

export function indicators(builder: MotorcycleBuilder, x: number, y: number, z: number): void {
  builder.pipes(
    [
      [x + 0.02, y, z * 0.45],
      [x, y, z],
    ],
    0.008,
    builder.m.black,
    4,
  );
  for (const side of SIDES) {
    const lens = builder.add(new THREE.SphereGeometry(0.026, 20, 14), builder.m.amber, x, y, side * z);
    lens.scale.set(0.8, 0.8, 1.3);
  }
}

/** Plate, its hanger and the rear lamp. */
export function plateHanger(builder: MotorcycleBuilder, x: number, y: number): void {
  const plate = builder.add(box(0.01, 0.13, 0.19, 0.004), builder.m.plate, x + 0.035, y - 0.1);
  plate.rotation.z = 0.3;
  const back = builder.add(box(0.012, 0.2, 0.16, 0.006), builder.m.black, x + 0.02, y - 0.06);
  back.rotation.z = 0.3;
}

/** Side stand, pegs and the rear brake's pedal. */
export function footControls(builder: MotorcycleBuilder, x: number, y: number): void {
  const { m } = builder;
  for (const side of SIDES) {
    builder.pipe(
      [
        [x, y, side * 0.14],
        [x + 0.01, y, side * 0.27],
      ],
      0.014,
      m.black,
      4,
    );
    builder.pipe(
      [
        [x, y, side * 0.17],
        [x - 0.14, y - 0.01, side * 0.19],
      ],
      0.007,
      m.steel,
      6,
    );
  }
  builder.pipe(
    [
      [x - 0.06, y - 0.05, -0.12],
      [x + 0.06, 0.012, -0.26],
    ],
    0.012,
    m.black,
    4,
  );
  builder.add(axle(0.012, 0.06, 12), m.black, x - 0.14, y, 0.2);
}
