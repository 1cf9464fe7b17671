import { displace } from './displace.ts';
import { lerp, type Vec3 } from './maths.ts';
import type { Ring } from './rings.ts';
import { makeRings } from './rings.ts';
import type { Shape } from './shape.ts';

/** Steps of the mesh from the front to the rear, and rows between two rings. */
const COLUMNS = 320;
const ROWS_PER_GAP = 9;

/** Points of the right-hand half of the body: grid[row][column], rows from the underbody to the roof. */
export interface Loft {
  grid: Vec3[][];
  /** Position of a column round the ring: 0 front centre, 1 middle of the side, 2 rear centre. */
  thetas: number[];
  ringCount: number;
  /** Ring number of a row, fractional between rings. */
  ringOf: (row: number) => number;
}

function ringPoint(ring: Ring, middle: number, theta: number): Vec3 {
  const isFront = theta <= 1;
  const angle = ((isFront ? theta : 2 - theta) * Math.PI) / 2;
  const flat = isFront ? ring.frontFlat : ring.rearFlat;
  const round = isFront ? ring.frontRound : ring.rearRound;
  const reach = Math.max(0, Math.cos(angle)) ** (2 / flat);
  const x = isFront ? middle - (middle - ring.front) * reach : middle + (ring.rear - middle) * reach;
  return [x, ring.height(x), ring.halfWidth * Math.max(0, Math.sin(angle)) ** (2 / round)];
}

/** Cumulative arc length along a quarter of a superellipse. */
function arcTable(reach: number, halfWidth: number, flat: number, round: number): number[] {
  const steps = 4000;
  const table = [0];
  let lastX = reach;
  let lastZ = 0;
  for (let i = 1; i <= steps; i++) {
    const angle = ((i / steps) * Math.PI) / 2;
    const x = reach * Math.cos(angle) ** (2 / flat);
    const z = halfWidth * Math.sin(angle) ** (2 / round);
    table.push((table[i - 1] ?? 0) + Math.hypot(x - lastX, z - lastZ));
    lastX = x;
    lastZ = z;
  }
  return table;
}

/** The position (0 to 1) at which the cumulative table reaches a length. */
function invert(table: number[], length: number): number {
  let low = 0;
  let high = table.length - 1;
  while (high - low > 1) {
    const mid = (low + high) >> 1;
    if ((table[mid] ?? 0) < length) low = mid;
    else high = mid;
  }
  const from = table[low] ?? 0;
  return (low + (length - from) / ((table[high] ?? 0) - from + 1e-9)) / (table.length - 1);
}

/** Column positions with equal spacing along the widest ring. */
function columnThetas(ring: Ring, middle: number): number[] {
  const front = arcTable(middle - ring.front, ring.halfWidth, ring.frontFlat, ring.frontRound);
  const rear = arcTable(ring.rear - middle, ring.halfWidth, ring.rearFlat, ring.rearRound);
  const frontLength = front.at(-1) ?? 0;
  const total = frontLength + (rear.at(-1) ?? 0);
  return Array.from({ length: COLUMNS + 1 }, (_, i) => {
    const at = (total * i) / COLUMNS;
    return at <= frontLength ? invert(front, at) : 2 - invert(rear, total - at);
  });
}

function knotGap(a: Vec3, b: Vec3): number {
  return Math.max(1e-3, Math.sqrt(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])));
}

/** Point at share t of a centripetal Catmull-Rom spline between p1 and p2. */
function spline(p0: Vec3, p1: Vec3, p2: Vec3, p3: Vec3, t: number): Vec3 {
  const t1 = knotGap(p0, p1);
  const t2 = t1 + knotGap(p1, p2);
  const t3 = t2 + knotGap(p2, p3);
  const u = lerp(t1, t2, t);
  const axis = (k: 0 | 1 | 2): number => {
    const a1 = ((t1 - u) / t1) * p0[k] + (u / t1) * p1[k];
    const a2 = ((t2 - u) / (t2 - t1)) * p1[k] + ((u - t1) / (t2 - t1)) * p2[k];
    const a3 = ((t3 - u) / (t3 - t2)) * p2[k] + ((u - t2) / (t3 - t2)) * p3[k];
    const b1 = ((t2 - u) / t2) * a1 + (u / t2) * a2;
    const b2 = ((t3 - u) / (t3 - t1)) * a2 + ((u - t1) / (t3 - t1)) * a3;
    return ((t2 - u) / (t2 - t1)) * b1 + ((u - t1) / (t2 - t1)) * b2;
  };
  return [axis(0), axis(1), axis(2)];
}

function columnPoint(column: Vec3[], v: number): Vec3 {
  const last = column.length - 1;
  const k = Math.min(last - 1, Math.floor(v));
  const p1 = column[k] as Vec3;
  const p2 = column[k + 1] as Vec3;
  const before: Vec3 = column[k - 1] ?? [2 * p1[0] - p2[0], 2 * p1[1] - p2[1], 2 * p1[2] - p2[2]];
  const after: Vec3 = column[k + 2] ?? [2 * p2[0] - p1[0], 2 * p2[1] - p1[1], -p1[2]];
  return spline(before, p1, p2, after, v - k);
}

export function loftBody(shape: Shape): Loft {
  const rings = makeRings(shape);
  const thetas = columnThetas(rings[4] as Ring, shape.middle);
  const columns = thetas.map((theta) => rings.map((ring) => ringPoint(ring, shape.middle, theta)));
  const rows = (rings.length - 1) * ROWS_PER_GAP + 1;
  const ringOf = (row: number): number => Math.min(rings.length - 1, row / ROWS_PER_GAP);
  const grid = Array.from({ length: rows }, (_, row) => {
    const v = ringOf(row);
    return columns.map((column) => displace(shape, columnPoint(column, v), v));
  });
  return { grid, thetas, ringCount: rings.length, ringOf };
}
