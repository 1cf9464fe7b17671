import type { Lookup } from '../body/lookup.ts';
import { lerp, type Vec2 } from '../body/maths.ts';
import { archRadius, axles, type Shape } from '../body/shape.ts';
import { curve, line, polygon } from './paths.ts';

/** Measures of the body's side for the door layouts. */
export interface SidePlan {
  shape: Shape;
  frontAxle: number;
  rearAxle: number;
  arch: number;
  /** Lower edge of the doors. */
  sill: number;
  belt: (x: number) => number;
  roof: (x: number) => number;
  /** Front and rear ends of the side windows at the belt and at the roof. */
  beltSpan: Vec2;
  roofSpan: Vec2;
  /** X of the pillar between the doors; null if no pillar divides the glass. */
  pillar: number | null;
}

const SEDAN_GAP = 0.1;

/** Rear ends of the side windows, at the belt and at the roof. */
function windowEnd(shape: Shape): Vec2 {
  if (shape.doors === 'ute') return [shape.rearGlassBase.x - 0.18, shape.roofRear.x - 0.14];
  if (shape.doors === 'truck') return [shape.rearGlassBase.x - 0.31, shape.roofRear.x - 0.3];
  if (shape.doors === 'van' || shape.doors === 'motorhome') return [1.98, 1.98];
  return [shape.rearGlassBase.x - shape.sideGlassEnd[0], shape.roofRear.x - shape.sideGlassEnd[1]];
}

export function sidePlan(shape: Shape, lookup: Lookup, hasCladding: boolean): SidePlan {
  const [frontAxle, rearAxle] = axles(shape);
  const [beltEnd, roofEnd] = windowEnd(shape);
  const hasPillar = shape.doors === 'five' || shape.doors === 'slide' || shape.doors === 'ute';
  return {
    shape,
    frontAxle,
    rearAxle,
    arch: archRadius(shape),
    sill: shape.clearance + (hasCladding ? 0.115 : 0.075),
    belt: (x) => lookup.atX(x, 9.1)[1],
    roof: (x) => lookup.atX(x, 13.6)[1],
    beltSpan: [lookup.atTheta(0.71, 9.2)[0], beltEnd],
    roofSpan: [lookup.atTheta(0.73, 13.6)[0] - 0.02, roofEnd],
    pillar: hasPillar ? lerp(frontAxle, rearAxle, 0.475) : null,
  };
}

function frontDoor(plan: SidePlan, rear: number): Path2D[] {
  const { belt, sill, beltSpan } = plan;
  const front = plan.frontAxle + plan.arch + 0.1;
  return [
    curve([
      [beltSpan[0] + 0.02, belt(beltSpan[0]) + 0.01],
      [front, belt(front) - 0.12],
      [front - 0.02, 0.62],
      [front + 0.01, sill + 0.08],
      [front + 0.06, sill],
    ]),
    curve([
      [rear + 0.0525, belt(rear) + 0.02],
      [rear + 0.03, 0.75],
      [rear - 0.02, sill + 0.06],
      [rear - 0.05, sill],
    ]),
    line([
      [front + 0.06, sill],
      [rear - 0.05, sill],
    ]),
  ];
}

function rearDoor(plan: SidePlan, front: number): Path2D[] {
  const { belt, sill, rearAxle, arch, shape } = plan;
  const isUte = shape.doors === 'ute';
  const rear = isUte ? shape.rearGlassBase.x - 0.12 : rearAxle - 0.02;
  const edge: Vec2[] = isUte
    ? [
        [rear, belt(rear)],
        [rear - 0.01, 0.85],
        [rear - 0.08, sill + 0.05],
        [rear - 0.12, sill],
      ]
    : [
        [Math.min(plan.beltSpan[1] - SEDAN_GAP, rear + 0.22), belt(rear) + 0.02],
        [rear + 0.1, belt(rear) - 0.12],
        [rear - 0.08, shape.wheelRadius + arch + 0.04],
        [rear - arch - 0.01, shape.wheelRadius + 0.16],
        [rear - arch - 0.05, sill],
      ];
  const end = edge.at(-1) as Vec2;
  return [
    curve(edge),
    line([
      [front + 0.02, sill],
      [end[0], sill],
    ]),
  ];
}

