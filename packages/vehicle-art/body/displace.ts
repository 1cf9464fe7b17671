import { clamp, gauss, lerp, smooth, type Vec3 } from './maths.ts';
import { RING } from './rings.ts';
import { archRadius, axles, type Shape } from './shape.ts';

/** Moves a point of the side in or out, for wheel-arch flares, hollow doors, sills and the character line. */
export function displace(shape: Shape, point: Vec3, v: number): Vec3 {
  const [x, y, z] = point;
  const half = shape.width / 2;
  const side = smooth(0.55 * half, 0.86 * half, z);
  if (side <= 0) return point;
  return [x, y, z + side * (flare(shape, x, y, v) + doors(shape, x, y, v) + characterLine(shape, x, y, v))];
}

function flare(shape: Shape, x: number, y: number, v: number): number {
  const radius = archRadius(shape);
  let sum = 0;
  for (const axle of axles(shape)) {
    const distance = Math.hypot(x - axle, Math.max(y - shape.wheelRadius, -0.05));
    const near = smooth(radius + shape.flareWidth, radius + 0.03, distance);
    sum += near * shape.flare * smooth(RING.belt, RING.edge, v) * smooth(0.1, 0.3, y);
  }
  return sum;
}

function doors(shape: Shape, x: number, y: number, v: number): number {
  const [frontAxle, rearAxle] = axles(shape);
  const start = frontAxle + archRadius(shape) * 0.9;
  const end = rearAxle - archRadius(shape) * 0.9;
  if (v >= RING.belt || end <= start) return 0;
  const between = smooth(start - 0.15, start + 0.35, x) * smooth(end + 0.15, end - 0.35, x);
  const crease = lerp(shape.creaseFront, shape.creaseRear, (x - start) / (end - start));
  const scallop = shape.hollow * gauss(y - crease + 0.04, 0.13);
  const sill = shape.sillOut * gauss(y - shape.clearance - 0.1, 0.06);
  return between * (sill - scallop);
}

/** A crease along the side, soft below and sharp above, at which the light on the paint changes. */
function characterLine(shape: Shape, x: number, y: number, v: number): number {
  if (!shape.line) return 0;
  const t = clamp((x - 0.3) / (shape.length - 0.5), 0, 1);
  const distance = y - lerp(shape.line[0], shape.line[1], t);
  const profile = gauss(distance, distance < 0 ? 0.1 : 0.022);
  return shape.lineAmp * profile * smooth(0.35, 0.9, x) * smooth(RING.belt + 0.2, RING.shoulder, v);
}
