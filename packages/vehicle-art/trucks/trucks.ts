import * as THREE from 'three';
import type { BuildContext, LoftBody } from '../bodies/loft-vehicle.ts';
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

export const truckTray = truck(tray, 2.3);
export const truckBox = truck(pantech, 3.02);
export const truckTipper = truck(tippingBody, 2.6, { length: 5.7, wheelbase: 3.2 });
export const truckPrimeMover = truck(coupling, 2.95, { length: 5.3, wheelbase: 3.15 });
