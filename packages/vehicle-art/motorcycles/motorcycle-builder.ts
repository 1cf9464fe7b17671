import * as THREE from 'three';
import type { Vec2, Vec3 } from '../body/maths.ts';
import { type Paint, paintFor } from '../paints.ts';
import { type PartMaterials, partMaterials } from '../parts/materials.ts';
import { part, SIDES, smoothExtrude, tube } from '../parts/shapes.ts';
import type { Look } from '../sets/look.ts';
import { type Section, sectionBody } from './section-body.ts';

const metal = (
  color: number,
  metalness: number,
  roughness: number,
  clearcoat = 0,
): THREE.MeshPhysicalMaterial =>
  new THREE.MeshPhysicalMaterial({ color, metalness, roughness, clearcoat, clearcoatRoughness: 0.05 });

/** Collects the parts of a motorcycle. Lengths in metres: X runs back from the front tyre, Y up, z to the right. */
export class MotorcycleBuilder {
  readonly group = new THREE.Group();
  readonly length: number;
  readonly m: PartMaterials = partMaterials();
  readonly paint: THREE.MeshPhysicalMaterial;
  readonly frame = metal(0x17181a, 0.5, 0.4, 0.4);
  readonly engine = metal(0x55585c, 0.85, 0.42);
  readonly darkEngine = metal(0x1f2022, 0.6, 0.48);
  readonly gold = metal(0xa98a4a, 0.95, 0.25);
  readonly leather = metal(0x121213, 0, 0.62);
  /** Metres by which parts stand higher than their drawing, at a distance X from the front tyre. */
  lift: (x: number) => number = () => 0;

  constructor(length: number, look: Look) {
    this.length = length;
    const paint: Paint = paintFor(look.colour, look.shade);
    this.paint = metal(paint.colour, paint.metalness, paint.roughness, 1);
    this.paint.side = THREE.DoubleSide;
    this.paint.clearcoatRoughness = 0.015;
  }

  /** World x, which runs forwards from the middle, of a point X metres behind the front tyre. */
  at(x: number): number {
    return this.length / 2 - x;
  }

  add(geometry: THREE.BufferGeometry, material: THREE.Material, x: number, y: number, z = 0): THREE.Mesh {
    const mesh = part(geometry, material, this.at(x), y + this.lift(x), z);
    this.group.add(mesh);
    return mesh;
  }

  /** The same part on both sides. */
  pair(geometry: THREE.BufferGeometry, material: THREE.Material, x: number, y: number, z: number): void {
    for (const side of SIDES) this.add(geometry, material, x, y, side * z);
  }

  pipe(points: Vec3[], radius: number, material: THREE.Material = this.frame, segments = 48): void {
    const placed = points.map(([x, y, z]): Vec3 => [this.at(x), y + this.lift(x), z]);
    this.group.add(part(tube(placed, radius, segments, 14), material));
  }

  pipes(points: Vec3[], radius: number, material: THREE.Material = this.frame, segments = 48): void {
    for (const side of SIDES)
      this.pipe(
        points.map(([x, y, z]): Vec3 => [x, y, side * z]),
        radius,
        material,
        segments,
      );
  }

  /** Flat part cut from a side outline, centred at z. */
  plate(
    points: Vec2[],
    z: number,
    thickness: number,
    material: THREE.Material,
    radius = 0.03,
    bevel = 0.01,
  ): void {
    const placed = points.map(([x, y]): Vec2 => [this.at(x), y + this.lift(x)]);
    const depthBevel = Math.min(bevel, thickness / 2.2);
    this.group.add(
      part(
        smoothExtrude(placed, { depth: thickness, radius, bevel: depthBevel, bevelSegments: 5 }),
        material,
        0,
        0,
        z,
      ),
    );
  }

  plates(
    points: Vec2[],
    z: number,
    thickness: number,
    material: THREE.Material,
    radius = 0.03,
    bevel = 0.01,
  ): void {
    for (const side of SIDES) this.plate(points, side * z, thickness, material, radius, bevel);
  }

  body(sections: Section[], material: THREE.Material): void {
    const lifted = sections.map((section): Section => {
      const lift = this.lift(section.x);
      return { ...section, top: section.top + lift, bottom: section.bottom + lift };
    });
    this.group.add(part(sectionBody(lifted, this.length), material));
  }
}
