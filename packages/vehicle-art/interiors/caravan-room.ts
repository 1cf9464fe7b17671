import * as THREE from 'three';
import { SIDES } from '../parts/shapes.ts';
import { addKitchen, addLockers, BENCH } from './caravan-kitchen.ts';
import { addBed, addDinette, TABLE } from './caravan-living.ts';
import { type RoomMaterials, roomMaterials } from './caravan-materials.ts';
import { type Room, RoomBuilder, spot } from './room.ts';

// Metres: half of the width, the height, and the x of the front and back walls.
const HALF = 1.12;
const HEIGHT = 2.02;
const FRONT = 4.4;
const BACK = -1.3;

/** A wall with window openings, built of the strips between them. */
function wall(
  builder: RoomBuilder,
  m: RoomMaterials,
  side: 1 | -1,
  windows: [from: number, to: number, low: number, high: number][],
): void {
  const z = side * (HALF + 0.02);
  const strip = (from: number, to: number, low: number, high: number): void => {
    builder.block([to - from, high - low, 0.04], [(from + to) / 2, (low + high) / 2, z], m.wall, 0.004);
  };
  let at = BACK;
  for (const [from, to, low, high] of windows) {
    strip(at, from, 0, HEIGHT);
    strip(from, to, 0, low);
    strip(from, to, high, HEIGHT);
    for (const x of [from, to])
      builder.block([0.035, high - low, 0.06], [x, (low + high) / 2, z], m.dark, 0.01);
    for (const y of [low, high])
      builder.block([to - from, 0.035, 0.06], [(from + to) / 2, y, z], m.dark, 0.01);
    builder.block(
      [to - from + 0.06, 0.09, 0.07],
      [(from + to) / 2, high + 0.03, z - side * 0.03],
      m.blind,
      0.02,
    );
    at = to;
  }
  strip(at, FRONT, 0, HEIGHT);
}

function ceiling(builder: RoomBuilder, m: RoomMaterials): void {
  builder.block(
    [FRONT - BACK, 0.04, HALF * 2 + 0.1],
    [(FRONT + BACK) / 2, HEIGHT + 0.02, 0],
    m.ceiling,
    0.01,
  );
  builder.block([0.5, 0.03, 0.5], [1.2, HEIGHT - 0.005, 0], m.blind, 0.012);
  builder.block([0.4, 0.03, 0.4], [1.2, HEIGHT - 0.01, 0], m.led, 0.012);
  builder.block([0.62, 0.05, 0.5], [2.75, HEIGHT - 0.015, 0], m.ceiling, 0.022);
  for (const z of [-0.12, 0, 0.12])
    builder.block([0.5, 0.012, 0.03], [2.75, HEIGHT - 0.04, z], m.blind, 0.005);
  for (const x of [0.3, 2.1, 3.4])
    for (const side of SIDES) {
      const lamp = new THREE.CylinderGeometry(0.045, 0.045, 0.012, 32);
      builder.add(lamp, m.led, x, HEIGHT - 0.004, side * 0.42);
    }
}

/** A caravan from its door end: kitchen on the left, dinette on the right, bed at the front. */
export function caravanRoom(): Room {
  const m = roomMaterials();
  const builder = new RoomBuilder();
  wall(builder, m, -1, [[BENCH.from + 0.2, BENCH.to - 0.15, 1.12, 1.56]]);
  wall(builder, m, 1, [[TABLE.x - 0.6, TABLE.x + 0.6, 0.98, 1.56]]);
  builder.block([0.04, HEIGHT, HALF * 2], [FRONT + 0.02, HEIGHT / 2, 0], m.wall, 0.004);
  const floor = builder.add(new THREE.PlaneGeometry(FRONT - BACK, HALF * 2), m.floor, (FRONT + BACK) / 2);
  floor.rotation.x = -Math.PI / 2;
  ceiling(builder, m);
  addKitchen(builder, m, HALF, HEIGHT);
  addDinette(builder, m, HALF);
  addBed(builder, m, FRONT, HALF, HEIGHT);
  addLockers(builder, m, BENCH.from, BENCH.to, HALF, HEIGHT, -1);
  addLockers(builder, m, TABLE.x - 0.85, TABLE.x + 0.85, HALF, HEIGHT, 1);
  return {
    group: builder.group,
    eye: new THREE.Vector3(-1.05, 1.45, 0.02),
    look: new THREE.Vector3(2, 0.98, 0.02),
    fieldOfView: 58,
    lamps: [
      { at: [1.2, HEIGHT - 0.15, 0], strength: 1.6, reach: 4 },
      { at: [3.3, HEIGHT - 0.2, 0], strength: 1.3, reach: 3 },
      { at: [0.9, HEIGHT - 0.42, -0.8], strength: 0.35, reach: 1.6 },
    ],
    spots: [
      spot('cooktop', 'Three-burner cooktop', 0.55, BENCH.top + 0.04, -HALF + BENCH.depth / 2),
      spot('fridge', 'Fridge at working height', BENCH.to + 0.2, 0.95, -HALF + 0.63),
      spot('table', 'Table between two seats', TABLE.x, TABLE.y + 0.02, TABLE.z - 0.2),
      spot('bed', 'Bed with room to walk round it', FRONT - 1.4, 0.62, 0),
      spot('lockers', 'Lockers under the ceiling, with light below', TABLE.x, HEIGHT - 0.19, HALF - 0.32),
      spot('cooling', 'Reverse cycle air conditioning', 2.62, HEIGHT - 0.045, 0),
    ],
  };
}
