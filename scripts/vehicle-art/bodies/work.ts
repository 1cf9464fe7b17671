import type { LoftBody } from './loft-vehicle.ts';

export const ute: LoftBody = {
  gate: 'tray',
  face: 'anvil',
  tail: 'post',
  rim: 'trail',
  trim: { hasCladding: true, hasSportsBar: true },
  shape: {
    length: 5.35, width: 1.9, height: 1.84, frontOverhang: 0.93, wheelbase: 3.22, clearance: 0.25,
    wheelRadius: 0.395, rimRadius: 0.262, tyreWidth: 0.265,
    bonnetLead: { x: 0.1, y: 1.07 }, cowl: { x: 1.32, y: 1.22 }, screenTop: { x: 1.98, y: 1.745 },
    roofPeak: { x: 2.45, y: 1.83 }, roofRear: { x: 3.5, y: 1.755 }, rearGlassBase: { x: 3.64, y: 1.22 }, tail: { x: 5.3, y: 1.185 },
    beltFront: 1.19, beltRear: 1.22, roofHalfWidth: 0.66, line: [1.06, 1.1], flare: 0.045, flareWidth: 0.14,
    noseRound: 3.6, lowFront: 0.52, lowRear: 0.55, deckCrown: 0, roofLip: -0.02, tailRound: 10, tailFlat: 9,
    bonnetCrown: 0.03, middle: 2.35, doors: 'ute',
  },
};

export const van: LoftBody = {
  gate: 'barn',
  face: 'courier',
  tail: 'pillar',
  rim: 'steel',
  hasRearWindow: false,
  trim: { hasRearWindows: false, handles: 'black' },
  shape: {
    length: 5.3, width: 1.95, height: 1.98, frontOverhang: 0.95, wheelbase: 3.1, clearance: 0.19,
    wheelRadius: 0.345, rimRadius: 0.225,
    bonnetLead: { x: 0.13, y: 0.93 }, cowl: { x: 0.8, y: 1.17 }, screenTop: { x: 1.62, y: 1.83 },
    roofPeak: { x: 2.6, y: 1.98 }, roofRear: { x: 5.16, y: 1.9 }, rearGlassBase: { x: 5.24, y: 1.15 }, tail: { x: 5.275, y: 1.05 },
    beltFront: 1.12, beltRear: 1.15, roofHalfWidth: 0.78, glassBarrel: 0.035, rearScreenRound: 6, rearScreenFlat: 9,
    tailRound: 6, tailFlat: 9, line: [0.86, 0.9], lineAmp: 0.006, shoulderWidth: 0.045, roofEdge: 0.09, roofLip: 0,
    middle: 2.3, doors: 'van',
  },
};
