import * as THREE from 'three';
import type { BuildContext, LoftBody } from '../bodies/loft-vehicle.ts';
import { van } from '../bodies/work.ts';
import type { Vec2 } from '../body/maths.ts';
import { profileBox, sideGraphic, wheelOpening } from '../parts/profile.ts';
import { box, part, SIDES, tube } from '../parts/shapes.ts';
import { endWindow, entryDoor, hatchPair, windowPair } from './fittings.ts';
import { graphicColours } from './graphics.ts';

/** Metres. */
const WIDTH = 2.28;
const FLOOR = 0.34;

/** Side outline of the living box, which reaches over the cab with a bed, or has a low nose behind it. */
function outline(build: BuildContext, isOvercab: boolean): Vec2[] {
  const { shape } = build;
  const end = shape.length;
  const rearAxle = shape.frontOverhang + shape.wheelbase;
  const nose: Vec2[] = isOvercab
    ? [
        [1.95, 1.95],
        [1.6, 1.98],
        [0.78, 2.02],
        [0.62, 2.3],
        [0.95, 2.78],
        [1.5, 2.92],
      ]
    : [
        [1.95, 1.9],
        [1.72, 1.9],
        [1.3, 1.93],
        [1.22, 2],
        [1.75, 2.5],
        [2.5, 2.72],
      ];
  const top = isOvercab ? 2.92 : 2.74;
  return [
    [1.95, FLOOR],
    ...nose,
    [end - 0.15, top],
    [end, top - 0.17],
    [end, 0.55],
    [end - 0.1, FLOOR + 0.08],
    ...wheelOpening(rearAxle, shape.wheelRadius, shape.wheelRadius + 0.06, FLOOR),
  ];
}

function graphics(build: BuildContext, z: number): THREE.Group {
  const end = build.shape.length - 0.1;
  const [main, accent] = graphicColours(build.look.colour);
  const group = new THREE.Group();
  group.add(
    sideGraphic(
      [
        [2.05, 0.72],
        [4.3, 0.86],
        [end, 1.15],
        [end, 0.9],
        [4.5, 0.72],
        [2.05, 0.6],
      ],
      z,
      build.shape.length,
      main,
    ),
  );
  group.add(
    sideGraphic(
      [
        [2.05, 0.8],
        [4.3, 0.94],
        [end, 1.28],
        [end, 1.21],
        [4.3, 0.89],
        [2.05, 0.76],
      ],
      z,
      build.shape.length,
      accent,
    ),
  );
  return group;
}

function livingBox(build: BuildContext): THREE.Group {
  const { shape, m, look, skin } = build;
  const isOvercab = look.variant !== 'low';
  const group = new THREE.Group();
  const at = (x: number): number => shape.length / 2 - x;
  const z = WIDTH / 2;
  const rearAxle = shape.frontOverhang + shape.wheelbase;
  const shell = look.colour === 'White' ? m.white : skin;
  group.add(profileBox(outline(build, isOvercab), WIDTH, shape.length, shell, 0.06));
  group.add(graphics(build, z + 0.003));
  group.add(
    windowPair(m, at(2.75), 1.72, 0.9, 0.5, z),
    windowPair(m, at(4.75), 1.72, 1, 0.5, z),
    windowPair(m, at(6.35), 1.82, 0.62, 0.42, z),
  );
  if (isOvercab) group.add(windowPair(m, at(1.4), 2.42, 0.6, 0.28, z));
  group.add(entryDoor(m, shell, at(3.72), 1.36, 1.72, z + 0.004));
  group.add(
    hatchPair(m, shell, at(6.2), 0.98, 0.5, 0.34, z + 0.004),
    hatchPair(m, shell, at(2.6), 0.95, 0.42, 0.3, z + 0.004),
  );
  group.add(endWindow(m, -shape.length / 2 - 0.004, 1.85, 1.2, 0.5));
  for (const side of SIDES) {
    group.add(part(box(0.06, 0.4, 0.12, 0.02), m.red, at(shape.length) - 0.005, 1.05, side * (z - 0.14)));
    group.add(part(box(0.06, 0.1, 0.12, 0.02), m.amber, at(shape.length) - 0.005, 1.32, side * (z - 0.14)));
  }
  group.add(part(box(0.012, 0.12, 0.37, 0.005), m.plate, at(shape.length) - 0.012, 0.85));
  group.add(part(box(0.1, 0.16, WIDTH - 0.1, 0.04), m.plastic, at(shape.length) + 0.04, 0.52));
  const top = isOvercab ? 2.92 : 2.74;
  group.add(
    part(
      tube(
        [
          [at(2.6), top - 0.2, -z - 0.05],
          [at(6.2), top - 0.2, -z - 0.05],
        ],
        0.06,
        4,
        14,
      ),
      m.white,
    ),
  );
  group.add(
    part(box(0.8, 0.12, 0.7, 0.04), m.white, at(3.6), top + 0.05),
    part(box(1.5, 0.03, 1, 0.01), m.gloss, at(5.3), top + 0.02),
  );
  group.add(
    part(
      new THREE.CylinderGeometry(shape.wheelRadius + 0.05, shape.wheelRadius + 0.05, WIDTH - 0.5, 32).rotateX(
        Math.PI / 2,
      ),
      m.void,
      at(rearAxle),
      shape.wheelRadius,
    ),
  );
  return group;
}

export const motorhome: LoftBody = {
  ...van,
  shape: {
    ...van.shape,
    length: 7,
    loftLength: 5.3,
    rearOverhang: 1.2,
    wheelbase: 4.05,
    width: 1.98,
    clearance: 0.21,
    wheelRadius: 0.35,
    bonnetLead: { x: 0.13, y: 0.95 },
    cowl: { x: 0.8, y: 1.19 },
    screenTop: { x: 1.55, y: 1.83 },
    roofPeak: { x: 2.6, y: 1.95 },
    beltFront: 1.13,
    line: null,
    hollow: 0.01,
    frameHeight: 3,
    frameWidth: 2.3,
    doors: 'motorhome',
  },
  rearTrack: WIDTH / 2 - 0.09,
  extras: livingBox,
};
delete motorhome.gate;
