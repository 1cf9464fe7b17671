import { SIDES } from '../parts/shapes.ts';
import type { RoomMaterials } from './caravan-materials.ts';
import type { RoomBuilder } from './room.ts';

export const TABLE = { x: 0.95, y: 0.72, z: 0.62 };

function seat(builder: RoomBuilder, m: RoomMaterials, x: number, half: number, facing: 1 | -1): void {
  const z = half - 0.52;
  builder.block([0.46, 0.3, 1.02], [x, 0.16, z], m.cupboard, 0.015);
  builder.block([0.5, 0.14, 1.02], [x + facing * 0.02, 0.4, z], m.seat, 0.05);
  const back = builder.block([0.13, 0.52, 1.02], [x - facing * 0.24, 0.7, z], m.seat, 0.05);
  back.rotation.z = facing * 0.12;
  for (const at of [-0.25, 0, 0.25]) {
    builder.block([0.44, 0.006, 0.008], [x + facing * 0.03, 0.472, z + at], m.seam, 0.002);
    builder.block([0.008, 0.42, 0.008], [x - facing * 0.17, 0.7, z + at], m.seam, 0.002).rotation.z =
      facing * 0.12;
  }
}

/** Two seats that face each other over a table, on the right. */
export function addDinette(builder: RoomBuilder, m: RoomMaterials, half: number): void {
  seat(builder, m, TABLE.x - 0.62, half, 1);
  seat(builder, m, TABLE.x + 0.62, half, -1);
  builder.block([0.74, 0.035, 0.86], [TABLE.x, TABLE.y, TABLE.z], m.timber, 0.015);
  builder.block([0.07, 0.66, 0.07], [TABLE.x, 0.36, TABLE.z], m.steel, 0.02);
  builder.block([0.4, 0.02, 0.3], [TABLE.x, 0.06, TABLE.z], m.steel, 0.008);
  const cushion = builder.block([0.12, 0.3, 0.34], [TABLE.x + 0.5, 0.62, half - 0.22], m.pillow, 0.055);
  cushion.rotation.z = -0.3;
}

/** A bed that can be walked round, with its head at the front. */
export function addBed(
  builder: RoomBuilder,
  m: RoomMaterials,
  front: number,
  half: number,
  height: number,
): void {
  const middle = front - 1.02;
  builder.block([1.9, 0.36, 1.42], [middle, 0.2, 0], m.timber, 0.02);
  builder.block([1.92, 0.22, 1.46], [middle, 0.48, 0], m.linen, 0.09);
  builder.block([0.75, 0.05, 1.52], [middle - 0.5, 0.59, 0], m.throw, 0.022);
  for (const side of SIDES) {
    builder.block([0.36, 0.16, 0.6], [front - 0.32, 0.66, side * 0.36], m.linen, 0.075).rotation.z = 0.35;
    builder.block([0.14, 0.28, 0.36], [front - 0.55, 0.68, side * 0.34], m.pillow, 0.06).rotation.z = 0.4;
    builder.block([0.5, 0.62, 0.34], [front - 0.28, 0.32, side * (half - 0.19)], m.timber, 0.015);
    builder.block(
      [0.5, height - 0.5, 0.3],
      [front - 0.28, height / 2 + 0.2, side * (half - 0.16)],
      m.cupboard,
      0.02,
    );
    builder.block([0.02, 0.1, 0.05], [front - 0.08, 1.06, side * 0.62], m.led, 0.008);
  }
  builder.block([0.06, 0.5, 1.5], [front - 0.05, 0.75, 0], m.seat, 0.025);
  builder.block([0.34, 0.32, half * 2 - 0.62], [front - 0.2, height - 0.18, 0], m.timber, 0.03);
  for (const z of [-0.5, 0, 0.5]) {
    builder.block([0.02, 0.26, 0.48], [front - 0.38, height - 0.18, z], m.cupboard, 0.008);
    builder.block([0.02, 0.014, 0.14], [front - 0.395, height - 0.28, z], m.steel, 0.005);
  }
  builder.block([0.02, 0.01, half * 2 - 0.7], [front - 0.3, height - 0.35, 0], m.led, 0.004);
}
