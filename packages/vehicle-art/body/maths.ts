export type Vec2 = [number, number];
export type Vec3 = [number, number, number];

export const lerp = (from: number, to: number, t: number): number => from + (to - from) * t;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** GLSL's smoothstep from 0 to 1. `from` may be larger than `to`; the result then falls instead of rising. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

export const gauss = (distance: number, width: number): number => Math.exp(-((distance / width) ** 2));

/** Monotone cubic spline through the points (Fritsch-Carlson): it never overshoots, and is flat outside their range. */
export function monotone(points: Vec2[]): (x: number) => number {
  const sorted = [...points].sort((a, b) => a[0] - b[0]);
  const knots = sorted.filter((point, i) => i === 0 || point[0] - (sorted[i - 1]?.[0] ?? 0) > 1e-4);
  const xs = knots.map((point) => point[0]);
  const ys = knots.map((point) => point[1]);
  const last = knots.length - 1;
  const at = (list: number[], i: number): number => list[i] ?? 0;
  if (last <= 0) return () => at(ys, 0);

  const slopes = xs.slice(1).map((x, i) => (at(ys, i + 1) - at(ys, i)) / (x - at(xs, i)));
  const tangents = xs.map((_, i) => {
    if (i === 0) return at(slopes, 0);
    if (i === last) return at(slopes, last - 1);
    const before = at(slopes, i - 1);
    const after = at(slopes, i);
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });

  return (x) => {
    if (x <= at(xs, 0)) return at(ys, 0);
    if (x >= at(xs, last)) return at(ys, last);
    let i = 0;
    while (i < last - 1 && x > at(xs, i + 1)) i++;
    const h = at(xs, i + 1) - at(xs, i);
    const t = (x - at(xs, i)) / h;
    const t2 = t * t;
    const t3 = t2 * t;
    return (
      (2 * t3 - 3 * t2 + 1) * at(ys, i) +
      (t3 - 2 * t2 + t) * h * at(tangents, i) +
      (-2 * t3 + 3 * t2) * at(ys, i + 1) +
      (t3 - t2) * h * at(tangents, i + 1)
    );
  };
}
