import * as THREE from 'three';
import { toCreasedNormals } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Vec2 } from '../body/maths.ts';
import type { PartMaterials } from '../parts/materials.ts';
import { axle, part } from '../parts/shapes.ts';
import { type RimDesign, rimFace } from './rims.ts';

export interface WheelSize {
  radius: number;
  rimRadius: number;
  width: number;
}

function lathe(profile: Vec2[], segments: number): THREE.BufferGeometry {
  const points = profile.map((point) => new THREE.Vector2(...point));
  return new THREE.LatheGeometry(points, segments).rotateX(Math.PI / 2);
}

function tyre({ radius, rimRadius, width }: WheelSize): THREE.BufferGeometry {
  const wall = radius - rimRadius;
  const half: Vec2[] = [
    [rimRadius - 0.004, 0.028],
    [rimRadius + 0.012, 0.012],
    [rimRadius + wall * 0.35, 0.002],
    [rimRadius + wall * 0.6, 0.003],
    [radius - 0.028, 0.014],
    [radius - 0.01, 0.03],
    [radius - 0.002, 0.055],
    [radius, 0.09],
  ];
  const outside = half.map(([r, z]): Vec2 => [r, -z]);
  const inside = [...half].reverse().map(([r, z]): Vec2 => [r, z - width]);
  const profile = new THREE.SplineCurve([...outside, ...inside].map((point) => new THREE.Vector2(...point)));
  return lathe(
    profile.getPoints(70).map((point): Vec2 => [point.x, point.y]),
    96,
  );
}

function barrel(rimRadius: number): THREE.BufferGeometry {
  const profile: Vec2[] = [
    [rimRadius, -0.02],
    [rimRadius + 0.004, -0.012],
    [rimRadius - 0.012, -0.012],
    [rimRadius - 0.022, -0.03],
    [rimRadius - 0.03, -0.07],
    [rimRadius - 0.035, -0.2],
  ];
  return lathe(profile, 96);
}

function face(design: RimDesign, radius: number): THREE.BufferGeometry {
  const dish = design.dish ?? 0.035;
  const geometry = new THREE.ExtrudeGeometry(rimFace(design, radius), {
    depth: 0.022,
    bevelEnabled: true,
    bevelSize: 0.006,
    bevelThickness: 0.01,
    bevelSegments: 3,
    curveSegments: 40,
  });
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const t = Math.hypot(position.getX(i), position.getY(i)) / radius;
    position.setZ(i, position.getZ(i) - dish * (1 - t * t) - 0.045 + 0.012 * Math.sin(t * Math.PI));
  }
  return toCreasedNormals(geometry, 0.55);
}

function caliper(rimRadius: number): THREE.BufferGeometry {
  const shape = new THREE.Shape();
  shape.absarc(0, 0, rimRadius * 0.8, -0.5, 0.5);
  shape.absarc(0, 0, rimRadius * 0.5, 0.5, -0.5, true);
  return new THREE.ExtrudeGeometry(shape, {
    depth: 0.05,
    bevelEnabled: true,
    bevelSize: 0.006,
    bevelThickness: 0.006,
  });
}

/** Wheel about the z axis; the outer face looks along +z and the tyre's outside is at z = 0. */
export function makeWheel(size: WheelSize, design: RimDesign, m: PartMaterials): THREE.Group {
  const { rimRadius } = size;
  const group = new THREE.Group();
  const faceRadius = rimRadius - 0.014;
  const hub = rimRadius * (design.hub ?? 0.21);
  const middle = -(design.dish ?? 0.035) - 0.012;
  const metal = m[design.finish];
  group.add(part(tyre(size), m.tyre));
  group.add(part(barrel(rimRadius), m.barrel));
  group.add(part(new THREE.CircleGeometry(rimRadius - 0.03, 48), m.void, 0, 0, -0.17));
  group.add(part(face(design, faceRadius), metal));
  const cap = design.finish === 'rim' || design.finish === 'steel' ? m.rimDark : m.gloss;
  group.add(part(axle(hub * 0.46, 0.014, 32), cap, 0, 0, middle + 0.004));
  for (let i = 0; i < 5; i++) {
    const angle = (i * Math.PI * 2) / 5 + 0.3;
    const nut = axle(0.009, 0.012, 8);
    group.add(part(nut, m.black, Math.cos(angle) * hub * 0.74, Math.sin(angle) * hub * 0.74, middle + 0.006));
  }
  group.add(part(axle(rimRadius * 0.72, 0.02, 64), m.disc, 0, 0, -0.115));
  const grip = part(caliper(rimRadius), m.caliper, 0, 0, -0.125);
  grip.name = 'caliper';
  group.add(grip);
  return group;
}

/** Wheel in place: X from the front, half track z, on the side given by the sign. */
export function placeWheel(
  wheel: THREE.Group,
  x: number,
  radius: number,
  z: number,
  side: 1 | -1,
  turn = 0.3,
): THREE.Group {
  wheel.position.set(x, radius, side * z);
  wheel.rotation.z = turn;
  if (side < 0) wheel.rotation.y = Math.PI;
  const grip = wheel.getObjectByName('caliper');
  if (grip) grip.rotation.z = (side > 0 ? Math.PI : 0) - turn;
  return wheel;
}
