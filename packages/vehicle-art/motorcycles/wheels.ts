import * as THREE from 'three';
import type { Vec2 } from '../body/maths.ts';
import { axle, extrude, part, SIDES, smoothExtrude, tube } from '../parts/shapes.ts';
import { type RimDesign, rimFace } from '../wheels/rims.ts';
import type { MotorcycleBuilder } from './motorcycle-builder.ts';

export interface BikeWheel {
  x: number;
  radius: number;
  rimRadius: number;
  width: number;
  style: 'cast' | 'turbine' | 'wire' | 'gold-wire' | 'split';
  discs: number;
}

const CASTS: Record<'cast' | 'turbine' | 'split', RimDesign> = {
  cast: { spokes: 5, outer: 0.03, inner: 0.03, fork: { gap: 0.4, from: 1.9 }, hub: 0.27, finish: 'rimBlack' },
  turbine: { spokes: 9, outer: 0.022, inner: 0.024, twist: 0.2, hub: 0.3, finish: 'rim' },
  split: { spokes: 10, outer: 0.017, inner: 0.019, hub: 0.28, finish: 'rimBlack' },
};

function tyre({ radius, rimRadius, width }: BikeWheel): THREE.BufferGeometry {
  const wall = radius - rimRadius;
  const half: Vec2[] = [
    [0, 0.36],
    [0.3, 0.475],
    [0.62, 0.42],
    [0.86, 0.26],
    [0.97, 0.1],
  ];
  const points = [...half.map(([r, z]) => [r, z]), [1, 0], ...[...half].reverse().map(([r, z]) => [r, -z])];
  const spline = new THREE.SplineCurve(
    points.map(([r = 0, z = 0]) => new THREE.Vector2(rimRadius + wall * r, z * width)),
  );
  return new THREE.LatheGeometry(spline.getPoints(60), 96).rotateX(Math.PI / 2);
}

/** Rim ring as a shallow channel. */
function ring(rimRadius: number, width: number): THREE.BufferGeometry {
  const profile: Vec2[] = [
    [rimRadius + 0.004, width * 0.37],
    [rimRadius - 0.014, width * 0.35],
    [rimRadius - 0.026, width * 0.16],
    [rimRadius - 0.026, -width * 0.16],
    [rimRadius - 0.014, -width * 0.35],
    [rimRadius + 0.004, -width * 0.37],
  ];
  return new THREE.LatheGeometry(
    profile.map(([r, z]) => new THREE.Vector2(r, z)),
    96,
  ).rotateX(Math.PI / 2);
}

function wires(rimRadius: number): THREE.Group {
  const group = new THREE.Group();
  const steel = new THREE.MeshPhysicalMaterial({ color: 0xb4b8bc, metalness: 1, roughness: 0.25 });
  const count = 36;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const lean = angle + (i % 4 < 2 ? 0.45 : -0.45);
    const z = i % 2 ? 0.035 : -0.035;
    const from: [number, number, number] = [Math.cos(lean) * 0.035, Math.sin(lean) * 0.035, z];
    const to: [number, number, number] = [
      Math.cos(angle) * (rimRadius - 0.02),
      Math.sin(angle) * (rimRadius - 0.02),
      z * 0.25,
    ];
    group.add(part(tube([from, to], 0.0028, 1, 6), steel));
  }
  return group;
}

function brakeDisc(radius: number): THREE.BufferGeometry {
  const shape = new THREE.Shape();
  shape.absarc(0, 0, radius, 0, Math.PI * 2);
  const hole = (x: number, y: number, r: number): THREE.Path => {
    const path = new THREE.Path();
    path.absarc(x, y, r, 0, Math.PI * 2);
    return path;
  };
  const holes = [hole(0, 0, radius * 0.64)];
  for (let i = 0; i < 24; i++) {
    const angle = (i * Math.PI) / 12;
    const r = radius * (i % 2 ? 0.76 : 0.88);
    holes.push(hole(Math.cos(angle) * r, Math.sin(angle) * r, 0.0065));
  }
  return extrude(shape, { depth: 0.006, holes });
}

export function bikeWheel(builder: MotorcycleBuilder, wheel: BikeWheel): void {
  const { m } = builder;
  const { rimRadius, width } = wheel;
  const group = new THREE.Group();
  const { style } = wheel;
  const isWire = style === 'wire' || style === 'gold-wire';
  const rims = {
    wire: m.chrome,
    'gold-wire': builder.gold,
    turbine: m.rim,
    cast: m.rimBlack,
    split: m.rimBlack,
  };
  const rimMaterial = rims[style].clone();
  rimMaterial.side = THREE.DoubleSide;
  group.add(part(tyre(wheel), m.tyre), part(ring(rimRadius, width), rimMaterial));
  if (style === 'wire' || style === 'gold-wire') group.add(wires(rimRadius));
  else {
    const face = smoothExtrude(rimFace(CASTS[style], rimRadius - 0.012), {
      depth: 0.034,
      bevel: 0.008,
      bevelSegments: 3,
    });
    group.add(part(face, rimMaterial));
  }
  group.add(part(axle(0.044, width * 0.85), isWire ? m.chrome : builder.darkEngine));
  group.add(part(axle(0.016, width * 1.5), m.steel));
  const discRadius = rimRadius * 0.7;
  for (const side of SIDES.slice(0, wheel.discs)) {
    const z = side * (width * 0.5 + 0.016);
    group.add(part(brakeDisc(discRadius), m.steel, 0, 0, z));
    group.add(part(axle(discRadius * 0.66, 0.006, 5), builder.darkEngine, 0, 0, z * 0.96));
  }
  group.position.set(builder.at(wheel.x), wheel.radius, 0);
  group.rotation.z = 0.35;
  builder.group.add(group);
}
