import * as THREE from 'three';
import { tube } from '../parts/shapes.ts';
import type { RoomMaterials } from './caravan-materials.ts';
import type { RoomBuilder } from './room.ts';

export const BENCH = { from: 0.1, to: 1.75, top: 0.92, depth: 0.56 };

function fronts(builder: RoomBuilder, m: RoomMaterials, face: number): void {
  const width = (BENCH.to - BENCH.from) / 3;
  for (let i = 0; i < 3; i++) {
    const x = BENCH.from + width * (i + 0.5);
    builder.block([width - 0.012, 0.5, 0.02], [x, 0.36, face], m.cupboard, 0.008);
    builder.block([width - 0.012, 0.2, 0.02], [x, 0.73, face], m.cupboard, 0.008);
    builder.block([0.16, 0.016, 0.022], [x, 0.8, face + 0.02], m.steel, 0.006);
    builder.block([0.16, 0.016, 0.022], [x, 0.57, face + 0.02], m.steel, 0.006);
  }
}

function cooktop(builder: RoomBuilder, m: RoomMaterials, z: number): void {
  builder.block([0.56, 0.012, 0.42], [0.55, BENCH.top + 0.026, z], m.black, 0.005);
  for (const [x, dz] of [
    [0.4, -0.09],
    [0.4, 0.1],
    [0.66, 0],
  ] as const) {
    const ring = new THREE.TorusGeometry(0.075, 0.006, 10, 48).rotateX(Math.PI / 2);
    builder.add(ring, m.steel, x, BENCH.top + 0.045, z + dz);
    builder.add(new THREE.CylinderGeometry(0.03, 0.034, 0.016, 32), m.dark, x, BENCH.top + 0.038, z + dz);
    for (const turn of [0, Math.PI / 2])
      builder.block([0.15, 0.008, 0.008], [x, BENCH.top + 0.05, z + dz], m.dark, 0.003).rotation.y = turn;
  }
}

function sink(builder: RoomBuilder, m: RoomMaterials, z: number): void {
  builder.block([0.46, 0.01, 0.4], [1.32, BENCH.top + 0.024, z], m.steel, 0.004);
  builder.block([0.38, 0.012, 0.32], [1.32, BENCH.top + 0.027, z], m.dark, 0.005);
  const tap = tube(
    [
      [1.32, BENCH.top + 0.02, z - 0.19],
      [1.32, BENCH.top + 0.24, z - 0.19],
      [1.32, BENCH.top + 0.3, z - 0.13],
      [1.32, BENCH.top + 0.24, z - 0.06],
    ],
    0.012,
    30,
    12,
  );
  builder.add(tap, m.steel);
}

/** Bench along the left wall with cooktop and sink, a fridge behind it, lockers above. */
export function addKitchen(builder: RoomBuilder, m: RoomMaterials, half: number, height: number): void {
  const z = -half + BENCH.depth / 2;
  const middle = (BENCH.from + BENCH.to) / 2;
  const length = BENCH.to - BENCH.from;
  builder.block([length, BENCH.top - 0.08, BENCH.depth - 0.04], [middle, 0.5, z], m.dark, 0.01);
  builder.block([length + 0.03, 0.035, BENCH.depth], [middle, BENCH.top, z], m.bench, 0.012);
  fronts(builder, m, -half + BENCH.depth);
  cooktop(builder, m, z);
  sink(builder, m, z);
  builder.block([length, 0.3, 0.012], [middle, BENCH.top + 0.17, -half + 0.02], m.timber, 0.004);
  // Fridge and tall cupboard between kitchen and bed.
  builder.block([0.62, height - 0.06, 0.6], [BENCH.to + 0.36, height / 2, -half + 0.3], m.cupboard, 0.015);
  builder.block([0.5, 1.0, 0.025], [BENCH.to + 0.36, 0.66, -half + 0.61], m.black, 0.01);
  builder.block([0.5, 0.55, 0.022], [BENCH.to + 0.36, 1.5, -half + 0.61], m.cupboard, 0.01);
  builder.block([0.022, 0.3, 0.03], [BENCH.to + 0.15, 0.8, -half + 0.635], m.steel, 0.008);
}

/** A row of lockers under the ceiling with a strip of light below. */
export function addLockers(
  builder: RoomBuilder,
  m: RoomMaterials,
  from: number,
  to: number,
  half: number,
  height: number,
  side: 1 | -1,
): void {
  const count = Math.max(1, Math.round((to - from) / 0.55));
  const width = (to - from) / count;
  const z = side * (half - 0.16);
  builder.block([to - from, 0.34, 0.3], [(from + to) / 2, height - 0.19, z], m.timber, 0.03);
  for (let i = 0; i < count; i++) {
    const x = from + width * (i + 0.5);
    builder.block([width - 0.014, 0.28, 0.02], [x, height - 0.19, z - side * 0.155], m.cupboard, 0.008);
    builder.block([0.14, 0.014, 0.02], [x, height - 0.295, z - side * 0.17], m.steel, 0.005);
  }
  builder.block(
    [to - from - 0.06, 0.01, 0.02],
    [(from + to) / 2, height - 0.365, z - side * 0.1],
    m.led,
    0.004,
  );
}
