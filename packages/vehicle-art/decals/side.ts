import type { Lookup } from '../body/lookup.ts';
import { lerp, type Vec2 } from '../body/maths.ts';
import type { Shape } from '../body/shape.ts';
import type { Atlas } from './atlas.ts';
import { doorLines, handleHeight, handlePositions, type SidePlan, sidePlan, vanPanels } from './doors.ts';
import { INK } from './inks.ts';
import { curve, ellipse, line, polygon } from './paths.ts';
import type { Trim } from './trim.ts';

function cladding(atlas: Atlas, plan: SidePlan): void {
  const { shape, frontAxle, rearAxle, arch } = plan;
  const base = shape.clearance;
  const rearHeight = shape.doors === 'ute' ? 0.34 : 0.24;
  for (const axle of [frontAxle, rearAxle]) {
    atlas.fill(ellipse(axle, shape.wheelRadius, arch + 0.055), INK.cladding);
  }
  atlas.fill(
    polygon([
      [frontAxle, 0],
      [rearAxle, 0],
      [rearAxle, base + 0.13],
      [frontAxle, base + 0.13],
    ]),
    INK.cladding,
  );
  atlas.fill(
    polygon([
      [-0.2, 0],
      [frontAxle, 0],
      [frontAxle, base + 0.16],
      [-0.2, base + 0.2],
    ]),
    INK.cladding,
  );
  const end = shape.length + 0.2;
  atlas.fill(
    polygon([
      [rearAxle, 0],
      [end, 0],
      [end, base + rearHeight],
      [rearAxle + arch, base + rearHeight - 0.02],
      [rearAxle, base + 0.2],
    ]),
    INK.cladding,
  );
}

/** Outline that follows a lower and an upper ring between two spans. */
function windowOutline(lookup: Lookup, rings: Vec2, belt: Vec2, roof: Vec2): Vec2[] {
  const steps = 60;
  const along = (ring: number, span: Vec2): Vec2[] =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const [x, y] = lookup.atX(lerp(span[0], span[1], i / steps), ring);
      return [x, y];
    });
  return [...along(rings[0], belt), ...along(rings[1], roof).reverse()];
}

function windows(atlas: Atlas, plan: SidePlan, lookup: Lookup, trim: Trim): void {
  const { beltSpan, roofSpan, shape, belt, roof, rearAxle } = plan;
  const outline = polygon(windowOutline(lookup, [9.12, 13.55], beltSpan, roofSpan), 0.03);
  atlas.fill(outline, { ...INK.gloss, height: 0.46 });
  atlas.stroke(outline, 0.02, { ...INK.gloss, height: 0.46 });
  if (trim.windowFrame === 'chrome') atlas.stroke(outline, 0.014, INK.chrome);
  const glass = windowOutline(
    lookup,
    [9.25, 13.4],
    [beltSpan[0] + 0.05, beltSpan[1] - 0.05],
    [roofSpan[0] + 0.05, roofSpan[1] - 0.04],
  );
  const pane = polygon(glass, 0.05);
  // The base coat is black, so that no paint shows where a pillar crosses the pane.
  atlas.fill(pane, { ...INK.gloss, height: 0.46 });
  atlas.glass(pane);
  const { pillar } = plan;
  if (pillar !== null) {
    atlas.pillar(
      line([
        [pillar, belt(pillar) - 0.05],
        [pillar + 0.035, roof(pillar) + 0.1],
      ]),
      0.085,
    );
    const rear = shape.doors === 'slide' ? rearAxle : rearAxle + 0.1;
    if (shape.doors !== 'ute')
      atlas.pillar(
        line([
          [rear, belt(rear) - 0.05],
          [rear - 0.02, roof(rear) + 0.1],
        ]),
        0.055,
      );
  }
}

function vanSide(atlas: Atlas, plan: SidePlan, trim: Trim): void {
  for (const panel of vanPanels(plan)) {
    if (trim.hasRearWindows) {
      atlas.fill(panel, INK.gloss);
      atlas.stroke(panel, 0.02, INK.gloss);
      atlas.glass(panel);
    } else {
      atlas.stroke(panel, 0.012, { height: 0.44, rough: 0.4, colour: 'rgba(0,0,0,.10)' });
    }
  }
}

