import type { Loft } from './loft.ts';
import { clamp, type Vec3 } from './maths.ts';
import type { Shape } from './shape.ts';

/** Finds points on the finished surface, so that decals and parts can sit on it. */
export interface Lookup {
  /** Half width of the surface at (X, Y). */
  sideZ: (x: number, y: number) => number;
  /** Point on ring v nearest to X. */
  atX: (x: number, v: number) => Vec3;
  /** Point on ring v at theta. */
  atTheta: (theta: number, v: number) => Vec3;
}

// Cells of the map of the side, and how many cells around a point are searched if its own cell is empty.
const WIDE = 700;
const TALL = 300;
const SEARCH = 14;

export function makeLookup(shape: Shape, loft: Loft): Lookup {
  const row = (v: number): Vec3[] => {
    const last = loft.grid.length - 1;
    return loft.grid[Math.round(clamp(v / (loft.ringCount - 1), 0, 1) * last)] as Vec3[];
  };
  const nearest = (points: Vec3[], distance: (point: Vec3, i: number) => number): Vec3 => {
    let best = points[0] as Vec3;
    let bestDistance = Number.POSITIVE_INFINITY;
    points.forEach((point, i) => {
      const d = distance(point, i);
      if (d < bestDistance) {
        best = point;
        bestDistance = d;
      }
    });
    return best;
  };
  return {
    sideZ: sideMap(shape, loft),
    atX: (x, v) => nearest(row(v), (point) => Math.abs(point[0] - x)),
    atTheta: (theta, v) => nearest(row(v), (_, i) => Math.abs((loft.thetas[i] ?? 0) - theta)),
  };
}

function sideMap(shape: Shape, loft: Loft): Lookup['sideZ'] {
  const map = new Float32Array(WIDE * TALL).fill(-1);
  const column = (x: number): number => Math.round(((x + 0.1) / (shape.length + 0.2)) * (WIDE - 1));
  const line = (y: number): number => Math.round((y / (shape.height + 0.1)) * (TALL - 1));
  const cell = (ix: number, iy: number): number =>
    ix < 0 || iy < 0 || ix >= WIDE || iy >= TALL ? -1 : (map[iy * WIDE + ix] ?? -1);
  for (const points of loft.grid) {
    for (const [x, y, z] of points) {
      const ix = column(x);
      const iy = line(y);
      if (ix >= 0 && iy >= 0 && ix < WIDE && iy < TALL) map[iy * WIDE + ix] = Math.max(cell(ix, iy), z);
    }
  }
  return (x, y) => {
    const ix = column(x);
    const iy = line(y);
    for (let radius = 1; radius < SEARCH; radius++) {
      let sum = 0;
      let count = 0;
      for (let dx = -radius; dx <= radius; dx++) {
        for (let dy = -radius; dy <= radius; dy++) {
          const z = cell(ix + dx, iy + dy);
          if (z >= 0) {
            sum += z;
            count++;
          }
        }
      }
      if (count > 0) return sum / count;
    }
    return shape.width / 2 - 0.05;
  };
}
