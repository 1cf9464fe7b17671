import type { Vec2 } from '../body/maths.ts';
import type { RimName } from '../wheels/rims.ts';

/** Measures of one caravan in metres. X runs back from the hitch, Y up from the ground. */
export interface CaravanPlan {
  length: number;
  width: number;
  top: number;
  floor: number;
  /** x of the body's front, behind the drawbar, and the distance by which the front leans back. */
  start: number;
  lean: number;
  axles: number[];
  panelHeight: number;
  windowY: number;
  windows: [x: number, width: number, height: number][];
  door: number;
  /** Height of the raised roof's canvas; null for a full-height body. */
  popTop: number | null;
  isOffroad: boolean;
  rim: RimName;
  /** Outlines of the coloured areas on the side, as (X, Y) points. */
  graphic: Vec2[];
  stripe: Vec2[];
}

function touring(): CaravanPlan {
  const [length, start, floor] = [6.6, 1.25, 0.42];
  return {
    length,
    start,
    floor,
    width: 2.35,
    top: 2.7,
    lean: 0.55,
    axles: [3.95, 4.75],
    panelHeight: 0.63,
    windowY: 1.78,
    windows: [
      [2.5, 0.8, 0.48],
      [4.65, 1.1, 0.5],
      [6.0, 0.6, 0.44],
    ],
    door: 3.45,
    popTop: null,
    isOffroad: false,
    rim: 'swirl',
    graphic: [
      [1.35, 1.1],
      [1.35, 1.3],
      [2.3, 1.4],
      [3.3, 1.16],
      [length - 0.05, 1.16],
      [length - 0.05, 1.1],
    ],
    stripe: [
      [1.35, 1.34],
      [2.3, 1.44],
      [3.4, 1.2],
      [length - 0.05, 1.2],
      [length - 0.05, 1.185],
      [3.4, 1.18],
      [2.3, 1.41],
      [1.35, 1.31],
    ],
  };
}

function offroad(): CaravanPlan {
  const base = touring();
  const end = base.length - 0.05;
  return {
    ...base,
    floor: 0.55,
    top: 2.76,
    lean: 0.3,
    panelHeight: 0.72,
    windowY: 1.9,
    windows: [
      [2.4, 0.7, 0.46],
      [4.6, 0.9, 0.46],
      [5.95, 0.55, 0.4],
    ],
    isOffroad: true,
    rim: 'trail',
    graphic: [
      [1.35, 1.4],
      [1.6, 2.2],
      [1.95, 2.2],
      [1.75, 1.4],
    ],
    stripe: [
      [1.85, 1.4],
      [2.05, 2.2],
      [2.13, 2.2],
      [1.93, 1.4],
      [end, 1.34],
      [end, 1.3],
      [1.35, 1.3],
      [1.35, 1.34],
    ],
  };
}

function single(): CaravanPlan {
  const end = 5.35;
  return {
    ...touring(),
    length: 5.4,
    start: 1.15,
    lean: 0.45,
    width: 2.25,
    top: 2.62,
    axles: [3.55],
    windows: [
      [2.15, 0.62, 0.44],
      [4.55, 0.9, 0.46],
    ],
    door: 3.05,
    rim: 'mesh',
    graphic: [
      [1.25, 1.08],
      [1.25, 1.16],
      [end, 1.5],
      [end, 1.08],
    ],
    stripe: [
      [1.25, 1.2],
      [1.25, 1.24],
      [end, 1.6],
      [end, 1.55],
    ],
  };
}

const PLANS: Record<string, () => CaravanPlan> = { touring, offroad, single };

export function caravanPlan(variant: string, isPopTop: boolean): CaravanPlan {
  const plan = (PLANS[variant] ?? touring)();
  if (!isPopTop) return plan;
  return {
    ...plan,
    top: plan.isOffroad ? 2.2 : 2.12,
    lean: plan.lean * 0.7,
    windowY: plan.windowY - 0.13,
    popTop: 0.42,
  };
}
