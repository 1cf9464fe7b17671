import * as THREE from 'three';
import type { BuildContext } from '../bodies/loft-vehicle.ts';
import { box, part, SIDES, smoothExtrude, tube } from '../parts/shapes.ts';

export const WIDTH = 2.08;
/** Height of a load floor above the road. */
export const FLOOR = 1.02;

/** Aluminium tray with drop sides and a ladder rack behind the cab. */
export function tray({ shape, m }: BuildContext): THREE.Group {
  const group = new THREE.Group();
  const at = (x: number): number => shape.length / 2 - x;
  const [front, rear] = [shape.loftLength + 0.16, shape.length];
  const length = rear - front;
  const middle = at((front + rear) / 2);
  const alloy = m.aluminium;
  group.add(part(box(length, 0.08, WIDTH, 0.012), alloy, middle, FLOOR - 0.02));
  group.add(part(box(length - 0.1, 0.1, 1.2, 0.01), m.black, middle, FLOOR - 0.11));
  for (const side of SIDES) {
    const z = side * (WIDTH / 2 - 0.02);
    group.add(part(box(length - 0.04, 0.32, 0.03, 0.008), alloy, middle, FLOOR + 0.18, z));
    for (let i = 0; i < 6; i++) {
      group.add(
        part(
          box(length - 0.08, 0.014, 0.012, 0.004, 2),
          m.steel,
          middle,
          FLOOR + 0.06 + i * 0.05,
          side * (WIDTH / 2),
        ),
      );
    }
    for (const x of [front + 0.03, front + length / 2, rear - 0.03]) {
      group.add(part(box(0.055, 0.38, 0.055, 0.01), m.steel, at(x), FLOOR + 0.16, z));
    }
    for (let i = 0; i < 5; i++) {
      const x = front + 0.35 + i * ((length - 0.7) / 4);
      group.add(
        part(
          tube(
            [
              [at(x - 0.05), FLOOR - 0.07, side * 1.02],
              [at(x), FLOOR - 0.11, side * 1.03],
              [at(x + 0.05), FLOOR - 0.07, side * 1.02],
            ],
            0.008,
            12,
            6,
          ),
          m.steel,
        ),
      );
    }
    group.add(part(box(0.055, 1.2, 0.055, 0.01), alloy, at(front - 0.02), FLOOR + 0.58, side * 0.96));
  }
  group.add(part(box(0.03, 0.32, WIDTH - 0.06, 0.008), alloy, at(rear - 0.02), FLOOR + 0.18));
  for (let i = 0; i < 3; i++)
    group.add(part(box(0.05, 0.05, 1.94, 0.01), alloy, at(front - 0.02), FLOOR + 0.34 + i * 0.42));
  for (let i = 0; i < 11; i++) {
    group.add(
      part(box(0.022, 0.84, 0.022, 0.005, 2), alloy, at(front - 0.02), FLOOR + 0.76, -0.85 + i * 0.17),
    );
  }
  return group;
}

/** Wind deflector on the cab roof. */
export function deflector({ shape, skin }: BuildContext, top: number): THREE.Mesh {
  const x = (value: number): number => shape.length / 2 - value;
  const roof = shape.roofPeak.y - 0.06;
  const geometry = smoothExtrude(
    [
      [x(0.55), roof],
      [x(0.7), roof + 0.1],
      [x(1.15), top - 0.12],
      [x(1.65), top - 0.06],
      [x(1.68), roof],
    ],
    { depth: 1.56, radius: 0.09, bevel: 0.09, bevelSegments: 6 },
  );
  return part(geometry, skin);
}

/** Box with corner profiles, rub rails and a two-leaf rear door. */
export function pantech(build: BuildContext): THREE.Group {
  const { shape, m } = build;
  const group = new THREE.Group();
  const at = (x: number): number => shape.length / 2 - x;
  const [front, rear] = [shape.loftLength + 0.12, shape.length];
  const length = rear - front;
  const middle = at((front + rear) / 2);
  const height = 1.98;
  const centre = FLOOR + height / 2;
  const width = WIDTH + 0.1;
  group.add(part(box(length, height, width, 0.03), m.white, middle, centre));
  for (const side of SIDES) {
    for (const y of [FLOOR + 0.03, FLOOR + height - 0.03]) {
      group.add(part(box(length + 0.03, 0.07, 0.03, 0.012), m.aluminium, middle, y, (side * width) / 2));
    }
    for (const x of [front + 0.01, rear - 0.01]) {
      group.add(part(box(0.05, height, 0.05, 0.02), m.aluminium, at(x), centre, side * (width / 2 - 0.008)));
    }
    for (const y of [FLOOR + 0.42, FLOOR + 0.52]) {
      group.add(part(box(length - 0.12, 0.02, 0.012, 0.005, 2), m.aluminium, middle, y, (side * width) / 2));
    }
    group.add(
      part(
        box(length - 1.9, 0.3, 0.02, 0.01),
        m.aluminium,
        at(front + 0.4 + (length - 1.9) / 2),
        0.78,
        side * (width / 2 - 0.08),
      ),
    );
    for (const y of [FLOOR + 0.25, FLOOR + 1, FLOOR + 1.75]) {
      group.add(part(box(0.02, 0.05, 0.2, 0.008), m.steel, at(rear) - 0.01, y, side * (width / 2 - 0.12)));
    }
    group.add(
      part(
        tube(
          [
            [at(rear) - 0.02, FLOOR + 0.08, side * 0.12],
            [at(rear) - 0.02, FLOOR + height - 0.1, side * 0.12],
          ],
          0.014,
          4,
        ),
        m.steel,
      ),
    );
  }
  group.add(part(box(0.012, height - 0.12, 0.014, 0.004), m.black, at(rear) - 0.002, centre));
  for (const y of [FLOOR + 0.03, FLOOR + height - 0.03])
    group.add(part(box(0.03, 0.08, width, 0.012), m.aluminium, at(rear), y));
  group.add(part(box(length, 0.12, 1.3, 0.02), m.black, middle, FLOOR - 0.06));
  group.add(deflector(build, FLOOR + height));
  return group;
}
