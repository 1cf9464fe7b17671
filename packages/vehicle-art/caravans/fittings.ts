import * as THREE from 'three';
import type { PartMaterials } from '../parts/materials.ts';
import { box, panel, part, SIDES } from '../parts/shapes.ts';

/** Dark window on both sides. */
export function windowPair(
  m: PartMaterials,
  x: number,
  y: number,
  width: number,
  height: number,
  z: number,
): THREE.Group {
  const group = new THREE.Group();
  for (const side of SIDES) {
    group.add(part(panel(width + 0.05, height + 0.05, 0.02, 0.08), m.black, x, y, side * z));
    group.add(part(panel(width, height, 0.036, 0.06), m.window, x, y, side * z));
  }
  return group;
}

/** Entry door on the kerb side (the vehicle's left), with a window and a handle. */
export function entryDoor(
  m: PartMaterials,
  skin: THREE.Material,
  x: number,
  y: number,
  height: number,
  z: number,
): THREE.Group {
  const group = new THREE.Group();
  const frame = part(panel(0.7, height + 0.04, 0.012, 0.06), m.plastic, x, y, -z);
  const leaf = part(panel(0.66, height, 0.022, 0.05), skin, x, y, -z);
  const glass = part(panel(0.36, 0.46, 0.034, 0.05), m.window, x, y + height * 0.24, -z);
  const grip = part(box(0.035, 0.14, 0.035, 0.012), m.black, x - 0.26, y - 0.06, -z - 0.02);
  group.add(frame, leaf, glass, grip);
  return group;
}

/** Service hatch on both sides. */
export function hatchPair(
  m: PartMaterials,
  skin: THREE.Material,
  x: number,
  y: number,
  width: number,
  height: number,
  z: number,
): THREE.Group {
  const group = new THREE.Group();
  for (const side of SIDES) {
    group.add(part(panel(width + 0.03, height + 0.03, 0.008, 0.035), m.plastic, x, y, side * z));
    group.add(part(panel(width, height, 0.014, 0.03), skin, x, y, side * z));
    group.add(part(box(0.06, 0.025, 0.012, 0.005), m.black, x, y - height * 0.32, side * (z + 0.01)));
  }
  return group;
}

/** Window facing forwards or backwards. */
export function endWindow(
  m: PartMaterials,
  x: number,
  y: number,
  width: number,
  height: number,
  lean = 0,
): THREE.Group {
  const group = new THREE.Group();
  group.add(
    part(panel(width + 0.06, height + 0.06, 0.02, 0.08), m.black),
    part(panel(width, height, 0.036, 0.06), m.window),
  );
  group.rotation.order = 'YXZ';
  group.rotation.y = Math.PI / 2;
  group.rotation.x = lean;
  group.position.set(x, y, 0);
  return group;
}
