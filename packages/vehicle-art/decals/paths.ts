import type { Vec2 } from '../body/maths.ts';

/** Point on the way from `from` to `to`, `radius` metres along but never past the middle. */
function towards(from: Vec2, to: Vec2, radius: number): Vec2 {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const t = Math.min(radius, length * 0.48) / length;
  return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
}

/** Anything that draws outlines: a canvas path or a three.js path. */
interface Outline {
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): unknown;
  closePath(): unknown;
}

/** Adds a closed polygon with rounded corners. */
export function traceRounded<T extends Outline>(outline: T, points: Vec2[], radius: number): T {
  points.forEach((corner, i) => {
    const before = points[(i + points.length - 1) % points.length] as Vec2;
    const after = points[(i + 1) % points.length] as Vec2;
    const start = towards(corner, before, radius);
    const end = towards(corner, after, radius);
    if (i === 0) outline.moveTo(...start);
    else outline.lineTo(...start);
    outline.quadraticCurveTo(corner[0], corner[1], ...end);
  });
  outline.closePath();
  return outline;
}

export function polygon(points: Vec2[], radius = 0): Path2D {
  if (radius > 0) return traceRounded(new Path2D(), points, radius);
  const path = new Path2D();
  points.forEach((point, i) => {
    if (i === 0) path.moveTo(...point);
    else path.lineTo(...point);
  });
  path.closePath();
  return path;
}

export const flip = (points: Vec2[], sign: number): Vec2[] => points.map(([x, y]) => [x * sign, y]);

/** Polygon mirrored about the centre line: give the half with positive z, from bottom to top. */
export function mirroredPolygon(half: Vec2[], radius = 0.03): Path2D {
  return polygon([...half, ...flip([...half].reverse(), -1)], radius);
}

export function rectangle(x0: number, y0: number, x1: number, y1: number, radius = 0): Path2D {
  return polygon(
    [
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ],
    radius,
  );
}

export function ellipse(x: number, y: number, radiusX: number, radiusY = radiusX): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, radiusX, radiusY, 0, 0, Math.PI * 2);
  return path;
}

export function line(points: Vec2[]): Path2D {
  const path = new Path2D();
  points.forEach((point, i) => {
    if (i === 0) path.moveTo(...point);
    else path.lineTo(...point);
  });
  return path;
}

/** Smooth open curve through the points. */
export function curve(points: Vec2[]): Path2D {
  const path = new Path2D();
  const at = (i: number): Vec2 => points[Math.min(points.length - 1, Math.max(0, i))] as Vec2;
  path.moveTo(...at(0));
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path.bezierCurveTo(
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (d[0] - b[0]) / 6,
      c[1] - (d[1] - b[1]) / 6,
      c[0],
      c[1],
    );
  }
  return path;
}
