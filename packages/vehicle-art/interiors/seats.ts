import type * as THREE from 'three';
import { SIDES, tube } from '../parts/shapes.ts';
import type { CabinMaterials } from './materials.ts';
import { RoomBuilder } from './room.ts';

const LEAN = 0.2;

export function frontSeat(m: CabinMaterials, x: number, z: number): THREE.Group {
  const seat = new RoomBuilder();
  seat.block([0.52, 0.15, 0.48], [0, 0.42, 0], m.seat, 0.065).rotation.z = 0.1;
  for (const side of SIDES) {
    seat.block([0.46, 0.16, 0.1], [0, 0.46, side * 0.21], m.seat, 0.05).rotation.z = 0.1;
    seat.block([0.16, 0.52, 0.1], [-0.27, 0.78, side * 0.2], m.seat, 0.05).rotation.z = LEAN;
    const post = tube(
      [
        [-0.36, 1.02, side * 0.06],
        [-0.385, 1.16, side * 0.06],
      ],
      0.007,
      4,
      8,
    );
    seat.add(post, m.metal);
    seat.block([0.42, 0.004, 0.006], [0.01, 0.497, side * 0.12], m.seam, 0.002).rotation.z = 0.1;
  }
  seat.block([0.13, 0.62, 0.44], [-0.3, 0.78, 0], m.seat, 0.055).rotation.z = LEAN;
  for (let i = -3; i <= 3; i++)
    seat.block([0.006, 0.4, 0.004], [-0.232, 0.8, i * 0.04], m.seam, 0.002).rotation.z = LEAN;
  seat.block([0.1, 0.17, 0.27], [-0.4, 1.2, 0], m.seat, 0.045).rotation.z = 0.14;
  seat.group.position.set(x, 0, z);
  return seat.group;
}
