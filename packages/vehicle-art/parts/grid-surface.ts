import * as THREE from 'three';
import type { Vec3 } from '../body/maths.ts';

/** A surface through a grid of points, of so many steps along and across; `rowAt(step)` gives a row's points. */
export function gridSurface(
  along: number,
  across: number,
  rowAt: (step: number) => (column: number) => Vec3,
): THREE.BufferGeometry {
  const positions: number[] = [];
  const index: number[] = [];
  for (let step = 0; step <= along; step++) {
    const pointAt = rowAt(step);
    for (let column = 0; column <= across; column++) {
      positions.push(...pointAt(column));
      if (step === along || column === across) continue;
      const a = step * (across + 1) + column;
      const b = a + across + 1;
      index.push(a, a + 1, b, a + 1, b + 1, b);
    }
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}
