import * as THREE from 'three';
import type { Vec2 } from '../body/maths.ts';
import { axle, box, part, smoothExtrude, tube } from '../parts/shapes.ts';
import { type CabinMaterials, drawnScreen } from './materials.ts';
import type { RoomBuilder } from './room.ts';
import { drawDials, drawMap } from './screens.ts';

export interface Dash {
  /** Half of the distance between the doors. */
  half: number;
  /** Between the seats: a console with a selector, or a flat floor and a lever at the dashboard. */
  console: 'console' | 'none';
  /** Centre screen, metres. */
  screen: [number, number];
}

export const STEERING = { x: 0.36, y: 0.92, z: 0.38 };

const profile = (points: Vec2[], depth: number, radius: number, bevel = 0.02): THREE.BufferGeometry =>
  smoothExtrude(points, { depth, radius, bevel, bevelSegments: 6 });

function pads(builder: RoomBuilder, m: CabinMaterials, half: number): void {
  builder.add(
    profile(
      [
        [0.55, 0.98],
        [1.3, 1.02],
        [1.3, 0.8],
        [0.6, 0.8],
        [0.52, 0.88],
      ],
      half * 2,
      0.05,
    ),
    m.soft,
  );
  builder.add(
    profile(
      [
        [0.535, 0.885],
        [0.6, 0.885],
        [0.6, 0.8],
        [0.555, 0.8],
      ],
      half * 2 - 0.06,
      0.015,
      0.012,
    ),
    m.strip,
  );
  builder.add(
    profile(
      [
        [0.6, 0.81],
        [1.2, 0.81],
        [1.2, 0.45],
        [0.78, 0.45],
        [0.62, 0.66],
      ],
      half * 2 - 0.04,
      0.05,
    ),
    m.dark,
  );
  builder.block([0.02, 0.012, half * 2 - 0.07], [0.528, 0.888, 0], m.metal, 0.004);
  builder.block([0.05, 0.13, 0.42], [0.615, 0.71, -0.4], m.soft, 0.02);
  builder.block([0.02, 0.014, 0.1], [0.585, 0.745, -0.4], m.metal, 0.005);
}

function vents(builder: RoomBuilder, m: CabinMaterials, half: number): void {
  for (const z of [-half + 0.11, -0.2, 0.2, half - 0.11]) {
    builder.block([0.03, 0.06, 0.17], [0.545, 0.845, z], m.gloss, 0.015);
    for (let i = 0; i < 4; i++)
      builder.block([0.01, 0.005, 0.155], [0.527, 0.827 + i * 0.012, z], m.metal, 0.002);
  }
  for (let i = 0; i < 6; i++)
    builder.block([0.03, 0.022, 0.035], [0.605, 0.745, -0.115 + i * 0.046], m.gloss, 0.008);
  for (const z of [-0.13, 0.13]) {
    const knob = builder.add(axle(0.026, 0.03, 40), m.metal, 0.585, 0.7, z);
    knob.rotation.y = Math.PI / 2;
  }
}

function screen(
  builder: RoomBuilder,
  m: CabinMaterials,
  at: [number, number, number],
  [width, height]: [number, number],
  picture: THREE.Material,
  tilt: number,
): void {
  const group = new THREE.Group();
  const face = part(new THREE.PlaneGeometry(width, height), picture, -0.0125);
  face.rotation.y = -Math.PI / 2;
  group.add(part(box(0.022, height + 0.02, width + 0.02, 0.008), m.gloss), face);
  group.position.set(...at);
  group.rotation.z = -tilt;
  builder.group.add(group);
}

