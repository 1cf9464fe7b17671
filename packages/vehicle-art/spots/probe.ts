import type { Vec3 } from '../body/maths.ts';

/**
 * Finds a part of a vehicle that gets a hotspot. A ray is sent to the part from outside, and its first hit is the spot.
 * Parts that are on both sides have a ray for each side; a frame shows the spot that faces the camera most.
 */
export interface Probe {
  id: string;
  description: string;
  rays: Ray[];
}

export interface Ray {
  /** World coordinates: x forward, y up, z to the right, origin below the middle of the vehicle. */
  from: Vec3;
  towards: Vec3;
}

/** Metres from the middle: farther than any vehicle reaches. */
const OUTSIDE = 8;

export const probe = (id: string, description: string, ...rays: Ray[]): Probe => ({ id, description, rays });

export const fromFront = (y: number, z: number): Ray => ({ from: [OUTSIDE, y, z], towards: [-1, 0, 0] });
export const fromRear = (y: number, z: number): Ray => ({ from: [-OUTSIDE, y, z], towards: [1, 0, 0] });
export const fromRight = (x: number, y: number): Ray => ({ from: [x, y, OUTSIDE], towards: [0, 0, -1] });
export const fromLeft = (x: number, y: number): Ray => ({ from: [x, y, -OUTSIDE], towards: [0, 0, 1] });
export const fromSides = (x: number, y: number): Ray[] => [fromRight(x, y), fromLeft(x, y)];
