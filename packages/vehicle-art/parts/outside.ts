import * as THREE from 'three';
import type { Lookup } from '../body/lookup.ts';
import { lerp, type Vec3 } from '../body/maths.ts';
import type { Shape } from '../body/shape.ts';
import { handleHeight, handlePositions } from '../decals/doors.ts';
import type { PartMaterials } from './materials.ts';
import { box, part, reshape, SIDES, tube } from './shapes.ts';

const isTall = (shape: Shape): boolean =>
  shape.doors === 'van' || shape.doors === 'ute' || shape.doors === 'motorhome';

export function mirrors(shape: Shape, lookup: Lookup, m: PartMaterials, skin: THREE.Material): THREE.Group {
  const group = new THREE.Group();
  const x = lookup.atTheta(0.7, 9.3)[0] + 0.16;
  const z = lookup.sideZ(x, shape.beltFront);
  const tall = isTall(shape) ? 1.25 : 1;
  for (const side of SIDES) {
    const shell = reshape(box(0.115, 0.15 * tall, 0.235, 0.05, 6), (p) => {
      const t = p.z / 0.1175;
      p.x = p.x * (1 - 0.12 * t) + (p.x > 0 ? 0.035 * (1 - t * t) : 0) - 0.03 * t * t;
      p.y *= 1 - 0.1 * t;
    });
    const arm = part(box(0.06, 0.035, 0.14, 0.014), m.gloss, 0, -0.085 * tall, -0.1);
    arm.rotation.x = 0.25;
    const mirror = new THREE.Group();
    mirror.add(part(shell, skin), part(box(0.012, 0.115 * tall, 0.19, 0.005), m.chrome, -0.055), arm);
    mirror.position.set(shape.length / 2 - x, shape.beltFront + 0.075 + 0.03 * tall, side * (z + 0.115));
    mirror.scale.z = side;
    group.add(mirror);
  }
  return group;
}

export function handles(shape: Shape, lookup: Lookup, skin: THREE.Material): THREE.Group {
  const group = new THREE.Group();
  const y = handleHeight(shape);
  for (const x of handlePositions(shape)) {
    const z = lookup.sideZ(x, y) + 0.03;
    for (const side of SIDES)
      group.add(part(box(0.2, 0.03, 0.022, 0.01), skin, shape.length / 2 - x, y, side * z));
  }
  return group;
}

export function roofRails(shape: Shape, lookup: Lookup, material: THREE.Material): THREE.Group {
  const group = new THREE.Group();
  const steps = 16;
  for (const side of SIDES) {
    const points = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
      const x = lerp(shape.screenTop.x + 0.24, shape.roofRear.x - 0.38, i / steps);
      const [, y, z] = lookup.atX(x, 15.1);
      const rise = 0.045 * Math.min(1, Math.min(i, steps - i) / 1.2);
      return [shape.length / 2 - x, y + rise - 0.012, side * z];
    });
    group.add(part(tube(points, 0.016), material));
  }
  return group;
}

export function aerial(shape: Shape, lookup: Lookup, skin: THREE.Material): THREE.Mesh {
  const fin = reshape(box(0.16, 0.055, 0.03, 0.014), (p) => {
    p.y *= 1 - 0.75 * ((p.x + 0.08) / 0.16);
  });
  const x = shape.roofRear.x - 0.32;
  const roof = lookup.atX(x, 17.6)[1];
  return part(fin, skin, shape.length / 2 - x, roof + 0.018);
}

/** Keeps the floor dark when looking through below the doors. */
export const underbody = (shape: Shape, m: PartMaterials): THREE.Mesh =>
  part(
    box(shape.loftLength - 0.7, 0.12, shape.width - 0.5, 0.03),
    m.void,
    (shape.length - shape.loftLength) / 2,
    shape.clearance + 0.04,
  );
