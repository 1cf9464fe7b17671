import * as THREE from 'three';
import { mirrorImage, type Vehicle } from '../bodies/vehicle.ts';
import type { Vec2 } from '../body/maths.ts';
import { type PartMaterials, partMaterials } from '../parts/materials.ts';
import { profileBox, sideGraphic } from '../parts/profile.ts';
import { box, part, SIDES, tube } from '../parts/shapes.ts';
import type { Look } from '../sets/look.ts';
import { occludeAll } from '../studio/occlusion.ts';
import { vehicleShadow } from '../studio/shadow.ts';
import { RIMS } from '../wheels/rims.ts';
import { makeWheel, placeWheel } from '../wheels/wheel.ts';
import { drawbar } from './drawbar.ts';
import { endWindow, entryDoor, hatchPair, windowPair } from './fittings.ts';
import { claddingSkin, graphicColours } from './graphics.ts';
import { type CaravanPlan, caravanPlan } from './plan.ts';

/** Metres. */
const WHEEL_RADIUS = 0.36;

/** Wheel opening for one or two axles, from rear to front. */
function opening(plan: CaravanPlan): Vec2[] {
  const [front, rear] = [plan.axles[0] ?? 0, plan.axles.at(-1) ?? 0];
  const [low, r] = [plan.floor, 0.45];
  const y = WHEEL_RADIUS;
  return [
    [rear + r, low],
    [rear + r * 0.98, y + 0.12],
    [rear + r * 0.6, y + 0.4],
    [rear, y + 0.46],
    [front, y + 0.46],
    [front - r * 0.6, y + 0.4],
    [front - r * 0.98, y + 0.12],
    [front - r, low],
  ];
}

/** Side outline of the body. */
function shell(plan: CaravanPlan): Vec2[] {
  const { start, length, top, floor } = plan;
  return [
    [start + 0.35, floor],
    [start, floor + 0.36],
    [start - 0.02, floor + 1.03],
    [start + plan.lean, top - 0.14],
    [start + plan.lean + 0.3, top],
    [length - 0.35, top],
    [length - 0.03, top - 0.2],
    [length, top - 0.6],
    [length - 0.06, floor + 0.38],
    [length - 0.4, floor],
    ...opening(plan),
  ];
}

/** Side outline of the plastic panel round the lower part of the body. */
function lowerPanel(plan: CaravanPlan): Vec2[] {
  const { start, length, floor } = plan;
  const height = floor + plan.panelHeight;
  // A little outside the shell all round: surfaces at the same depth would show through each other.
  return [
    [start + 0.34, floor - 0.008],
    [start - 0.012, floor + 0.36],
    [start - 0.028, height],
    [length + 0.012, height],
    [length - 0.046, floor + 0.38],
    [length - 0.39, floor - 0.008],
    ...opening(plan),
  ];
}

function walls(plan: CaravanPlan, m: PartMaterials, look: Look): THREE.Group {
  const group = new THREE.Group();
  const z = plan.width / 2;
  const at = (x: number): number => plan.length / 2 - x;
  const skin = look.colour === 'White' ? m.white : claddingSkin(look.colour);
  group.add(profileBox(shell(plan), plan.width, plan.length, skin, 0.05));
  group.add(profileBox(lowerPanel(plan), plan.width + 0.012, plan.length, m.plastic, 0.05));
  const rib = plan.isOffroad ? m.aluminium : m.black;
  for (let i = 0; i < 4; i++) {
    const y = plan.floor + 0.2 + i * ((plan.panelHeight - 0.3) / 3);
    for (const side of SIDES) {
      const length = plan.length - plan.start - 0.3;
      const rear = (plan.axles.at(-1) ?? 0) + 0.5;
      const front = (plan.axles[0] ?? 0) - 0.5;
      const isCut = y < WHEEL_RADIUS + 0.5;
      if (!isCut)
        group.add(
          part(
            box(length, 0.014, 0.012, 0.005, 2),
            rib,
            at(plan.start + 0.15 + length / 2),
            y,
            side * (z + 0.006),
          ),
        );
      else {
        for (const [from, to] of [
          [plan.start + 0.3, front],
          [rear, plan.length - 0.3],
        ] as Vec2[]) {
          group.add(
            part(box(to - from, 0.014, 0.012, 0.005, 2), rib, at((from + to) / 2), y, side * (z + 0.006)),
          );
        }
      }
    }
  }
  const [main, accent] = graphicColours(look.colour);
  for (const [points, colour] of [
    [plan.graphic, main],
    [plan.stripe, accent],
  ] as const) {
    group.add(sideGraphic(points, z + 0.009, plan.length, colour));
  }
  for (const side of SIDES) {
    group.add(
      part(
        box(plan.length - plan.start - 1.2, 0.03, 0.03, 0.01),
        m.aluminium,
        at((plan.start + plan.length) / 2 + 0.2),
        plan.top - 0.06,
        side * (z - 0.02),
      ),
    );
  }
  return group;
}

