import type * as THREE from 'three';
import { gridSurface } from '../parts/grid-surface.ts';

/**
 * A mudguard: a curved strip over a wheel, about the wheel's centre.
 *
 * @param radius metres, from the wheel's centre to the middle of the strip
 * @param halfWidth metres
 * @param from angle in degrees at which it begins: 0 is straight back, 90 straight up
 * @param to angle in degrees at which it ends
 */
export function mudguard(radius: number, halfWidth: number, from: number, to: number): THREE.BufferGeometry {
  const [steps, across] = [48, 16];
  return gridSurface(steps, across, (i) => {
    const t = i / steps;
    const angle = ((from + (to - from) * t) * Math.PI) / 180;
    const taper = Math.min(1, Math.sin(Math.PI * t) * 4 + 0.55);
    return (j) => {
      const u = (j / across) * 2 - 1;
      const drop = 0.34 * halfWidth * 1.6 * Math.abs(u) ** 2.6;
      const r = radius - drop;
      return [-Math.cos(angle) * r, Math.sin(angle) * r, u * halfWidth * taper];
    };
  });
}
