import * as THREE from 'three';
import type { BuildContext } from '../bodies/loft-vehicle.ts';
import { axle, box, part, SIDES } from '../parts/shapes.ts';
import { RIMS } from '../wheels/rims.ts';
import { makeWheel, placeWheel } from '../wheels/wheel.ts';

/** Rails, tank, battery box, inner rear wheels, mudguards and the rear lamps. */
export function chassis({ shape, m }: BuildContext): THREE.Group {
  const group = new THREE.Group();
  const at = (x: number): number => shape.length / 2 - x;
  const rear = shape.frontOverhang + shape.wheelbase;
  const start = shape.loftLength - 0.2;
  const length = shape.length - start - 0.05;
  for (const side of SIDES) {
    group.add(part(box(length, 0.2, 0.07, 0.01), m.black, at(start + length / 2), 0.68, side * 0.4));
    const wheel = makeWheel(
      { radius: shape.wheelRadius, rimRadius: shape.rimRadius, width: shape.tyreWidth },
      RIMS.steel,
      m,
    );
    group.add(placeWheel(wheel, at(rear), shape.wheelRadius, shape.width / 2 - 0.3, side));
    group.add(
      part(mudguard(shape.wheelRadius + 0.07, 0.5), m.plastic, at(rear), shape.wheelRadius, side * 0.76),
    );
    group.add(
      part(box(0.012, 0.34, 0.46, 0.004), m.black, at(rear + shape.wheelRadius + 0.16), 0.44, side * 0.76),
    );
    group.add(part(box(0.05, 0.13, 0.3, 0.02), m.red, at(shape.length) + 0.06, 0.7, side * 0.74));
    group.add(part(box(0.05, 0.13, 0.07, 0.015), m.amber, at(shape.length) + 0.058, 0.7, side * 0.55));
    for (const x of [shape.loftLength + 0.35, rear + 1]) {
      if (x < shape.length - 0.2)
        group.add(part(box(0.05, 0.04, 0.02, 0.008), m.amber, at(x), 0.86, side * 1.0));
    }
  }
  const tank = part(
    axle(0.25, 0.8).rotateY(Math.PI / 2),
    m.aluminium,
    at(shape.loftLength + 0.75),
    0.62,
    0.7,
  );
  group.add(tank);
  group.add(part(box(0.62, 0.4, 0.36, 0.03), m.black, at(shape.loftLength + 0.62), 0.64, -0.72));
  group.add(part(box(0.02, 0.13, 0.37, 0.01), m.plate, at(shape.length) + 0.035, 0.7));
  group.add(part(box(0.06, 0.12, 1.9, 0.02), m.black, at(shape.length) + 0.1, 0.6));
  group.add(part(axle(0.08, 1.2), m.black, at(rear), shape.wheelRadius));
  group.add(part(new THREE.SphereGeometry(0.17, 24, 16), m.black, at(rear), shape.wheelRadius));
  return group;
}

function mudguard(radius: number, width: number): THREE.BufferGeometry {
  const geometry = new THREE.CylinderGeometry(
    radius,
    radius,
    width,
    40,
    1,
    true,
    -Math.PI * 0.42,
    Math.PI * 0.84,
  );
  return geometry.rotateX(Math.PI / 2).rotateZ(Math.PI);
}
