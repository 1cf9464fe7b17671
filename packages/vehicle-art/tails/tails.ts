import type { Shape } from '../body/shape.ts';
import type { Atlas } from '../decals/atlas.ts';
import { INK } from '../decals/inks.ts';
import { flip, line, mirroredPolygon, polygon } from '../decals/paths.ts';
import { badge, numberPlate } from '../faces/details.ts';
import { bothSides } from '../faces/frame.ts';
import { TAIL_LAMPS, type TailLampName } from './lamps.ts';

export type TailgateName = 'hatch' | 'boot' | 'tray' | 'barn';

export interface Tail {
  lamps: TailLampName;
  gate: TailgateName;
  /** Plastic lower edge as on SUVs. */
  isClad: boolean;
}

interface GateFrame {
  halfWidth: number;
  base: number;
  tailY: number;
}

type Gate = (atlas: Atlas, frame: GateFrame) => { plateY: number; badgeY: number };

const hatch: Gate = (atlas, { halfWidth: w, base: b, tailY: t }) => {
  atlas.groove(
    mirroredPolygon([
      [0, b + 0.34],
      [w * 0.6, b + 0.34],
      [w * 0.72, b + 0.46],
      [w * 0.74, t - 0.15],
      [w * 0.8, t + 0.08],
      [w * 0.78, t + 0.12],
      [0, t + 0.12],
    ]),
    0.006,
  );
  return { plateY: t - 0.25, badgeY: t + 0.045 };
};

const boot: Gate = (atlas, { halfWidth: w, base: b, tailY: t }) => {
  atlas.groove(
    mirroredPolygon([
      [0, b + 0.4],
      [w * 0.52, b + 0.4],
      [w * 0.6, t - 0.12],
      [w * 0.66, t],
      [w * 0.66, t + 0.1],
      [0, t + 0.1],
    ]),
    0.006,
  );
  return { plateY: b + 0.28, badgeY: t + 0.02 };
};

const tray: Gate = (atlas, { halfWidth: w, base: b, tailY: t }) => {
  atlas.groove(
    mirroredPolygon([
      [0, b + 0.36],
      [w * 0.82, b + 0.36],
      [w * 0.82, t + 0.1],
      [0, t + 0.1],
    ]),
    0.008,
  );
  atlas.fill(
    mirroredPolygon([
      [0, b + 0.14],
      [w * 0.98, b + 0.14],
      [w * 0.98, b + 0.34],
      [w * 0.4, b + 0.34],
      [w * 0.32, b + 0.26],
      [0, b + 0.26],
    ]),
    INK.cladding,
  );
  atlas.fill(
    mirroredPolygon(
      [
        [0, t - 0.16],
        [0.13, t - 0.16],
        [0.12, t - 0.09],
        [0, t - 0.09],
      ],
      0.015,
    ),
    INK.black,
  );
  return { plateY: b + 0.2, badgeY: t - 0.125 };
};

const barn: Gate = (atlas, { halfWidth: w, base: b, tailY: t }) => {
  atlas.groove(
    line([
      [0, b + 0.25],
      [0, 3],
    ]),
    0.007,
  );
  atlas.groove(
    mirroredPolygon([
      [0, b + 0.25],
      [w * 0.78, b + 0.25],
      [w * 0.78, t + 0.14],
      [0, t + 0.14],
    ]),
    0.007,
  );
  return { plateY: b + 0.36, badgeY: t - 0.05 };
};

const GATES: Record<TailgateName, Gate> = { hatch, boot, tray, barn };

export function drawTail(atlas: Atlas, shape: Shape, tail: Tail): void {
  const [w, b, t] = [shape.width / 2, shape.clearance, shape.tail.y];
  const [edge, middle] = tail.isClad ? [0.24, 0.2] : [0.12, 0.16];
  atlas.region('rear');
  atlas.fill(
    mirroredPolygon([
      [0, 0],
      [w + 0.2, 0],
      [w + 0.2, b + edge],
      [w * 0.7, b + edge + 0.02],
      [w * 0.6, b + middle],
      [0, b + middle],
    ]),
    INK.cladding,
  );
  const { plateY, badgeY } = GATES[tail.gate](atlas, { halfWidth: w, base: b, tailY: t });
  const isUpright = tail.gate === 'tray' || tail.gate === 'barn';
  const frame = { halfWidth: w, base: b, lampY: t - (isUpright ? 0.05 : tail.isClad ? 0.02 : 0.05) };
  bothSides((sign) => {
    TAIL_LAMPS[tail.lamps](atlas, frame, sign);
    const reflector = polygon(
      flip(
        [
          [w * 0.62, b + 0.27],
          [w * 0.8, b + 0.28],
          [w * 0.8, b + 0.31],
          [w * 0.64, b + 0.295],
        ],
        sign,
      ),
      0.01,
    );
    if (!isUpright) atlas.fill(reflector, INK.red);
  });
  const recess = mirroredPolygon([
    [0, plateY - 0.095],
    [0.3, plateY - 0.095],
    [0.27, plateY + 0.1],
    [0, plateY + 0.1],
  ]);
  if (tail.gate !== 'barn') atlas.fill(recess, { ...INK.black, height: 0.4 });
  numberPlate(atlas, plateY);
  badge(atlas, tail.gate === 'barn' ? 'none' : 'pill', badgeY, 0.042);
}
