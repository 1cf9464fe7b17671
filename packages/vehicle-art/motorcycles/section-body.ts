import * as THREE from 'three';
import { monotone, type Vec2 } from '../body/maths.ts';
import { gridSurface } from '../parts/grid-surface.ts';

/**
 * One cross-section of a tank, seat or fairing. Lengths in metres: x from the front tyre, top and bottom from the
 * floor.
 */
export interface Section {
  x: number;
  top: number;
  bottom: number;
  halfWidth: number;
  /** Superellipse exponent: 2 is an ellipse, 4 a soft box. */
  round?: number;
}

/** Points round a cross-section, and cross-sections along the body. */
const RING = 64;
const STEPS = 72;

/** Smooth closed body through cross-sections along the motorcycle; X runs back from the front. */
export function sectionBody(sections: Section[], length: number): THREE.BufferGeometry {
  const along = (value: (section: Section) => number): ((x: number) => number) =>
    monotone(sections.map((section): Vec2 => [section.x, value(section)]));
  const top = along((s) => s.top);
  const bottom = along((s) => s.bottom);
  const half = along((s) => s.halfWidth);
  const round = along((s) => s.round ?? 2.4);
  const first = sections[0]?.x ?? 0;
  const last = sections.at(-1)?.x ?? 1;
  const geometry = gridSurface(STEPS, RING, (step) => {
    // From 0 to 1, with steps closer together at the ends, where the body closes.
    const t = (1 - Math.cos((Math.PI * step) / STEPS)) / 2;
    const x = first + (last - first) * t;
    const end = Math.min(1, Math.sin(Math.PI * t) * 2.6) ** 0.5;
    const middle = (top(x) + bottom(x)) / 2;
    const tall = ((top(x) - bottom(x)) / 2) * end;
    const wide = half(x) * end;
    const power = 2 / round(x);
    return (i) => {
      const angle = (i / RING) * Math.PI * 2;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      return [
        length / 2 - x,
        middle + Math.sign(s) * Math.abs(s) ** power * tall,
        Math.sign(c) * Math.abs(c) ** power * wide,
      ];
    };
  });
  closeSeam(geometry);
  return geometry;
}

/** Gives the first and the last point of every ring, which are the same point, one normal, so that no seam shows. */
function closeSeam(geometry: THREE.BufferGeometry): void {
  const normal = geometry.getAttribute('normal');
  const sum = new THREE.Vector3();
  const other = new THREE.Vector3();
  for (let step = 0; step <= STEPS; step++) {
    const [a, b] = [step * (RING + 1), step * (RING + 1) + RING];
    sum.fromBufferAttribute(normal, a).add(other.fromBufferAttribute(normal, b)).normalize();
    normal.setXYZ(a, sum.x, sum.y, sum.z);
    normal.setXYZ(b, sum.x, sum.y, sum.z);
  }
}
