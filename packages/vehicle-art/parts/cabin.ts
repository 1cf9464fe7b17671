import * as THREE from 'three';
import { clamp } from '../body/maths.ts';
import type { Shape } from '../body/shape.ts';
import type { PartMaterials } from './materials.ts';
import { box, part, SIDES } from './shapes.ts';

const SEAT_FROM_COWL: Partial<Record<Shape['doors'], number>> = {
  truck: 1.0,
  van: 1,
  motorhome: 1,
  ute: 1.05,
};

function seat(m: PartMaterials, height: number, width: number): THREE.Group {
  const back = part(box(0.15, 0.6, width, 0.06), m.seat, -0.3, height + 0.28);
  back.rotation.z = 0.22;
  const head = part(box(0.09, 0.17, 0.26, 0.04), m.seat, -0.4, height + 0.65);
  head.rotation.z = 0.15;
  const group = new THREE.Group();
  group.add(part(box(0.52, 0.16, width, 0.06), m.seat, 0, height - 0.08), back, head);
  return group;
}

/** Seats, dash and a steering wheel on the right: what makes dark glass believable. */
export function cabin(shape: Shape, m: PartMaterials, hasRearWindows: boolean): THREE.Group {
  const group = new THREE.Group();
  const toWorld = (x: number): number => shape.length / 2 - x;
  const front = shape.cowl.x + (SEAT_FROM_COWL[shape.doors] ?? 1.18);
  const height = shape.doors === 'truck' ? 1.12 : clamp(shape.height - 1.03, 0.38, 0.75);
  const rowBehind = shape.doors === 'ute' ? 0.58 : 0.85;
  const isCargo = (shape.doors === 'van' && !hasRearWindows) || shape.doors === 'motorhome';
  const rows =
    shape.doors === 'coupe' || shape.doors === 'truck' || isCargo ? [front] : [front, front + rowBehind];
  rows.forEach((x, row) => {
    for (const side of SIDES) {
      const made = seat(m, height, row === 0 ? 0.5 : 0.52);
      made.position.set(toWorld(x), 0, side * 0.36);
      group.add(made);
    }
  });
  group.add(
    part(
      box(0.55, 0.24, shape.width - 0.42, 0.08),
      m.seat,
      toWorld(shape.cowl.x + 0.42),
      shape.beltFront - 0.13,
    ),
  );
  const wheel = part(
    new THREE.TorusGeometry(0.18, 0.016, 12, 48),
    m.black,
    toWorld(front - 0.42),
    shape.beltFront - 0.02,
    0.36,
  );
  wheel.rotation.y = Math.PI / 2;
  group.add(wheel);
  const wall = (x: number, h: number): THREE.Mesh =>
    part(box(0.04, h, shape.width - 0.3, 0.01), m.seat, toWorld(x), 1.2);
  if (shape.doors === 'truck') group.add(wall(shape.loftLength - 0.17, 1));
  else if (isCargo) group.add(wall(2.05, 1.2));
  if (shape.doors !== 'truck') {
    const length = shape.loftLength * 0.5;
    group.add(
      part(
        box(length, 0.05, shape.width - 0.35, 0.02),
        m.black,
        toWorld(shape.cowl.x + length * 0.56),
        shape.clearance + 0.17,
      ),
    );
  }
  return group;
}
