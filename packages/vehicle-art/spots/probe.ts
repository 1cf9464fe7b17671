import type { Vec3 } from '../body/maths.ts';

/**
 * A part of a vehicle with something to say. Each ray meets the part from outside: its first hit is the spot. Parts
 * on both sides have a ray for each; a frame shows the one that faces it most.
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

/** Farther from the middle than any vehicle reaches, metres. */
const OUTSIDE = 8;

export const probe = (id: string, description: string, ...rays: Ray[]): Probe => ({ id, description, rays });

export const fromFront = (y: number, z: number): Ray => ({ from: [OUTSIDE, y, z], towards: [-1, 0, 0] });
export const fromRear = (y: number, z: number): Ray => ({ from: [-OUTSIDE, y, z], towards: [1, 0, 0] });
export const fromRight = (x: number, y: number): Ray => ({ from: [x, y, OUTSIDE], towards: [0, 0, -1] });
export const fromLeft = (x: number, y: number): Ray => ({ from: [x, y, -OUTSIDE], towards: [0, 0, 1] });
export const fromSides = (x: number, y: number): Ray[] => [fromRight(x, y), fromLeft(x, y)];
