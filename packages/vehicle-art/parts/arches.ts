import * as THREE from 'three';
import type { Lookup } from '../body/lookup.ts';
import { lerp, type Vec2 } from '../body/maths.ts';
import { archRadius, type Shape } from '../body/shape.ts';
import { gridSurface } from './grid-surface.ts';
import type { PartMaterials } from './materials.ts';
import { part } from './shapes.ts';

const STEPS = 72;
const LEG = 0.14;
const LEG_DEPTH = 0.16;
const LINER_INSIDE = 0.42;

/** Outline of the opening: a semicircle with straight legs below the axle. */
function outline(t: number, axle: number, height: number, radius: number, leg: number): Vec2 {
  if (t < LEG) return [axle - radius, lerp(height - leg, height, t / LEG)];
  if (t > 1 - LEG) return [axle + radius, lerp(height, height - leg, (t - 1 + LEG) / LEG)];
  const angle = Math.PI * (1 - (t - LEG) / (1 - 2 * LEG));
  return [axle + Math.cos(angle) * radius, height + Math.sin(angle) * radius];
}

/** Lip and liner of a wheel arch, following the side of the body. */
export function makeArch(
  shape: Shape,
  lookup: Lookup,
  axle: number,
  m: PartMaterials,
  lip: THREE.Material,
): THREE.Group {
  const height = shape.wheelRadius;
  const radius = archRadius(shape);
  const leg = Math.min(LEG_DEPTH, Math.max(0.005, height - shape.clearance));
  const strip = (
    from: (z: number) => number,
    to: (z: number) => number,
    material: THREE.Material,
  ): THREE.Mesh => {
    const geometry = gridSurface(STEPS, 1, (i) => {
      const [x, y] = outline(i / STEPS, axle, height, radius, leg);
      const outsideY = y > height ? height + (y - height) * 1.02 : y;
      const z = lookup.sideZ(axle + (x - axle) * 1.02, outsideY);
      return (edge) => [shape.length / 2 - x, y, edge === 0 ? from(z) : to(z)];
    });
    const both = material.clone();
    both.side = THREE.DoubleSide;
    return part(geometry, both);
  };
  const group = new THREE.Group();
  group.add(
    strip(
      (z) => z + 0.004,
      (z) => z - 0.035,
      lip,
    ),
  );
  group.add(
    strip(
      (z) => z - 0.03,
      () => LINER_INSIDE,
      m.void,
    ),
  );
  // Closes the inside, or daylight shows above the tyre through the arch of the far side.
  const wall = Array.from({ length: STEPS + 1 }, (_, i) => {
    const [x, y] = outline(i / STEPS, axle, height, radius, leg);
    return new THREE.Vector2(shape.length / 2 - x, y);
  });
  const dark = m.void.clone();
  dark.side = THREE.DoubleSide;
  group.add(part(new THREE.ShapeGeometry(new THREE.Shape(wall)), dark, 0, 0, LINER_INSIDE));
  return group;
}
