import * as THREE from 'three';
import { axle, SIDES, tube } from '../parts/shapes.ts';
import type { CabinMaterials } from './materials.ts';
import type { RoomBuilder } from './room.ts';

function door(builder: RoomBuilder, m: CabinMaterials, z: number, side: number): void {
  builder.block([1.5, 0.62, 0.06], [-0.03, 0.6, z + 0.03 * side], m.soft, 0.028);
  builder.block([1.4, 0.1, 0.07], [-0.05, 0.8, z - 0.005 * side], m.strip, 0.03);
  builder.block([0.62, 0.075, 0.1], [-0.15, 0.66, z - 0.04 * side], m.seat, 0.03);
  builder.block([0.16, 0.02, 0.025], [0.3, 0.8, z - 0.05 * side], m.metal, 0.008);
  builder.block([0.14, 0.012, 0.06], [0.08, 0.705, z - 0.05 * side], m.gloss, 0.005);
  builder.add(axle(0.075, 0.014, 48), m.metal, 0.38, 0.45, z - 0.006 * side);
  builder.add(axle(0.066, 0.018, 48), m.dark, 0.38, 0.45, z - 0.008 * side);
  builder.block([3.3, 0.36, 0.05], [-0.35, 0.36, z + 0.045 * side], m.carpet);
  builder.block([0.62, 0.8, 0.05], [0.98, 0.6, z + 0.04 * side], m.dark);
}

function pillars(builder: RoomBuilder, m: CabinMaterials, z: number, side: number, lift: number): void {
  const pillar = tube(
    [
      [1.22, 0.96, side * (z - 0.02)],
      [0.85, 1.18 + lift * 0.6, side * (z - 0.05)],
      [0.35, 1.42 + lift, side * (z - 0.15)],
    ],
    0.04,
    20,
    12,
  );
  builder.add(pillar, m.headliner);
  builder.block(
    [0.13, 0.85 + lift, 0.06],
    [-0.66, 1.1 + lift / 2, side * (z - 0.04)],
    m.headliner,
  ).rotation.x = -side * 0.16;
  const rail = tube(
    [
      [0.36, 1.43 + lift, side * (z - 0.15)],
      [-0.6, 1.47 + lift, side * (z - 0.15)],
      [-1.6, 1.42 + lift, side * (z - 0.17)],
    ],
    0.05,
    30,
    10,
  );
  builder.add(rail, m.headliner);
}

/** Doors, pillars, roof and floor; `lift` raises the roof of tall vehicles, in metres. */
export function addShell(builder: RoomBuilder, m: CabinMaterials, half: number, lift: number): void {
  for (const side of SIDES) {
    door(builder, m, side * half, side);
    pillars(builder, m, half, side, lift);
    const visor = builder.block([0.15, 0.016, 0.4], [0.33, 1.415 + lift, side * 0.34], m.headliner, 0.007);
    visor.rotation.z = -0.5;
  }
  builder.block([2.1, 0.05, half * 2 - 0.2], [-0.62, 1.49 + lift, 0], m.headliner);
  builder.block([0.08, 0.05, half * 2 - 0.25], [0.38, 1.455 + lift, 0], m.headliner);
  builder.block([0.03, 0.065, 0.24], [0.3, 1.34 + lift, 0], m.gloss, 0.014);
  builder.block([0.006, 0.052, 0.225], [0.284, 1.34 + lift, 0], m.metal, 0.0025);
  builder.add(
    tube(
      [
        [0.31, 1.36 + lift, 0],
        [0.37, 1.43 + lift, 0],
      ],
      0.01,
      4,
      10,
    ),
    m.dark,
  );
  builder.block([0.16, 0.03, 0.12], [0.22, 1.465 + lift, 0], m.soft, 0.014);
  builder.block([4, 0.04, half * 2 + 0.1], [-0.4, 0.22, 0], m.carpet, 0.01);
  builder.block([0.04, 0.9, half * 2 + 0.1], [1.28, 0.5, 0], m.carpet, 0.01);
  const wiper = new THREE.MeshBasicMaterial({ color: 0x101113 });
  builder.block([0.012, 0.012, half * 1.1], [1.3, 1.035, half * 0.3], wiper, 0.005);
}
