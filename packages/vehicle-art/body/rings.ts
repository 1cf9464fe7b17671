import { clamp, lerp, monotone, type Vec2 } from './maths.ts';
import type { Shape } from './shape.ts';

/**
 * One closed curve of the body seen from above, a superellipse |x/a|^flat + |z/w|^round = 1, and its height at each X.
 * Lengths in metres.
 */
export interface Ring {
  front: number;
  rear: number;
  halfWidth: number;
  height: (x: number) => number;
  frontFlat: number;
  frontRound: number;
  rearFlat: number;
  rearRound: number;
}

/** Indexes of the rings that other code refers to, from the body side (`up`) to the edge of the roof. */
export const RING = { up: 4, edge: 5, shoulder: 6, belt: 9, cant: 14, roof: 15 } as const;

type Curve = Pick<Ring, 'frontFlat' | 'frontRound' | 'rearFlat' | 'rearRound'>;

function ring(front: number, rear: number, halfWidth: number, heights: Vec2[], curve: Curve): Ring {
  return { front, rear, halfWidth, height: monotone(heights), ...curve };
}

/** x of the belt line's front and rear ends. */
function beltSpan(s: Shape): Vec2 {
  return [s.cowl.x + 0.15, Math.max(s.rearGlassBase.x - 0.25, s.middle + 0.3)];
}

function lowerRings(s: Shape, curve: Curve): Ring[] {
  const half = s.width / 2;
  const length = s.loftLength;
  const floor = s.clearance;
  const front = s.frontOverhang;
  const rear = length - s.rearOverhang;
  const [beltA, beltB] = beltSpan(s);
  const mid = s.lowFront + 0.14;
  const midRear = s.lowRear + 0.12;
  return [
    ring(
      0.26,
      length - 0.24,
      half - 0.24,
      [
        [0, floor + 0.06],
        [front, floor + 0.02],
        [rear, floor + 0.02],
        [length, floor + 0.1],
      ],
      curve,
    ),
    ring(
      0.13,
      length - 0.1,
      half - 0.075,
      [
        [0.13, floor + 0.02 + s.chinLift],
        [front, floor],
        [rear, floor],
        [length - 0.1, floor + 0.1],
      ],
      curve,
    ),
    ring(
      0.05 + s.noseInset,
      length - 0.025,
      half - 0.03,
      [
        [0, s.lowFront - 0.06],
        [front, floor + 0.14],
        [rear, floor + 0.14],
        [length, s.lowRear - 0.05],
      ],
      curve,
    ),
    ring(
      s.noseInset * 0.6,
      length,
      half - 0.006,
      [
        [0, mid],
        [front, mid - 0.02],
        [rear, midRear + 0.02],
        [length, midRear],
      ],
      curve,
    ),
    ring(
      0.015,
      length - 0.012,
      half,
      [
        [0, lerp(mid, s.bonnetLead.y, 0.62)],
        [beltA, lerp(mid - 0.02, s.beltFront, 0.62)],
        [beltB, lerp(midRear + 0.02, s.beltRear, 0.62)],
        [length, lerp(midRear, s.tail.y, 0.62)],
      ],
      curve,
    ),
  ];
}

function shoulderRings(s: Shape, curve: Curve): Ring[] {
  const half = s.width / 2 - 0.012;
  const drop = s.shoulderDrop;
  const { bonnetLead: lead, cowl, tail, rearGlassBase: base } = s;
  const [beltA, beltB] = beltSpan(s);
  const bonnetX = (f: number): number => lerp(lead.x, cowl.x, f);
  const bonnetY = (f: number): number =>
    lerp(lead.y, cowl.y, f) + s.bonnetCrown * Math.sin(Math.PI * Math.min(1, f * 1.05));
  const deckX = (f: number): number => lerp(tail.x, base.x, f);
  const deckY = (f: number): number => lerp(tail.y, base.y, f) + s.deckCrown * Math.sin(Math.PI * f);
  const edge = { ...curve, frontRound: s.noseRound * 0.95 };
  const crown = { ...curve, frontRound: s.noseRound * 0.9 };
  const inner = { ...curve, frontFlat: s.noseFlat + 0.5, frontRound: s.noseRound * 0.85 };
  return [
    ring(
      lead.x * 0.62,
      lerp(s.loftLength, tail.x, 0.7),
      half,
      [
        [lead.x * 0.5, lead.y - 0.035],
        [beltA, s.beltFront - drop],
        [beltB, s.beltRear - drop],
        [tail.x, tail.y - 0.035],
      ],
      edge,
    ),
    ring(
      bonnetX(0.06),
      deckX(0.06),
      half - s.shoulderWidth * 0.35,
      [
        [bonnetX(0.06), bonnetY(0.1)],
        [beltA, s.beltFront - drop * 0.45],
        [beltB, s.beltRear - drop * 0.45],
        [deckX(0.06), deckY(0.1)],
      ],
      edge,
    ),
    ring(
      bonnetX(0.3),
      deckX(0.3),
      half - s.shoulderWidth * 0.62,
      [
        [bonnetX(0.3), bonnetY(0.32)],
        [beltA, s.beltFront - drop * 0.2],
        [beltB, s.beltRear - drop * 0.2],
        [deckX(0.3), deckY(0.3)],
      ],
      crown,
    ),
    ring(
      bonnetX(0.7),
      deckX(0.7),
      half - s.shoulderWidth * 0.85,
      [
        [bonnetX(0.7), bonnetY(0.7)],
        [beltA, s.beltFront - 0.01],
        [beltB, s.beltRear - 0.01],
        [deckX(0.7), deckY(0.7)],
      ],
      inner,
    ),
  ];
}

