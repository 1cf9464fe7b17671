import * as THREE from 'three';
import type { PartMaterials } from '../parts/materials.ts';
import { axle, box, part, SIDES, tube } from '../parts/shapes.ts';
import type { CaravanPlan } from './plan.ts';

/** A-frame with coupling, jockey wheel, tool box and gas bottles. */
export function drawbar(plan: CaravanPlan, m: PartMaterials): THREE.Group {
  const group = new THREE.Group();
  const at = (x: number): number => plan.length / 2 - x;
  const y = plan.floor + 0.06;
  for (const side of SIDES) {
    group.add(
      part(
        tube(
          [
            [at(0.12), y, 0],
            [at(0.5), y, side * 0.14],
            [at(plan.start + 0.4), y - 0.02, side * 0.78],
          ],
          0.045,
          20,
          8,
        ),
        m.black,
      ),
    );
    const bottle = new THREE.CapsuleGeometry(0.15, 0.3, 8, 24);
    group.add(part(bottle, m.white, at(plan.start - 0.62), y + 0.36, side * 0.22));
    group.add(
      part(axle(0.05, 0.06).rotateX(Math.PI / 2), m.black, at(plan.start - 0.62), y + 0.69, side * 0.22),
    );
    if (plan.isOffroad) {
      group.add(part(box(0.2, 0.4, 0.34, 0.05), m.plastic, at(plan.start - 0.3), y + 0.32, side * 0.62));
    }
  }
  group.add(part(box(0.24, 0.09, 0.1, 0.03), m.steel, at(0.06), y + 0.03));
  group.add(part(box(0.05, 0.03, 0.6, 0.01), m.black, at(plan.start - 0.62), y + 0.06));
  group.add(
    part(new THREE.CylinderGeometry(0.03, 0.03, y + 0.12, 16), m.steel, at(0.62), y - y / 2 + 0.2, 0.06),
  );
  group.add(part(axle(0.1, 0.06), m.tyre, at(0.62), 0.12, 0.06));
  group.add(part(box(0.44, 0.46, 1.3, 0.04), m.aluminium, at(plan.start - 0.18), y + 0.3));
  return group;
}
