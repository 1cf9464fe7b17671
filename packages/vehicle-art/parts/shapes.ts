import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Vec2, Vec3 } from '../body/maths.ts';
import { traceRounded } from '../decals/paths.ts';

export const SIDES = [1, -1] as const;

export function part(
  geometry: THREE.BufferGeometry,
  material: THREE.Material,
  x = 0,
  y = 0,
  z = 0,
): THREE.Mesh {
  const mesh = new THREE.Mesh(geometry, material);
  mesh.position.set(x, y, z);
  return mesh;
}

export const box = (
  width: number,
  height: number,
  depth: number,
  radius = 0.02,
  segments = 4,
): THREE.BufferGeometry => new RoundedBoxGeometry(width, height, depth, segments, radius);

export function tube(points: Vec3[], radius: number, segments = 80, sides = 10): THREE.BufferGeometry {
  const path = new THREE.CatmullRomCurve3(
    points.map((point) => new THREE.Vector3(...point)),
    false,
    'centripetal',
  );
  return new THREE.TubeGeometry(path, segments, radius, sides, false);
}

/** Cylinder along z. */
export function axle(
  radius: number,
  length: number,
  segments = 40,
  radiusEnd = radius,
): THREE.BufferGeometry {
  return new THREE.CylinderGeometry(radius, radiusEnd, length, segments).rotateX(Math.PI / 2);
}

export interface Extrusion {
  depth: number;
  /** Corner radius of the outline. */
  radius?: number;
  bevel?: number;
  bevelSegments?: number;
  holes?: THREE.Path[];
}

/** Outline in the (x, y) plane, extruded along z about the middle, outer size kept. */
export function extrude(outline: Vec2[] | THREE.Shape, options: Extrusion): THREE.BufferGeometry {
  const { depth, radius = 0, bevel = 0, bevelSegments = 4, holes = [] } = options;
  const shape = outline instanceof THREE.Shape ? outline : traceRounded(new THREE.Shape(), outline, radius);
  shape.holes.push(...holes);
  const geometry = new THREE.ExtrudeGeometry(shape, {
    depth: Math.max(0.0005, depth - 2 * bevel),
    bevelEnabled: bevel > 0,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    bevelSegments,
    curveSegments: 20,
  });
  geometry.translate(0, 0, -(depth - 2 * bevel) / 2);
  return geometry;
}

/** Extrusion with smooth bevels and sharp edges elsewhere. */
export const smoothExtrude = (outline: Vec2[] | THREE.Shape, options: Extrusion): THREE.BufferGeometry =>
  toCreasedNormals(extrude(outline, options), 0.6);

/** Flat panel with rounded corners, facing z. */
export function panel(
  width: number,
  height: number,
  thickness: number,
  radius: number,
): THREE.BufferGeometry {
  const [x, y] = [width / 2, height / 2];
  return extrude(
    [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ],
    { depth: thickness, radius, bevel: Math.min(0.008, thickness / 2.2), bevelSegments: 3 },
  );
}

export function reshape(
  geometry: THREE.BufferGeometry,
  move: (point: THREE.Vector3) => void,
): THREE.BufferGeometry {
  const position = geometry.getAttribute('position');
  const point = new THREE.Vector3();
  for (let i = 0; i < position.count; i++) {
    point.fromBufferAttribute(position, i);
    move(point);
    position.setXYZ(i, point.x, point.y, point.z);
  }
  geometry.computeVertexNormals();
  return geometry;
}