function openings(plan: CaravanPlan, m: PartMaterials, look: Look): THREE.Group {
  const group = new THREE.Group();
  const at = (x: number): number => plan.length / 2 - x;
  const z = plan.width / 2;
  const skin = look.colour === 'White' ? m.white : claddingSkin(look.colour);
  for (const [x, width, height] of plan.windows)
    group.add(windowPair(m, at(x), plan.windowY, width, height, z));
  group.add(
    entryDoor(
      m,
      skin,
      at(plan.door),
      plan.floor + 1 + (plan.top - 2.7) / 2,
      1.78 + (plan.top - 2.7) * 0.8,
      z + 0.006,
    ),
  );
  group.add(hatchPair(m, skin, at(plan.start + 0.75), plan.floor + 0.5, 0.7, 0.4, z + 0.008));
  const slope = Math.atan2(plan.lean + 0.02, plan.top - 0.14 - plan.floor - 1.03);
  const t = 0.42;
  group.add(
    endWindow(
      m,
      at(plan.start - 0.02 + (plan.lean + 0.02) * t) + 0.004,
      plan.floor + 1.03 + (plan.top - 1.17 - plan.floor) * t,
      1.5,
      0.5,
      -slope,
    ),
  );
  group.add(endWindow(m, at(plan.length) - 0.005, plan.windowY + 0.02, 1.3, 0.48));
  return group;
}

function rearEnd(plan: CaravanPlan, m: PartMaterials): THREE.Group {
  const group = new THREE.Group();
  const x = -plan.length / 2;
  for (const side of SIDES) {
    for (const [y, material] of [
      [plan.floor + 0.7, m.red],
      [plan.floor + 0.58, m.amber],
    ] as const) {
      const lamp = part(
        new THREE.CylinderGeometry(0.065, 0.065, 0.04, 32).rotateZ(Math.PI / 2),
        material,
        x + 0.01,
        y,
        side * (plan.width / 2 - 0.22),
      );
      group.add(lamp);
    }
  }
  group.add(part(box(0.012, 0.12, 0.37, 0.005), m.plate, x - 0.01, plan.floor + 0.5));
  group.add(part(box(0.1, 0.1, plan.width - 0.2, 0.02), m.black, x - 0.06, plan.floor + 0.04));
  if (plan.isOffroad) {
    const spare = makeWheel({ radius: WHEEL_RADIUS, rimRadius: 0.24, width: 0.22 }, RIMS[plan.rim], m);
    spare.position.set(x - 0.28, plan.floor + 0.72, 0);
    spare.rotation.y = -Math.PI / 2;
    group.add(spare);
  }
  return group;
}

