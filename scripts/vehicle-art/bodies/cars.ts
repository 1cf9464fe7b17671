import type { LoftBody } from './loft-vehicle.ts';

export const suv: LoftBody = {
  gate: 'hatch',
  face: 'ridge',
  tail: 'band',
  rim: 'twin',
  trim: { hasCladding: true, rails: 'metal' },
  shape: {
    length: 4.6, width: 1.88, height: 1.68, frontOverhang: 0.92, wheelbase: 2.69, clearance: 0.21,
    wheelRadius: 0.375, rimRadius: 0.282,
    bonnetLead: { x: 0.12, y: 0.9 }, cowl: { x: 1.14, y: 1.1 }, screenTop: { x: 1.95, y: 1.595 },
    roofPeak: { x: 2.5, y: 1.68 }, roofRear: { x: 4.2, y: 1.6 }, rearGlassBase: { x: 4.46, y: 1.1 }, tail: { x: 4.545, y: 1.02 },
    beltFront: 1.075, beltRear: 1.135, roofHalfWidth: 0.63, lowRear: 0.52, flare: 0.03, line: [0.93, 0.985],
    sideGlassEnd: [0.4, 0.3], rearWindow: [0.55, 10, 13.5, 0.4],
  },
};

export const hatch: LoftBody = {
  gate: 'hatch',
  face: 'civic',
  tail: 'wedge',
  rim: 'blade',
  shape: {
    length: 4.3, width: 1.8, height: 1.46, frontOverhang: 0.86, wheelbase: 2.64, clearance: 0.16,
    wheelRadius: 0.335, rimRadius: 0.25,
    bonnetLead: { x: 0.12, y: 0.74 }, cowl: { x: 1.06, y: 0.955 }, screenTop: { x: 1.93, y: 1.385 },
    roofPeak: { x: 2.35, y: 1.46 }, roofRear: { x: 3.82, y: 1.385 }, rearGlassBase: { x: 4.14, y: 0.985 }, tail: { x: 4.235, y: 0.9 },
    beltFront: 0.935, beltRear: 1.005, roofHalfWidth: 0.57, line: [0.8, 0.86], lowFront: 0.38, lowRear: 0.42,
    sideGlassEnd: [0.47, 0.36], rearWindow: [0.52, 10, 13.5, 0.4],
  },
};

export const sedan: LoftBody = {
  gate: 'boot',
  face: 'grand',
  tail: 'wedge',
  rim: 'ten',
  hasBoot: true,
  trim: { windowFrame: 'chrome' },
  shape: {
    length: 4.85, width: 1.84, height: 1.445, frontOverhang: 0.95, wheelbase: 2.83, clearance: 0.15,
    wheelRadius: 0.355, rimRadius: 0.272,
    bonnetLead: { x: 0.12, y: 0.735 }, cowl: { x: 1.28, y: 0.95 }, screenTop: { x: 2.12, y: 1.375 },
    roofPeak: { x: 2.65, y: 1.445 }, roofRear: { x: 3.55, y: 1.355 }, rearGlassBase: { x: 4.22, y: 1.01 }, tail: { x: 4.755, y: 0.965 },
    beltFront: 0.925, beltRear: 0.985, roofHalfWidth: 0.56, line: [0.78, 0.85], lowFront: 0.38, lowRear: 0.44,
    deckCrown: 0.012, roofLip: 0, sideGlassEnd: [0.22, 0.1],
  },
};