function uteTub(atlas: Atlas, shape: Shape): void {
  const front = shape.rearGlassBase.x + 0.02;
  const rail = shape.tail.y;
  atlas.groove(
    line([
      [front, shape.clearance + 0.1],
      [front, rail + 0.055],
    ]),
    0.016,
  );
  atlas.groove(
    line([
      [front, rail - 0.05],
      [shape.length - 0.03, rail - 0.055],
    ]),
    0.005,
  );
  atlas.fill(
    polygon(
      [
        [front + 0.03, rail - 0.02],
        [shape.length - 0.07, rail - 0.03],
        [shape.length - 0.07, rail + 0.065],
        [front + 0.03, rail + 0.065],
      ],
      0.01,
    ),
    INK.cladding,
  );
}

function smallParts(atlas: Atlas, plan: SidePlan): void {
  const { shape, rearAxle } = plan;
  const hasFlap = shape.doors !== 'truck' && shape.doors !== 'motorhome';
  const y = shape.beltRear - 0.19;
  if (hasFlap) {
    const flap = polygon(
      [
        [rearAxle + 0.1, y - 0.08],
        [rearAxle + 0.27, y - 0.075],
        [rearAxle + 0.27, y + 0.085],
        [rearAxle + 0.1, y + 0.08],
      ],
      0.03,
    );
    atlas.stroke(flap, 0.005, { colour: 'rgba(6,6,8,.7)', rough: 0.8, height: 0.3 });
  }
  for (const x of handlePositions(shape)) {
    const recess = ellipse(x, handleHeight(shape) - 0.004, 0.085, 0.036);
    atlas.stroke(recess, 0.03, { colour: 'rgba(0,0,0,.10)', rough: 0.5 });
    atlas.fill(recess, { colour: 'rgba(4,4,6,.55)', rough: 0.5, height: 0.47 });
  }
}

/** Bonnet and boot shut lines, seen from above. */
function topLines(atlas: Atlas, shape: Shape, lookup: Lookup, hasBoot: boolean): void {
  const along = (theta: (t: number) => number, from: number, to: number): Vec2[] =>
    Array.from({ length: 21 }, (_, i) => {
      const [x, , z] = lookup.atTheta(theta(i / 20), lerp(from, to, i / 20));
      return [x, z];
    });
  atlas.region('top');
  if (shape.doors !== 'truck') atlas.groove(curve(along((t) => lerp(0.62, 0.6, t), 5.6, 8.8)), 0.006);
  if (!hasBoot) return;
  const lid = along(() => 1.4, 5.6, 8.6);
  const end = lid.at(-1) as Vec2;
  atlas.groove(curve(lid), 0.006);
  atlas.groove(line([end, [end[0] - 0.01, 0]]), 0.006);
}

export function drawSide(atlas: Atlas, shape: Shape, lookup: Lookup, trim: Trim, hasBoot: boolean): void {
  const plan = sidePlan(shape, lookup, trim.hasCladding);
  const { frontAxle, rearAxle } = plan;
  const base = shape.clearance;
  atlas.region('side');
  if (trim.hasCladding) cladding(atlas, plan);
  else
    atlas.fill(
      polygon([
        [frontAxle, 0],
        [rearAxle, 0],
        [rearAxle, base + 0.055],
        [frontAxle, base + 0.055],
      ]),
      INK.cladding,
    );
  windows(atlas, plan, lookup, trim);
  if (shape.doors === 'van') vanSide(atlas, plan, trim);
  for (const path of doorLines(plan)) atlas.groove(path);
  if (shape.doors === 'ute') uteTub(atlas, shape);
  smallParts(atlas, plan);
  topLines(atlas, shape, lookup, hasBoot);
  if (trim.hasGlassRoof) {
    const [front, rear, half] = [
      shape.screenTop.x + 0.18,
      shape.roofRear.x - 0.55,
      shape.roofHalfWidth * 0.66,
    ];
    atlas.fill(
      polygon(
        [
          [front, -0.1],
          [rear, -0.1],
          [rear, half],
          [front, half],
        ],
        0.05,
      ),
      { ...INK.gloss, rough: 0.05 },
    );
  }
}