function roof(plan: CaravanPlan, m: PartMaterials): THREE.Group {
  const group = new THREE.Group();
  const at = (x: number): number => plan.length / 2 - x;
  const z = plan.width / 2;
  const middle = (plan.start + plan.length) / 2;
  if (plan.popTop) {
    const length = plan.length - plan.start - 0.5;
    group.add(
      part(
        box(length - 0.1, plan.popTop, plan.width - 0.22, 0.02),
        m.seat,
        at(middle + 0.1),
        plan.top + plan.popTop / 2 - 0.03,
      ),
    );
    for (const side of SIDES) {
      for (const x of [-0.28, 0.05, 0.36]) {
        group.add(
          part(
            box(length * 0.2, plan.popTop * 0.5, 0.012, 0.005),
            m.black,
            at(middle + 0.1 + x * length),
            plan.top + plan.popTop * 0.46,
            side * (z - 0.105),
          ),
        );
      }
    }
    group.add(
      part(
        box(length + 0.12, 0.11, plan.width - 0.06, 0.05),
        m.white,
        at(middle + 0.1),
        plan.top + plan.popTop,
      ),
    );
  }
  const top = plan.top + (plan.popTop ? plan.popTop + 0.05 : 0);
  group.add(part(box(0.8, 0.14, 0.68, 0.05), m.white, at(middle - 0.6), top + 0.06));
  group.add(part(box(1.4, 0.03, 1, 0.01), m.gloss, at(middle + 0.9), top + 0.03));
  const awning = plan.top - 0.14;
  const [from, to] = [plan.start + plan.lean + 0.5, plan.length - 0.8];
  group.add(
    part(
      tube(
        [
          [at(from), awning, -z - 0.05],
          [at(to), awning, -z - 0.05],
        ],
        0.055,
        4,
        16,
      ),
      plan.isOffroad ? m.plastic : m.white,
    ),
  );
  return group;
}

function runningGear(plan: CaravanPlan, m: PartMaterials): THREE.Group {
  const group = new THREE.Group();
  const at = (x: number): number => plan.length / 2 - x;
  const wheel = makeWheel({ radius: WHEEL_RADIUS, rimRadius: 0.24, width: 0.22 }, RIMS[plan.rim], m);
  for (const x of plan.axles) {
    for (const side of SIDES) {
      group.add(placeWheel(wheel.clone(), at(x), WHEEL_RADIUS, plan.width / 2 - 0.05, side));
    }
    group.add(part(box(0.1, 0.1, plan.width - 0.5, 0.02), m.black, at(x), WHEEL_RADIUS));
  }
  const middle = ((plan.axles[0] ?? 0) + (plan.axles.at(-1) ?? 0)) / 2;
  const span = (plan.axles.at(-1) ?? 0) - (plan.axles[0] ?? 0);
  group.add(part(box(span + 0.85, 0.5, plan.width - 0.5, 0.05), m.void, at(middle), 0.58));
  group.add(
    part(
      box(plan.length - plan.start - 0.9, 0.1, plan.width - 0.4, 0.02),
      m.void,
      at((plan.start + plan.length) / 2),
      plan.floor,
    ),
  );
  for (const x of [plan.start + 0.5, plan.length - 0.35]) {
    for (const side of SIDES)
      group.add(
        part(box(0.05, 0.3, 0.05, 0.01), m.steel, at(x), plan.floor - 0.06, side * (plan.width / 2 - 0.3)),
      );
  }
  return group;
}

export function buildCaravan(look: Look, isPopTop: boolean): Vehicle {
  const plan = caravanPlan(look.variant ?? 'touring', isPopTop);
  const m = partMaterials();
  const body = new THREE.Group();
  body.add(walls(plan, m, look), openings(plan, m, look), rearEnd(plan, m), roof(plan, m));
  body.add(runningGear(plan, m), drawbar(plan, m));
  const shadow = vehicleShadow({
    length: plan.length,
    width: plan.width,
    wheels: plan.axles.map((x) => ({ x, z: plan.width / 2 - 0.16 })),
    tyreWidth: 0.22,
  });
  occludeAll(body, shadow);
  const reflection = new THREE.Group();
  reflection.add(mirrorImage(body));
  const height = plan.top + (plan.popTop ?? 0) + 0.14;
  return {
    body,
    reflection,
    shadow,
    textures: [shadow.map],
    extent: { length: plan.length, width: plan.width + 0.1, height },
    wheelMark: new THREE.Vector3(plan.length / 2 - (plan.axles[0] ?? 0), 0.5, plan.width / 2),
    lampMark: new THREE.Vector3(plan.length / 2 - plan.start, plan.top - 0.9, 0.4),
  };
}
