import * as THREE from 'three';
import type { BuildContext } from '../bodies/loft-vehicle.ts';
import { axle, box, part, SIDES, smoothExtrude, tube } from '../parts/shapes.ts';
import { deflector, FLOOR, WIDTH } from './bodies.ts';

/** Tipping bin with side ribs, a sloping tailgate and a guard over the cab. */
export function tippingBody({ shape, m, skin }: BuildContext): THREE.Group {
  const group = new THREE.Group();
  const at = (x: number): number => shape.length / 2 - x;
  const [front, rear] = [shape.loftLength + 0.16, shape.length + 0.05];
  const top = FLOOR + 0.98;
  const side = smoothExtrude(
    [
      [at(front), FLOOR - 0.02],
      [at(front), top],
      [at(rear + 0.12), top],
      [at(rear - 0.12), FLOOR - 0.02],
    ],
    { depth: WIDTH, radius: 0.03, bevel: 0.015, bevelSegments: 4 },
  );
  group.add(part(side, skin));
  const ribs = 5;
  for (const z of SIDES.map((one) => (one * WIDTH) / 2)) {
    for (let i = 0; i < ribs; i++) {
      const x = front + 0.25 + i * ((rear - front - 0.55) / (ribs - 1));
      group.add(part(box(0.07, 0.92, 0.06, 0.015), skin, at(x), FLOOR + 0.48, z));
    }
    group.add(part(box(rear - front, 0.08, 0.08, 0.02), skin, at((front + rear) / 2 + 0.05), top - 0.02, z));
    group.add(
      part(
        box(rear - front - 0.15, 0.1, 0.05, 0.015),
        m.black,
        at((front + rear) / 2 - 0.06),
        FLOOR,
        z * 0.98,
      ),
    );
  }
  const length = rear - front;
  group.add(part(box(length - 0.2, 0.14, 0.9, 0.02), m.black, at(front + length / 2 - 0.1), FLOOR - 0.12));
  group.add(part(axle(0.07, 1.1), m.steel, at(rear - 0.45), FLOOR - 0.14));
  group.add(part(box(0.75, 0.05, WIDTH - 0.1, 0.015), skin, at(front - 0.3), shape.height + 0.16));
  group.add(
    part(
      box(0.05, shape.height + 0.16 - top + 0.1, WIDTH - 0.1, 0.015),
      skin,
      at(front + 0.03),
      (shape.height + 0.16 + top) / 2,
    ),
  );
  return group;
}

/** The parts behind the cab of a prime mover: the plate that carries the trailer, a deck, air lines and a deflector. */
export function coupling(build: BuildContext): THREE.Group {
  const { shape, m } = build;
  const group = new THREE.Group();
  const at = (x: number): number => shape.length / 2 - x;
  const rear = shape.frontOverhang + shape.wheelbase;
  const deck = shape.loftLength + 0.15;
  group.add(part(box(0.9, 0.04, 0.95, 0.01), m.aluminium, at(deck + 0.45), 0.82));
  group.add(part(box(0.5, 0.12, 0.75, 0.02), m.black, at(rear), 0.85));
  const plate = part(axle(0.46, 0.08, 60).rotateX(Math.PI / 2), m.steel, at(rear), 0.96);
  group.add(plate);
  group.add(part(box(0.5, 0.05, 0.5, 0.015), m.black, at(rear + 0.4), 0.93));
  for (const z of SIDES) {
    group.add(part(box(0.06, 1.15, 0.06, 0.015), m.aluminium, at(shape.loftLength + 0.12), 1.4, z * 0.55));
    const line = tube(
      [
        [at(shape.loftLength + 0.14), 1.75, z * 0.3],
        [at(shape.loftLength + 0.42), 1.3, z * 0.26],
        [at(shape.loftLength + 0.24), 1.02, z * 0.2],
      ],
      0.022,
      40,
      8,
    );
    group.add(part(line, z > 0 ? m.red : m.black));
  }
  group.add(part(box(0.06, 0.06, 1.16, 0.015), m.aluminium, at(shape.loftLength + 0.12), 1.95));
  group.add(deflector(build, shape.height + 0.62));
  return group;
}