function glasshouseRings(s: Shape, curve: Curve): Ring[] {
  const { cowl, screenTop, roofPeak, roofRear, rearGlassBase: base } = s;
  const beltHalf = s.width / 2 - 0.012 - s.shoulderWidth;
  const [beltA, beltB] = beltSpan(s);
  const roofY = monotone([
    [screenTop.x, screenTop.y],
    [roofPeak.x, roofPeak.y - 0.045],
    [roofRear.x, roofRear.y],
  ]);
  const belt = ring(
    cowl.x,
    base.x,
    beltHalf,
    [
      [cowl.x, cowl.y],
      [beltA + 0.1, s.beltFront],
      [beltB, s.beltRear],
      [base.x, base.y],
    ],
    curve,
  );
  const walls = [0.07, 0.3, 0.6, 0.86, 1].map((f) => {
    const bulge = Math.sin(Math.PI * f);
    const front = lerp(cowl.x, screenTop.x, f) - s.screenBulge * bulge;
    const rear = lerp(base.x, roofRear.x, f) + s.rearScreenBulge * bulge;
    const height = (x: number): number =>
      lerp(lerp(s.beltFront, s.beltRear, clamp((x - beltA) / (beltB - beltA), 0, 1)), roofY(x), f);
    const third = lerp(front, rear, 0.3);
    const twoThirds = lerp(front, rear, 0.65);
    return ring(
      front,
      rear,
      lerp(beltHalf, s.roofHalfWidth, f ** 1.15) + s.glassBarrel * bulge,
      [
        [front, lerp(cowl.y, screenTop.y, f)],
        [third, height(third)],
        [twoThirds, height(twoThirds)],
        [rear, lerp(base.y, roofRear.y, f)],
      ],
      curve,
    );
  });
  return [belt, ...walls];
}

function roofRings(s: Shape, curve: Curve): Ring[] {
  const { screenTop: top, roofPeak: peak, roofRear } = s;
  const end = roofRear.x + s.roofLip;
  const edge = s.roofEdge;
  const half = s.roofHalfWidth;
  return [
    ring(
      top.x + edge,
      end,
      half - edge * 0.55,
      [
        [top.x + edge, top.y + 0.022],
        [peak.x, peak.y - 0.018],
        [end, roofRear.y + 0.02],
      ],
      {
        ...curve,
        rearRound: s.rearScreenRound + 1,
      },
    ),
    ring(
      top.x + edge * 2.6,
      end - 0.1,
      half - edge * 2,
      [
        [top.x + edge * 2.6, top.y + 0.038],
        [peak.x, peak.y - 0.006],
        [end - 0.1, roofRear.y + 0.034],
      ],
      curve,
    ),
    ring(
      top.x + edge * 4.5,
      end - 0.22,
      half * 0.45,
      [
        [top.x + edge * 4.5, lerp(top.y + 0.045, peak.y, 0.45)],
        [peak.x, peak.y],
        [end - 0.22, roofRear.y + 0.045],
      ],
      curve,
    ),
    ring(
      top.x + edge * 5,
      end - 0.26,
      0,
      [
        [top.x + edge * 5, lerp(top.y + 0.045, peak.y, 0.5)],
        [peak.x, peak.y + 0.002],
        [end - 0.26, roofRear.y + 0.05],
      ],
      curve,
    ),
  ];
}

/** The stacked rings from the underbody (0) to the roof centre line (18). */
export function makeRings(s: Shape): Ring[] {
  const lower: Curve = {
    frontFlat: s.noseFlat,
    frontRound: s.noseRound,
    rearFlat: s.tailFlat,
    rearRound: s.tailRound,
  };
  const upper: Curve = {
    frontFlat: s.screenFlat,
    frontRound: s.screenRound,
    rearFlat: s.rearScreenFlat,
    rearRound: s.rearScreenRound,
  };
  return [
    ...lowerRings(s, lower),
    ...shoulderRings(s, lower),
    ...glasshouseRings(s, upper),
    ...roofRings(s, upper),
  ];
}
