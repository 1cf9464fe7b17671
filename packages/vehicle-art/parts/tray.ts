import * as THREE from 'three';
import type { Vec3 } from '../body/maths.ts';
import type { Shape } from '../body/shape.ts';
import type { PartMaterials } from './materials.ts';
import { box, part, SIDES, tube } from './shapes.ts';

export interface UteTray {
  front: number;
  rear: number;
  halfWidth: number;
}

export const uteTray = (shape: Shape): UteTray => ({
  front: shape.rearGlassBase.x + 0.1,
  rear: shape.length - 0.21,
  halfWidth: shape.width / 2 - 0.15,
});

/** Inside of a ute's tub, with a hard cover or a sports bar when wanted. */
export function trayParts(shape: Shape, m: PartMaterials, isCovered: boolean, hasBar: boolean): THREE.Group {
  const group = new THREE.Group();
  const { front, rear, halfWidth } = uteTray(shape);
  const length = rear - front;
  const middle = shape.length / 2 - (front + rear) / 2;
  const floor = 0.62;
  const rail = shape.tail.y;
  const depth = rail - floor;
  group.add(part(box(length + 0.04, 0.04, halfWidth * 2 - 0.04, 0.01), m.plastic, middle, floor));
  for (const side of SIDES) {
    group.add(
      part(
        box(length + 0.04, depth, 0.04, 0.01),
        m.plastic,
        middle,
        floor + depth / 2,
        side * (halfWidth - 0.025),
      ),
    );
  }
  group.add(
    part(
      box(0.05, depth, halfWidth * 2, 0.01),
      m.plastic,
      shape.length / 2 - front + 0.02,
      floor + depth / 2,
    ),
  );
  group.add(
    part(
      box(0.05, depth - 0.04, halfWidth * 2 - 0.2, 0.01),
      m.plastic,
      shape.length / 2 - rear - 0.01,
      floor + depth / 2 - 0.02,
    ),
  );
  if (isCovered)
    group.add(part(box(length + 0.06, 0.035, halfWidth * 2 + 0.06, 0.015), m.plastic, middle, rail + 0.035));
  if (hasBar) group.add(part(tube(barPath(shape, front, rail), 0.036, 120, 14), m.plastic));
  return group;
}

function barPath(shape: Shape, front: number, rail: number): Vec3[] {
  const x = (offset: number): number => shape.length / 2 - front - offset;
  const half: Vec3[] = [
    [x(0.61), rail + 0.03, 0.8],
    [x(0.24), rail + 0.31, 0.7],
    [x(0.12), rail + 0.45, 0.6],
  ];
  const left = half.map(([px, py, pz]): Vec3 => [px, py, -pz]);
  return [...left, [x(0.12), rail + 0.47, 0], ...half.reverse()];
}

export function sideSteps(shape: Shape, m: PartMaterials): THREE.Group {
  const group = new THREE.Group();
  const x = shape.length / 2 - (shape.frontOverhang + shape.wheelbase * 0.48);
  for (const side of SIDES) {
    group.add(
      part(
        box(shape.wheelbase - 1.47, 0.045, 0.16, 0.02),
        m.plastic,
        x,
        shape.clearance + 0.02,
        side * (shape.width / 2 - 0.02),
      ),
    );
  }
  return group;
}
