/** A point of the side view, in metres: X runs back from the front bumper, Y up from the floor. */
interface Knot {
  x: number;
  y: number;
}

type DoorLayout = 'five' | 'coupe' | 'slide' | 'van' | 'ute' | 'truck' | 'motorhome';

/** Measures of a lofted body, in metres unless a comment says otherwise. */
export interface Shape {
  length: number;
  /** Length of the lofted part when a box or tray follows it. */
  loftLength: number;
  width: number;
  height: number;
  frontOverhang: number;
  rearOverhang: number;
  wheelbase: number;
  clearance: number;
  wheelRadius: number;
  rimRadius: number;
  tyreWidth: number;
  /** Leading edge of the bonnet. */
  bonnetLead: Knot;
  /** Base of the windscreen. */
  cowl: Knot;
  screenTop: Knot;
  roofPeak: Knot;
  roofRear: Knot;
  rearGlassBase: Knot;
  tail: Knot;
  /** Height of the belt line (the base of the side windows) at the front and at the rear. */
  beltFront: number;
  beltRear: number;
  roofHalfWidth: number;
  /** X of the plane between the front and the rear half of every ring. */
  middle: number;

  /** Superellipse exponents: side flatness and end roundness of the lower body and the glasshouse. */
  noseFlat: number;
  noseRound: number;
  tailFlat: number;
  tailRound: number;
  screenFlat: number;
  screenRound: number;
  rearScreenFlat: number;
  rearScreenRound: number;

  lowFront: number;
  lowRear: number;
  noseInset: number;
  chinLift: number;
  shoulderDrop: number;
  shoulderWidth: number;
  bonnetCrown: number;
  deckCrown: number;
  screenBulge: number;
  rearScreenBulge: number;
  glassBarrel: number;
  roofEdge: number;
  roofLip: number;

  flare: number;
  flareWidth: number;
  archGap: number;
  creaseFront: number;
  creaseRear: number;
  hollow: number;
  sillOut: number;
  /** Height of the character line at the front and at the rear; null for none. */
  line: [number, number] | null;
  lineAmp: number;

  /** Windscreen and rear window: half width in theta, lower and upper ring number, corner radius; null for none. */
  windscreen: [number, number, number, number] | null;
  rearWindow: [number, number, number, number] | null;
  /** Distances from the end of the side glass to the base of the rear glass and to the end of the roof. */
  sideGlassEnd: [number, number];
  /** Height and width by which the camera frames the vehicle; larger than the body if a box or tray is. */
  frameHeight: number;
  frameWidth: number;

  doors: DoorLayout;
}

type RequiredMeasure =
  | 'length'
  | 'width'
  | 'height'
  | 'frontOverhang'
  | 'wheelbase'
  | 'bonnetLead'
  | 'cowl'
  | 'screenTop'
  | 'roofPeak'
  | 'roofRear'
  | 'rearGlassBase'
  | 'tail'
  | 'beltFront'
  | 'beltRear'
  | 'roofHalfWidth';

export type ShapeInput = Pick<Shape, RequiredMeasure> & Partial<Shape>;

const DEFAULTS = {
  clearance: 0.2,
  wheelRadius: 0.36,
  rimRadius: 0.27,
  tyreWidth: 0.235,
  noseFlat: 5,
  noseRound: 3,
  tailFlat: 6,
  tailRound: 4,
  screenFlat: 6,
  screenRound: 2.7,
  rearScreenFlat: 6,
  rearScreenRound: 3,
  lowFront: 0.44,
  lowRear: 0.48,
  noseInset: 0,
  chinLift: 0,
  shoulderDrop: 0.075,
  shoulderWidth: 0.075,
  bonnetCrown: 0.035,
  deckCrown: 0.01,
  screenBulge: 0.03,
  rearScreenBulge: 0.02,
  glassBarrel: 0.012,
  roofEdge: 0.07,
  roofLip: 0.03,
  flare: 0.02,
  flareWidth: 0.2,
  archGap: 0.035,
  creaseFront: 0.5,
  creaseRear: 0.58,
  hollow: 0.034,
  sillOut: 0.012,
  line: null,
  lineAmp: 0.016,
  windscreen: [0.63, 9.35, 13.75, 0.35],
  rearWindow: [0.6, 10, 13.55, 0.4],
  sideGlassEnd: [0.3, 0.2],
  doors: 'five',
} satisfies Partial<Shape>;

export function completeShape(input: ShapeInput): Shape {
  return {
    ...DEFAULTS,
    loftLength: input.length,
    rearOverhang: input.length - input.frontOverhang - input.wheelbase,
    middle: input.frontOverhang + input.wheelbase / 2,
    frameHeight: input.height,
    frameWidth: input.width,
    ...input,
  } as Shape;
}

export const axles = (shape: Shape): [number, number] => [
  shape.frontOverhang,
  shape.frontOverhang + shape.wheelbase,
];

export const archRadius = (shape: Shape): number => shape.wheelRadius + shape.archGap;
