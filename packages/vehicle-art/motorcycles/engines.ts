import * as THREE from 'three';
import { axle, box, part, SIDES } from '../parts/shapes.ts';
import type { MotorcycleBuilder } from './motorcycle-builder.ts';

function boltCircle(
  builder: MotorcycleBuilder,
  x: number,
  y: number,
  z: number,
  radius: number,
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + 0.2;
    builder.add(
      axle(0.008, 0.012, 6),
      builder.m.steel,
      x - Math.cos(angle) * radius,
      y + Math.sin(angle) * radius,
      z,
    );
  }
}

function sideCover(
  builder: MotorcycleBuilder,
  x: number,
  y: number,
  z: number,
  radius: number,
  material: THREE.Material,
): void {
  const side = Math.sign(z);
  builder.add(axle(radius, 0.05, 48), material, x, y, z);
  builder.add(axle(radius * 0.94, 0.018, 48, radius * 0.8), material, x, y, z + side * 0.03);
  builder.add(axle(radius * 0.42, 0.012, 32), builder.darkEngine, x, y, z + side * 0.042);
  boltCircle(builder, x, y, z + side * 0.024, radius * 0.93, 8);
}

/** Transverse twin leaning forward, with a radiator and header pipes. */
export function inlineEngine(builder: MotorcycleBuilder): void {
  const { engine, darkEngine, m } = builder;
  builder.plate(
    [
      [0.72, 0.5],
      [0.86, 0.56],
      [1.06, 0.56],
      [1.24, 0.5],
      [1.27, 0.38],
      [1.16, 0.29],
      [0.86, 0.27],
      [0.74, 0.33],
    ],
    0,
    0.3,
    darkEngine,
    0.06,
    0.04,
  );
  builder.plate(
    [
      [0.8, 0.29],
      [1.1, 0.3],
      [1.06, 0.22],
      [0.86, 0.22],
    ],
    0,
    0.2,
    engine,
    0.02,
    0.02,
  );
  sideCover(builder, 0.9, 0.42, 0.165, 0.1, engine);
  sideCover(builder, 1.12, 0.43, 0.165, 0.085, darkEngine);
  sideCover(builder, 0.92, 0.41, -0.165, 0.108, engine);
  sideCover(builder, 1.13, 0.44, -0.165, 0.07, darkEngine);

  const block = new THREE.Group();
  block.add(part(box(0.2, 0.2, 0.27, 0.02), darkEngine, 0, 0.08));
  for (let i = 0; i < 8; i++) block.add(part(box(0.235, 0.009, 0.3, 0.004, 2), engine, 0, 0.0 + i * 0.022));
  block.add(part(box(0.215, 0.07, 0.29, 0.02), engine, 0, 0.215));
  block.add(part(box(0.17, 0.055, 0.25, 0.025), darkEngine, 0, 0.268));
  for (const side of SIDES) {
    for (const x of [-0.06, 0.06]) block.add(part(axle(0.03, 0.02, 24), engine, x, 0.255, side * 0.13));
  }
  block.position.set(builder.at(0.87), 0.53, 0);
  block.rotation.z = -0.32;
  builder.group.add(block);

  builder.add(box(0.035, 0.25, 0.32, 0.012), m.black, 0.62, 0.6).rotation.z = -0.16;
  for (let i = 0; i < 9; i++)
    builder.add(box(0.006, 0.22, 0.006, 0.002, 2), m.steel, 0.6, 0.6, -0.12 + i * 0.03).rotation.z = -0.16;
  builder.add(box(0.12, 0.12, 0.2, 0.03), m.black, 1.06, 0.68);
  for (const z of [-0.07, 0.07]) {
    builder.pipe(
      [
        [0.74, 0.62, z],
        [0.66, 0.54, z],
        [0.64, 0.36, z],
        [0.74, 0.22, z * 0.9],
        [0.95, 0.18, z * 0.5],
        [1.2, 0.19, -0.06],
      ],
      0.021,
      m.chrome,
      80,
    );
  }
}

/** One air-cooled cylinder: stacked round fins under a polished head. */
function cylinder(
  builder: MotorcycleBuilder,
  x: number,
  y: number,
  lean: number,
  covers: THREE.Material,
): void {
  const group = new THREE.Group();
  const { darkEngine, m } = builder;
  const upright = (radius: number, height: number, at: number, material: THREE.Material): void => {
    group.add(part(new THREE.CylinderGeometry(radius, radius, height, 48), material, 0, at));
  };
  upright(0.075, 0.3, 0.1, darkEngine);
  for (let i = 0; i < 10; i++)
    upright(
      0.108 - (i > 7 ? 0.006 * (i - 7) : 0),
      0.008,
      -0.02 + i * 0.022,
      i % 2 ? darkEngine : builder.engine,
    );
  group.add(part(box(0.2, 0.07, 0.17, 0.03, 6), covers, 0, 0.235));
  group.add(part(box(0.16, 0.05, 0.13, 0.024, 6), covers, 0, 0.285));
  for (const dx of [-0.026, 0.026]) {
    const rod = part(new THREE.CylinderGeometry(0.011, 0.011, 0.3, 16), m.chrome, dx, 0.08, 0.118);
    rod.rotation.x = -0.08;
    group.add(rod);
  }
  group.position.set(builder.at(x), y, 0);
  group.rotation.z = lean;
  builder.group.add(group);
}

/** V-twin with an air cleaner on the right and a primary case on the left. */
export function vTwin(builder: MotorcycleBuilder, covers: THREE.Material): void {
  const { darkEngine, m } = builder;
  const x = 1.0;
  builder.plate(
    [
      [0.8, 0.42],
      [0.92, 0.5],
      [1.1, 0.5],
      [1.24, 0.44],
      [1.28, 0.3],
      [1.16, 0.2],
      [0.86, 0.2],
      [0.78, 0.3],
    ],
    0,
    0.26,
    darkEngine,
    0.06,
    0.05,
  );
  cylinder(builder, x - 0.075, 0.5, -0.39, covers);
  cylinder(builder, x + 0.075, 0.5, 0.39, covers);
  builder.add(axle(0.1, 0.05, 48), covers, x - 0.08, 0.36, 0.15);
  builder.add(axle(0.088, 0.02, 48, 0.07), covers, x - 0.08, 0.36, 0.18);
  builder.add(axle(0.05, 0.04, 32), darkEngine, x + 0.1, 0.33, 0.15);
  builder.add(axle(0.098, 0.07, 48), covers, x, 0.66, 0.185);
  builder.add(axle(0.09, 0.02, 48, 0.07), m.black, x, 0.66, 0.228);
  builder.add(axle(0.05, 0.012, 32), covers, x, 0.66, 0.24);
  builder.plate(
    [
      [0.84, 0.42],
      [1.34, 0.4],
      [1.4, 0.34],
      [1.34, 0.26],
      [0.86, 0.25],
      [0.79, 0.33],
    ],
    -0.17,
    0.1,
    covers,
    0.08,
    0.03,
  );
  sideCover(builder, 0.9, 0.335, -0.22, 0.065, covers);
  sideCover(builder, 1.29, 0.33, -0.22, 0.05, covers);
}
