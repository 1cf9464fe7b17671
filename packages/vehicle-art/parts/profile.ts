import * as THREE from 'three';
import type { Vec2 } from '../body/maths';
import { part, SIDES, smoothExtrude } from './shapes.ts';

/** Outline as (X from the front, Y) points turned into the world's x of a vehicle of that length. */
const toWorld = (points: Vec2[], length: number): Vec2[] => points.map(([x, y]) => [length / 2 - x, y]);

/** Side outline of a box body, extruded across the vehicle with rounded edges. */
export function profileBox(
  points: Vec2[],
  width: number,
  length: number,
  material: THREE.Material,
  bevel = 0.05,
  radius = 0.12,
): THREE.Mesh {
  return part(
    smoothExtrude(toWorld(points, length), { depth: width, radius, bevel, bevelSegments: 6 }),
    material,
  );
}

/** Flat graphic on both sides. */
export function sideGraphic(
  points: Vec2[],
  z: number,
  length: number,
  material: THREE.Material,
): THREE.Group {
  const shape = new THREE.Shape(toWorld(points, length).map(([x, y]) => new THREE.Vector2(x, y)));
  const both = material.clone();
  both.side = THREE.DoubleSide;
  const group = new THREE.Group();
  for (const side of SIDES) group.add(part(new THREE.ShapeGeometry(shape), both, 0, 0, side * z));
  return group;
}

/** The upper half circle of a wheel opening, from rear to front. */
export function wheelOpening(x: number, y: number, radius: number, floor: number): Vec2[] {
  const arc = Array.from({ length: 15 }, (_, i): Vec2 => {
    const angle = (Math.PI * i) / 14;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });
  return [[x + radius, floor], ...arc, [x - radius, floor]];
}