export const wagon: LoftBody = {
  gate: 'hatch',
  face: 'strada',
  tail: 'hook',
  rim: 'swirl',
  trim: { rails: 'metal', windowFrame: 'chrome' },
  shape: {
    length: 4.82, width: 1.85, height: 1.48, frontOverhang: 0.93, wheelbase: 2.8, clearance: 0.15,
    wheelRadius: 0.355, rimRadius: 0.27,
    bonnetLead: { x: 0.12, y: 0.75 }, cowl: { x: 1.22, y: 0.965 }, screenTop: { x: 2.06, y: 1.4 },
    roofPeak: { x: 2.6, y: 1.48 }, roofRear: { x: 4.3, y: 1.41 }, rearGlassBase: { x: 4.66, y: 1 }, tail: { x: 4.755, y: 0.92 },
    beltFront: 0.94, beltRear: 1, roofHalfWidth: 0.57, line: [0.8, 0.87], lowFront: 0.38, lowRear: 0.44,
    sideGlassEnd: [0.44, 0.36], rearWindow: [0.52, 10, 13.5, 0.4],
  },
};

export const peopleMover: LoftBody = {
  gate: 'hatch',
  face: 'estate',
  tail: 'pillar',
  rim: 'ten',
  trim: { rails: 'metal', windowFrame: 'chrome' },
  shape: {
    length: 5.15, width: 1.98, height: 1.77, frontOverhang: 0.98, wheelbase: 3.09, clearance: 0.17,
    wheelRadius: 0.37, rimRadius: 0.275,
    bonnetLead: { x: 0.13, y: 0.88 }, cowl: { x: 1, y: 1.08 }, screenTop: { x: 1.92, y: 1.675 },
    roofPeak: { x: 2.7, y: 1.77 }, roofRear: { x: 4.72, y: 1.69 }, rearGlassBase: { x: 5.02, y: 1.08 }, tail: { x: 5.1, y: 0.98 },
    beltFront: 1.04, beltRear: 1.07, roofHalfWidth: 0.7, line: [0.88, 0.93], doors: 'slide',
  },
};

export const coupe: LoftBody = {
  gate: 'boot',
  face: 'dart',
  tail: 'band',
  rim: 'twinDark',
  hasBoot: true,
  shape: {
    length: 4.5, width: 1.87, height: 1.31, frontOverhang: 0.93, wheelbase: 2.6, clearance: 0.13,
    wheelRadius: 0.355, rimRadius: 0.282, tyreWidth: 0.27,
    bonnetLead: { x: 0.14, y: 0.645 }, cowl: { x: 1.46, y: 0.885 }, screenTop: { x: 2.16, y: 1.245 },
    roofPeak: { x: 2.52, y: 1.305 }, roofRear: { x: 3.2, y: 1.225 }, rearGlassBase: { x: 4.02, y: 0.945 }, tail: { x: 4.42, y: 0.9 },
    beltFront: 0.86, beltRear: 0.93, roofHalfWidth: 0.53, line: [0.7, 0.8], flare: 0.03, lowFront: 0.34, lowRear: 0.42,
    roofLip: 0, bonnetCrown: 0.05, sideGlassEnd: [0.62, 0.12], doors: 'coupe',
  },
};

export const convertible: LoftBody = {
  gate: 'boot',
  face: 'dart',
  tail: 'wedge',
  rim: 'ten',
  hasBoot: true,
  trim: { roof: 'fabric' },
  shape: {
    length: 4.35, width: 1.8, height: 1.3, frontOverhang: 0.88, wheelbase: 2.5, clearance: 0.135,
    wheelRadius: 0.345, rimRadius: 0.265,
    bonnetLead: { x: 0.14, y: 0.65 }, cowl: { x: 1.46, y: 0.89 }, screenTop: { x: 2.06, y: 1.225 },
    roofPeak: { x: 2.45, y: 1.295 }, roofRear: { x: 3.05, y: 1.21 }, rearGlassBase: { x: 3.52, y: 0.955 }, tail: { x: 4.27, y: 0.895 },
    beltFront: 0.86, beltRear: 0.915, roofHalfWidth: 0.52, line: [0.7, 0.78], flare: 0.035, lowFront: 0.34, lowRear: 0.42,
    roofLip: 0, bonnetCrown: 0.05, rearWindow: [0.34, 10.2, 12.6, 0.3], sideGlassEnd: [0.66, 0.31], doors: 'coupe',
  },
};
