import * as THREE from 'three';
import { lerp, type Vec2 } from '../body/maths.ts';
import { traceRounded } from '../decals/paths.ts';

type RimFinish = 'rim' | 'rimDark' | 'rimBlack' | 'rimBronze' | 'steel';

export interface RimDesign {
  spokes: number;
  /** Spoke widths at the rim and at the hub, in metres on a medium wheel. */
  outer: number;
  inner: number;
  /** Angle by which the spokes lean between hub and rim. */
  twist?: number;
  /** Splits every spoke in two: share of the pitch, and radius (in hub radii) where the fork begins. */
  fork?: { gap: number; from: number };
  hub?: number;
  dish?: number;
  finish: RimFinish;
}

export const RIMS = {
  twin: { spokes: 5, outer: 0.045, inner: 0.04, fork: { gap: 0.34, from: 1.5 }, finish: 'rim' },
  twinDark: { spokes: 5, outer: 0.045, inner: 0.04, fork: { gap: 0.4, from: 1.5 }, finish: 'rimDark' },
  ten: { spokes: 10, outer: 0.03, inner: 0.03, finish: 'rim' },
  tenBlack: { spokes: 10, outer: 0.032, inner: 0.03, finish: 'rimBlack' },
  swirl: { spokes: 7, outer: 0.04, inner: 0.04, twist: 0.12, finish: 'rim' },
  blade: { spokes: 5, outer: 0.085, inner: 0.055, twist: 0.1, finish: 'rimDark' },
  turbine: { spokes: 13, outer: 0.034, inner: 0.022, twist: 0.32, hub: 0.26, finish: 'rim' },
  mesh: { spokes: 8, outer: 0.022, inner: 0.03, fork: { gap: 0.46, from: 2.3 }, finish: 'rim' },
  meshBronze: { spokes: 8, outer: 0.022, inner: 0.03, fork: { gap: 0.46, from: 2.3 }, finish: 'rimBronze' },
  aero: { spokes: 10, outer: 0.098, inner: 0.03, hub: 0.42, dish: 0.016, finish: 'rim' },
  trail: { spokes: 6, outer: 0.055, inner: 0.05, hub: 0.27, finish: 'rimBlack' },
  trailSilver: { spokes: 6, outer: 0.06, inner: 0.055, hub: 0.27, finish: 'rim' },
  fan: { spokes: 16, outer: 0.018, inner: 0.016, hub: 0.24, finish: 'rim' },
  steel: { spokes: 8, outer: 0.09, inner: 0.07, hub: 0.36, dish: 0.05, finish: 'steel' },
} satisfies Record<string, RimDesign>;

export type RimName = keyof typeof RIMS;

/** Opening between two spokes, as angles at the outer and at the inner radius. */
function opening(outerRadius: number, outer: Vec2, innerRadius: number, inner: Vec2): THREE.Path {
  const point = (angle: number, radius: number): Vec2 => [Math.cos(angle) * radius, Math.sin(angle) * radius];
  const points: Vec2[] = [];
  for (let i = 0; i <= 10; i++) points.push(point(lerp(outer[0], outer[1], i / 10), outerRadius));
  for (let i = 0; i <= 4; i++) points.push(point(lerp(inner[1], inner[0], i / 4), innerRadius));
  return traceRounded(new THREE.Path(), points, 0.012);
}

/** Disc with the openings cut out. */
export function rimFace(design: RimDesign, radius: number): THREE.Shape {
  const hub = radius * (design.hub ?? 0.21);
  const outerRadius = radius - 0.022;
  const pitch = (Math.PI * 2) / design.spokes;
  const twist = design.twist ?? 0;
  const outerEdge = (design.outer * 0.72) / outerRadius;
  const innerEdge = (design.inner * 0.56) / hub;
  const shape = new THREE.Shape();
  shape.absarc(0, 0, radius, 0, Math.PI * 2);
  for (let i = 0; i < design.spokes; i++) {
    const angle = i * pitch + Math.PI / 2;
    if (design.fork) {
      const half = (pitch * design.fork.gap) / 2;
      const between: Vec2 = [angle + half + outerEdge / 2, angle + pitch - half - outerEdge / 2];
      const root: Vec2 = [angle + pitch * 0.34 + twist, angle + pitch * 0.66 + twist];
      shape.holes.push(opening(outerRadius, between, hub + 0.03, root));
      const inFork: Vec2 = [angle - half + outerEdge / 2, angle + half - outerEdge / 2];
      shape.holes.push(
        opening(outerRadius, inFork, hub * design.fork.from, [angle - half * 0.45, angle + half * 0.45]),
      );
    } else {
      const between: Vec2 = [angle + outerEdge, angle + pitch - outerEdge];
      const root: Vec2 = [
        angle + Math.min(innerEdge, pitch * 0.42) + twist,
        angle + pitch - Math.min(innerEdge, pitch * 0.42) + twist,
      ];
      shape.holes.push(opening(outerRadius, between, hub + 0.02, root));
    }
  }
  return shape;
}
