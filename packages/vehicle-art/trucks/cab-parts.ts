import * as THREE from 'three';
import type { BuildContext } from '../bodies/loft-vehicle.ts';
import type { Vec3 } from '../body/maths.ts';
import { axle, box, part, reshape, SIDES, tube } from '../parts/shapes.ts';

/** Steel bumper with fog lamps and a blank plate, bent back at its ends. */
function bumper({ shape, m, skin, look }: BuildContext): THREE.Group {
  const group = new THREE.Group();
  const half = shape.width / 2;
  const bend = (p: THREE.Vector3): void => {
    p.x -= 0.16 * Math.abs(p.z / half) ** 5;
  };
  const x = shape.length / 2 - 0.03;
  const material = look.variant === 'twin' ? m.plastic : skin;
  group.add(
    part(
      reshape(new THREE.BoxGeometry(0.12, 0.26, shape.width + 0.02, 3, 6, 60), bend),
      material,
      x - 0.01,
      0.58,
    ),
  );
  group.add(
    part(
      reshape(new THREE.BoxGeometry(0.1, 0.1, shape.width - 0.04, 2, 2, 60), bend),
      m.plastic,
      x - 0.02,
      0.42,
    ),
  );
  const face = x + 0.055;
  group.add(part(box(0.02, 0.14, 0.62, 0.008), m.black, face - 0.004, 0.56));
  group.add(part(box(0.012, 0.12, 0.37, 0.005), m.plate, face + 0.01, 0.56));
  for (const side of SIDES) {
    const fog = part(axle(0.05, 0.03), m.lamp, face - 0.062, 0.58, side * half * 0.8);
    // The bumper bends back here.
    const turn = Math.PI / 2 - side * 0.33;
    fog.rotation.y = turn;
    const ring = part(
      new THREE.TorusGeometry(0.055, 0.012, 10, 32),
      m.black,
      face - 0.048,
      0.58,
      side * half * 0.8,
    );
    ring.rotation.y = turn;
    group.add(fog, ring);
  }
  return group;
}

function mirrors({ shape, m }: BuildContext): THREE.Group {
  const group = new THREE.Group();
  const half = shape.width / 2;
  const x = shape.length / 2 - 0.2;
  for (const side of SIDES) {
    const z = side * (half + 0.17);
    const arms: Vec3[][] = [
      [
        [x - 0.1, 1.98, side * (half - 0.2)],
        [x + 0.06, 1.96, side * (half + 0.08)],
        [x + 0.06, 1.82, z],
      ],
      [
        [x - 0.05, 1.26, side * (half - 0.06)],
        [x + 0.06, 1.3, side * (half + 0.1)],
        [x + 0.06, 1.44, z],
      ],
    ];
    for (const arm of arms) group.add(part(tube(arm, 0.014, 30), m.black));
    group.add(part(box(0.08, 0.32, 0.19, 0.035, 6), m.plastic, x + 0.06, 1.68, z));
    group.add(part(box(0.07, 0.14, 0.17, 0.03, 6), m.plastic, x + 0.06, 1.42, z));
    group.add(part(box(0.01, 0.26, 0.15, 0.004), m.chrome, x + 0.018, 1.68, z));
  }
  return group;
}

/** Entry steps, grab rails and marker lamps. */
function entry({ shape, m }: BuildContext): THREE.Group {
  const group = new THREE.Group();
  const half = shape.width / 2;
  for (const side of SIDES) {
    group.add(
      part(box(0.42, 0.05, 0.2, 0.015), m.plastic, shape.length / 2 - 0.36, 0.44, side * (half - 0.08)),
    );
    group.add(
      part(box(0.34, 0.012, 0.16, 0.005), m.aluminium, shape.length / 2 - 0.36, 0.468, side * (half - 0.08)),
    );
    group.add(
      part(box(0.1, 0.05, 0.03, 0.012), m.amber, shape.length / 2 - 1.62, 0.98, side * (half + 0.004)),
    );
  }
  return group;
}

export function cabParts(build: BuildContext): THREE.Group {
  const group = new THREE.Group();
  group.add(bumper(build), mirrors(build), entry(build));
  return group;
}