function steeringWheel(builder: RoomBuilder, m: CabinMaterials): void {
  const wheel = new THREE.Group();
  wheel.add(part(new THREE.TorusGeometry(0.185, 0.0175, 20, 96), m.rim));
  wheel.add(part(box(0.15, 0.12, 0.06, 0.029, 8), m.soft, 0, -0.005, -0.02));
  for (const side of [1, -1]) {
    wheel.add(part(box(0.12, 0.034, 0.018, 0.008), m.metal, side * 0.115, 0, -0.012));
    wheel.add(part(box(0.06, 0.05, 0.022, 0.01), m.gloss, side * 0.1, 0, -0.004));
  }
  wheel.add(part(box(0.03, 0.13, 0.016, 0.007), m.metal, 0, -0.11, -0.012));
  wheel.add(part(new THREE.TorusGeometry(0.022, 0.003, 10, 40), m.metal, 0, 0, 0.012));
  wheel.rotation.y = -Math.PI / 2;
  const tilted = new THREE.Group();
  tilted.add(wheel);
  tilted.position.set(STEERING.x, STEERING.y, STEERING.z);
  tilted.rotation.z = -0.38;
  builder.group.add(tilted);
  const column = tube(
    [
      [STEERING.x, STEERING.y - 0.02, STEERING.z],
      [STEERING.x + 0.26, STEERING.y - 0.1, STEERING.z],
    ],
    0.045,
    6,
    16,
  );
  builder.add(column, m.dark);
  for (const side of [1, -1]) {
    const stalk = builder.block([0.02, 0.014, 0.12], [0.45, 0.9, STEERING.z + side * 0.1], m.dark, 0.006);
    stalk.rotation.x = side * -0.15;
  }
}

function centreConsole(builder: RoomBuilder, m: CabinMaterials): void {
  builder.add(
    profile(
      [
        [0.66, 0.62],
        [0.5, 0.7],
        [0.1, 0.6],
        [-0.45, 0.62],
        [-0.5, 0.3],
        [0.66, 0.3],
      ],
      0.26,
      0.05,
    ),
    m.dark,
  );
  builder.block([0.5, 0.012, 0.17], [0.29, 0.672, 0], m.gloss, 0.005).rotation.z = 0.245;
  builder.block([0.36, 0.09, 0.22], [-0.28, 0.655, 0], m.seat, 0.04);
  builder.block([0.06, 0.09, 0.05], [0.2, 0.71, 0], m.soft, 0.022);
  builder.block([0.05, 0.012, 0.04], [0.2, 0.757, 0], m.metal, 0.005);
  for (const z of [-0.05, 0.05]) {
    const holder = new THREE.CylinderGeometry(0.04, 0.04, 0.012, 40);
    builder.add(holder, m.soft, 0.05, 0.624, z);
    builder.add(new THREE.TorusGeometry(0.04, 0.004, 10, 40).rotateX(Math.PI / 2), m.metal, 0.05, 0.63, z);
  }
}

/** The lever of vans and trucks, low on the dashboard. */
function dashLever(builder: RoomBuilder, m: CabinMaterials): void {
  builder.block([0.16, 0.2, 0.24], [0.58, 0.64, 0.05], m.soft, 0.05);
  const lever = tube(
    [
      [0.52, 0.7, 0.1],
      [0.45, 0.8, 0.1],
    ],
    0.012,
    6,
    12,
  );
  builder.add(lever, m.metal);
  builder.add(new THREE.SphereGeometry(0.032, 24, 16), m.soft, 0.445, 0.81, 0.1);
}

export function addDash(builder: RoomBuilder, m: CabinMaterials, dash: Dash): void {
  pads(builder, m, dash.half);
  vents(builder, m, dash.half);
  const [width, height] = dash.screen;
  screen(builder, m, [0.53, 0.945 + height / 2, 0], dash.screen, drawnScreen(900, 510, drawMap), 0.14);
  screen(builder, m, [0.56, 1.02, STEERING.z], [0.29, 0.11], drawnScreen(900, 340, drawDials), 0.2);
  builder.block([0.16, 0.03, 0.34], [0.62, 1.09, STEERING.z], m.soft, 0.014);
  steeringWheel(builder, m);
  if (dash.console === 'console') centreConsole(builder, m);
  else dashLever(builder, m);
  builder.block([0.04, 0.012, width], [0.53, 0.93, 0], m.metal, 0.004);
}
