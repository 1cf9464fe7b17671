import * as THREE from 'three';
import { box, part } from '../parts/shapes.ts';

/** A thing in a room that has something to say; `at` lies on it. */
export interface RoomSpot {
  id: string;
  description: string;
  at: THREE.Vector3;
}

/** The inside of a vehicle: x forward, y up from the floor, z to the right. */
export interface Room {
  group: THREE.Group;
  eye: THREE.Vector3;
  look: THREE.Vector3;
  /** Vertical field of view in degrees. */
  fieldOfView: number;
  /** Lamps inside: place, strength, reach in metres. */
  lamps: { at: [number, number, number]; strength: number; reach: number }[];
  spots: RoomSpot[];
}

export const spot = (id: string, description: string, x: number, y: number, z: number): RoomSpot => ({
  id,
  description,
  at: new THREE.Vector3(x, y, z),
});

/** Adds parts to a group by place and size. */
export class RoomBuilder {
  readonly group = new THREE.Group();

  add(geometry: THREE.BufferGeometry, material: THREE.Material, x = 0, y = 0, z = 0): THREE.Mesh {
    const mesh = part(geometry, material, x, y, z);
    this.group.add(mesh);
    return mesh;
  }

  block(
    size: [number, number, number],
    at: [number, number, number],
    material: THREE.Material,
    radius = 0.02,
  ): THREE.Mesh {
    return this.add(box(...size, Math.min(radius, ...size.map((side) => side / 2.05)), 5), material, ...at);
  }
}
