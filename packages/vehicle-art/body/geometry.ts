import * as THREE from 'three';
import type { Loft } from './loft.ts';
import type { Vec3 } from './maths.ts';
import type { Shape } from './shape.ts';

export interface BodyGeometry {
  full: THREE.BufferGeometry;
  /** Only the rows that can contain glass, so that rendering the glass takes a third of the time. */
  glasshouse: THREE.BufferGeometry;
  /** Only the part that the floor can reflect. */
  skirt: THREE.BufferGeometry;
}

/** First and last ring between which there can be glass. */
const GLASS_RINGS: [number, number] = [8.7, 14.3];
/** Metres above the floor up to which the floor shows a reflection. */
const SKIRT_HEIGHT = 0.62;

const mirrored = (p: Vec3): Vec3 => [p[0], p[1], -p[2]];
const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

function normalAt(grid: Vec3[][], row: number, column: number): Vec3 {
  if (row === grid.length - 1) return [0, 1, 0];
  const points = grid[row] as Vec3[];
  const last = points.length - 1;
  const left = column > 0 ? points[column - 1] : mirrored(points[1] as Vec3);
  const right = column < last ? points[column + 1] : mirrored(points[last - 1] as Vec3);
  const below = (grid[Math.max(0, row - 1)] as Vec3[])[column] as Vec3;
  const above = (grid[row + 1] as Vec3[])[column] as Vec3;
  const e = minus(right as Vec3, left as Vec3);
  const f = minus(above, below);
  // X runs backwards in the world, hence the sign of the first component.
  const n: Vec3 = [-(e[1] * f[2] - e[2] * f[1]), e[2] * f[0] - e[0] * f[2], e[0] * f[1] - e[1] * f[0]];
  const length = Math.hypot(...n) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}

/** Both halves of the body as one mesh, with theta and ring number as the attribute `surface`. */
export function bodyGeometry(shape: Shape, loft: Loft): BodyGeometry {
  const rows = loft.grid.length;
  const columns = loft.thetas.length;
  const count = rows * columns * 2;
  const position = new Float32Array(count * 3);
  const normal = new Float32Array(count * 3);
  const surface = new Float32Array(count * 2);
  const probe = normalAt(loft.grid, Math.round(rows * 0.22), columns >> 1);
  const outward = probe[2] < 0 ? -1 : 1;

  let i = 0;
  for (const side of [1, -1]) {
    loft.grid.forEach((points, row) => {
      points.forEach((point, column) => {
        const n = normalAt(loft.grid, row, column);
        const sign = row === rows - 1 ? 1 : outward;
        position.set([shape.length / 2 - point[0], point[1], point[2] * side], i * 3);
        normal.set([n[0] * sign, n[1] * sign, n[2] * sign * side], i * 3);
        surface.set([loft.thetas[column] ?? 0, loft.ringOf(row)], i * 2);
        i++;
      });
    });
  }

  const attributes = {
    position: new THREE.BufferAttribute(position, 3),
    normal: new THREE.BufferAttribute(normal, 3),
    surface: new THREE.BufferAttribute(surface, 2),
  };
  const make = (keep: (vertex: number) => boolean): THREE.BufferGeometry => {
    const geometry = new THREE.BufferGeometry();
    for (const [name, attribute] of Object.entries(attributes)) geometry.setAttribute(name, attribute);
    geometry.setIndex(triangles(rows, columns, position, normal, keep));
    return geometry;
  };
  return {
    full: make(() => true),
    glasshouse: make((vertex) => {
      const v = surface[vertex * 2 + 1] ?? 0;
      return v >= GLASS_RINGS[0] && v <= GLASS_RINGS[1];
    }),
    skirt: make((vertex) => (position[vertex * 3 + 1] ?? 0) < SKIRT_HEIGHT),
  };
}

function triangles(
  rows: number,
  columns: number,
  position: Float32Array,
  normal: Float32Array,
  keep: (vertex: number) => boolean,
): number[] {
  const index: number[] = [];
  for (let half = 0; half < 2; half++) {
    for (let row = 0; row < rows - 1; row++) {
      for (let column = 0; column < columns - 1; column++) {
        const a = (half * rows + row) * columns + column;
        if (!keep(a)) continue;
        const [b, c, d] = [a + 1, a + columns, a + columns + 1];
        index.push(...(half === 0 ? [a, c, b, b, c, d] : [a, b, c, b, d, c]));
      }
    }
  }
  const widest = Math.round(rows * 0.22) * columns + (columns >> 1);
  if (!facesOutward(position, normal, widest, columns)) {
    for (let k = 0; k < index.length; k += 3) {
      const swap = index[k + 1] as number;
      index[k + 1] = index[k + 2] as number;
      index[k + 2] = swap;
    }
  }
  return index;
}

function facesOutward(position: Float32Array, normal: Float32Array, at: number, columns: number): boolean {
  const corner = (vertex: number): THREE.Vector3 => new THREE.Vector3().fromArray(position, vertex * 3);
  const a = corner(at);
  const face = corner(at + columns)
    .sub(a)
    .cross(corner(at + 1).sub(a));
  return face.dot(new THREE.Vector3().fromArray(normal, at * 3)) > 0;
}