function slidingDoor(plan: SidePlan, front: number): Path2D[] {
  const { belt, sill, rearAxle: axle, arch, shape } = plan;
  const wheel = shape.wheelRadius;
  return [
    curve([
      [front + 0.06, sill],
      [axle - arch - 0.05, sill],
      [axle - arch - 0.03, wheel + 0.2],
      [axle - 0.05, wheel + arch + 0.06],
      [axle, belt(axle) - 0.1],
      [axle, belt(axle)],
    ]),
    line([
      [axle, belt(axle) - 0.13],
      [shape.length - 0.3, belt(axle) - 0.11],
    ]),
  ];
}

function vanDoors(plan: SidePlan): Path2D[] {
  const { belt, roof, sill, frontAxle, arch, beltSpan, shape } = plan;
  const rear = 2.02;
  const wheel = shape.wheelRadius;
  const corner: Vec2 = [frontAxle + arch + 0.06, sill];
  const lines = [
    curve([
      [beltSpan[0] + 0.03, belt(beltSpan[0])],
      [frontAxle + 0.16, wheel + arch + 0.1],
      [frontAxle + arch + 0.02, wheel + 0.1],
      corner,
    ]),
    line([[rear, roof(rear)], [rear, sill], corner]),
  ];
  if (shape.doors === 'motorhome') return lines;
  const [from, to] = [rear + 0.03, rear + 1.28];
  lines.push(
    line([
      [from, roof(from) - 0.02],
      [from, sill],
      [to - 0.02, sill],
      [to, roof(to) - 0.02],
      [from, roof(from) - 0.02],
    ]),
  );
  lines.push(
    line([
      [to, belt(to) - 0.16],
      [shape.length - 0.4, belt(4.9) - 0.16],
    ]),
  );
  return lines;
}

function truckDoors(plan: SidePlan): Path2D[] {
  const { belt, roof, beltSpan, frontAxle, arch, shape } = plan;
  const wheel = shape.wheelRadius;
  const rear = shape.rearGlassBase.x - 0.23;
  const front = Math.max(beltSpan[0] - 0.04, 0.24);
  const low = wheel + arch + 0.07;
  return [
    curve([
      [beltSpan[0] + 0.02, belt(beltSpan[0])],
      [front, belt(front) - 0.2],
      [front, low + 0.02],
    ]),
    line([
      [front, low],
      [frontAxle - arch * 0.4, low],
      [rear, low],
    ]),
    curve([
      [rear, roof(rear)],
      [rear, belt(rear)],
      [rear - 0.01, low],
    ]),
  ];
}

export function doorLines(plan: SidePlan): Path2D[] {
  const split = plan.pillar ?? lerp(plan.frontAxle, plan.rearAxle, 0.66);
  switch (plan.shape.doors) {
    case 'van':
    case 'motorhome':
      return vanDoors(plan);
    case 'truck':
      return truckDoors(plan);
    case 'coupe':
      return frontDoor(plan, split);
    case 'slide':
      return [...frontDoor(plan, split), ...slidingDoor(plan, split)];
    default:
      return [...frontDoor(plan, split), ...rearDoor(plan, split)];
  }
}

/** X of the door handles. */
export function handlePositions(shape: Shape): number[] {
  const [front, rear] = axles(shape);
  const middle = lerp(front, rear, 0.475);
  switch (shape.doors) {
    case 'coupe':
      return [lerp(front, rear, 0.66) - 0.2];
    case 'truck':
      return [shape.rearGlassBase.x - 0.37];
    case 'motorhome':
      return [1.8];
    case 'van':
      return [1.86, 2.22];
    case 'slide':
      return [middle - 0.13, middle + 0.2];
    case 'ute':
      return [middle - 0.13, shape.rearGlassBase.x - 0.28];
    default:
      return [middle - 0.13, rear - 0.2];
  }
}

export const handleHeight = (shape: Shape): number => lerp(shape.beltFront, shape.beltRear, 0.5) - 0.135;

/** Side windows behind the front doors of a van. */
export function vanPanels(plan: SidePlan): Path2D[] {
  const { belt, roof, shape } = plan;
  const spans: Vec2[] = [
    [2.16, 3.18],
    [3.44, shape.length - 0.32],
  ];
  return spans.map(([a, b]) =>
    polygon(
      [
        [a, belt(a) + 0.06],
        [b, belt(b) + 0.06],
        [b - 0.02, roof(b) - 0.09],
        [a + 0.02, roof(a) - 0.09],
      ],
      0.06,
    ),
  );
}
