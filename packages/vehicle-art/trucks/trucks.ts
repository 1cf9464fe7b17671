import * as THREE from 'three';
import type { BuildContext, LoftBody } from '../bodies/loft-vehicle.ts';
import { van } from '../bodies/work.ts';
import type { ShapeInput } from '../body/shape.ts';
import { pantech, tray } from './bodies.ts';
import { drawCabFace } from './cab-face.ts';
import { cabParts } from './cab-parts.ts';
import { chassis } from './chassis.ts';
import { coupling, tippingBody } from './working-bodies.ts';

const CAB: ShapeInput = {
  length: 6.1,
  loftLength: 1.86,
  width: 2,
  height: 2.24,
  frontOverhang: 1.06,
  rearOverhang: 0.5,
  wheelbase: 3.35,
  clearance: 0.42,
  wheelRadius: 0.39,
  rimRadius: 0.235,
  tyreWidth: 0.22,
  middle: 1,
  bonnetLead: { x: 0.03, y: 1.16 },
  cowl: { x: 0.06, y: 1.4 },
  screenTop: { x: 0.3, y: 2.06 },
  roofPeak: { x: 1.1, y: 2.24 },
  roofRear: { x: 1.8, y: 2.14 },
  rearGlassBase: { x: 1.83, y: 1.36 },
  tail: { x: 1.85, y: 1.12 },
  beltFront: 1.28,
  beltRear: 1.3,
  roofHalfWidth: 0.84,
  glassBarrel: 0.03,
  noseRound: 4.6,
  noseFlat: 4,
  tailRound: 9,
  tailFlat: 12,
  screenRound: 4.6,
  screenFlat: 5,
  rearScreenRound: 9,
  rearScreenFlat: 12,
  shoulderWidth: 0.035,
  shoulderDrop: 0.05,
  bonnetCrown: 0,
  lowFront: 0.62,
  lowRear: 0.62,
  screenBulge: 0.02,
  roofEdge: 0.08,
  roofLip: 0,
  flare: 0.015,
  flareWidth: 0.1,
  hollow: 0,
  sillOut: 0,
  archGap: 0.05,
  windscreen: [0.59, 9.7, 13.2, 0.3],
  rearWindow: null,
  frameWidth: 2.3,
  doors: 'truck',
};

function truck(
  body: (build: BuildContext) => THREE.Group,
  frameHeight: number,
  shape: Partial<ShapeInput> = {},
): LoftBody {
  return {
    shape: { ...CAB, ...shape, frameHeight },
    face: 'courier',
    tail: 'post',
    rim: 'steel',
    rearTrack: 0.97,
    hasRearWindow: false,
    hasMirrors: false,
    trim: { handles: 'black' },
    drawFront: drawCabFace,
    extras: (build) => {
      const group = new THREE.Group();
      group.add(cabParts(build), chassis(build), body(build));
      return group;
    },
  };
}

/** A wider and higher cab for loads of more than about ten tonnes. */
const HEAVY: Partial<ShapeInput> = {
  length: 8.2,
  loftLength: 2.05,
  width: 2.36,
  height: 2.72,
  frontOverhang: 1.3,
  rearOverhang: 1.7,
  wheelbase: 5.2,
  clearance: 0.5,
  wheelRadius: 0.49,
  rimRadius: 0.29,
  tyreWidth: 0.27,
  bonnetLead: { x: 0.03, y: 1.36 },
  cowl: { x: 0.06, y: 1.66 },
  screenTop: { x: 0.26, y: 2.48 },
  roofPeak: { x: 1.2, y: 2.72 },
  roofRear: { x: 1.98, y: 2.6 },
  rearGlassBase: { x: 2.01, y: 1.62 },
  tail: { x: 2.03, y: 1.3 },
  beltFront: 1.52,
  beltRear: 1.54,
  roofHalfWidth: 1.0,
  lowFront: 0.7,
  lowRear: 0.7,
  frameWidth: 2.5,
};

export const truckTray = truck(tray, 2.3);
export const truckBox = truck(pantech, 3.02);
export const truckTipper = truck(tippingBody, 2.6, { length: 5.7, wheelbase: 3.2 });
export const truckHeavyTray = truck(tray, 2.75, HEAVY);
export const truckHeavyBox = truck(pantech, 3.3, HEAVY);
export const truckPrimeMover = truck(coupling, 3.1, {
  ...HEAVY,
  length: 6.2,
  rearOverhang: 0.75,
  wheelbase: 4.15,
});

/** A cab-chassis truck with a bonnet: the front of a van on rails. */
export const truckBonneted: LoftBody = {
  face: 'courier',
  tail: 'post',
  rim: 'steel',
  rearTrack: 0.97,
  hasRearWindow: false,
  trim: { handles: 'black' },
  shape: {
    ...van.shape,
    length: 6,
    loftLength: 2.5,
    rearOverhang: 1.1,
    wheelbase: 3.75,
    width: 2,
    height: 2.2,
    clearance: 0.3,
    wheelRadius: 0.365,
    rimRadius: 0.225,
    tyreWidth: 0.2,
    bonnetLead: { x: 0.13, y: 1.08 },
    cowl: { x: 0.8, y: 1.34 },
    screenTop: { x: 1.5, y: 2.04 },
    roofPeak: { x: 2, y: 2.2 },
    roofRear: { x: 2.43, y: 2.12 },
    rearGlassBase: { x: 2.46, y: 1.36 },
    tail: { x: 2.48, y: 1.12 },
    beltFront: 1.28,
    beltRear: 1.3,
    tailRound: 9,
    tailFlat: 12,
    rearScreenRound: 9,
    rearScreenFlat: 12,
    rearWindow: null,
    windscreen: [0.63, 9.35, 13.5, 0.35],
    middle: 1.96,
    line: null,
    frameWidth: 2.3,
    frameHeight: 2.3,
    doors: 'truck',
  },
  extras: (build) => {
    const group = new THREE.Group();
    group.add(chassis(build), tray(build));
    return group;
  },
};
