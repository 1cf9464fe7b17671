import type { Shape } from '../body/shape.ts';

/** Area for drawing a face, in metres on the (z, Y) plane of the front. */
export interface FaceFrame {
  halfWidth: number;
  /** Height of the bonnet's leading edge. */
  lead: number;
  /** Height of the underside. */
  base: number;
  /** Face height in relation to a medium SUV, for things that grow with it. */
  unit: number;
  /** Top of the grille and centre of the lamp band. */
  lampY: number;
}

const MEDIUM_FACE = 0.69;

export function faceFrame(shape: Shape): FaceFrame {
  const unit = (shape.bonnetLead.y - shape.clearance) / MEDIUM_FACE;
  return {
    halfWidth: shape.width / 2,
    lead: shape.bonnetLead.y,
    base: shape.clearance,
    unit,
    lampY: shape.bonnetLead.y - 0.075 * Math.max(0.85, unit),
  };
}

export const bothSides = (draw: (sign: 1 | -1) => void): void => {
  draw(1);
  draw(-1);
};
