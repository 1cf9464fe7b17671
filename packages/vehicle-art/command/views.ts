import type { SceneName } from '../backgrounds/background-names.ts';
import { SPIN } from '../catalogue.ts';
import type { Angle } from '../catalogue-format.ts';
import type { BodyName } from '../sets/body-names.ts';
import type { View } from '../studio/camera.ts';

const STANDARD = { fillWidth: 0.86, fillHeight: 0.74, fit: 'view' } as const;

const VIEWS: Record<Angle, View> = {
  front: { azimuth: 40, eyeHeight: 1.3, ...STANDARD },
  'other-front': { azimuth: 324, eyeHeight: 1.3, ...STANDARD },
  side: { azimuth: 90, eyeHeight: 1.1, ...STANDARD },
  rear: { azimuth: 141, eyeHeight: 1.35, ...STANDARD },
  tail: { azimuth: 188, eyeHeight: 1.35, ...STANDARD },
};

/** Motorcycles are narrow except from the side, so that an upright crop of these pictures shows all of them. */
const UPRIGHT = { fillWidth: 0.65, fillHeight: 0.85, drop: 0.03, fit: 'view' } as const;

const MOTORCYCLE_VIEWS: Record<Angle, View> = {
  front: { azimuth: 48, eyeHeight: 1.05, ...UPRIGHT },
  'other-front': { azimuth: 316, eyeHeight: 1.05, ...UPRIGHT },
  side: { azimuth: 90, eyeHeight: 0.9, ...UPRIGHT, fillWidth: 0.84, fillHeight: 0.74 },
  rear: { azimuth: 132, eyeHeight: 1.05, ...UPRIGHT },
  tail: { azimuth: 188, eyeHeight: 1.05, ...UPRIGHT },
};

/** A low camera among buildings makes a vehicle look large. */
const YARD_EYE = 1.05;

/** The left side: caravans have their door there. */
const mirrored = (azimuth: number): number => 360 - azimuth;

const isTall = (body: BodyName): boolean => /^(truck|caravan|motorhome)/.test(body);
const isNarrow = (body: BodyName): boolean => body.startsWith('motorcycle');

export function viewOf(scene: SceneName, body: BodyName, angle: Angle): View {
  if (isNarrow(body)) return MOTORCYCLE_VIEWS[angle];
  const view = VIEWS[angle];
  if (scene === 'hardstand') return { ...view, eyeHeight: YARD_EYE };
  const azimuth = scene === 'beach' ? mirrored(view.azimuth) : view.azimuth;
  if (!isTall(body)) return { ...view, azimuth };
  return { ...view, azimuth, eyeHeight: angle === 'side' ? 1.4 : 1.6 };
}

/** Metres. */
function spinEyeHeight(body: BodyName): number {
  if (isTall(body)) return 1.6;
  return isNarrow(body) ? 1.15 : 1.35;
}

/** A spin begins with the view of the front picture, or near it. Dragging to the right shows the next frame. */
export function spinView(scene: SceneName, body: BodyName, frame: number): View {
  const start = scene === 'beach' ? mirrored(VIEWS.front.azimuth) : VIEWS.front.azimuth;
  return {
    ...STANDARD,
    azimuth: (start + (frame * 360) / SPIN.frames) % 360,
    eyeHeight: scene === 'hardstand' ? YARD_EYE : spinEyeHeight(body),
    fit: 'turn',
  };
}

/** Side view for tiles: a low camera, close to the vehicle, with nothing round it but its shadow on the floor. */
export const CUT_VIEW: View = {
  azimuth: 90,
  eyeHeight: 1.05,
  fillWidth: 0.93,
  fillHeight: 0.86,
  drop: 0,
  fit: 'view',
};

export const stageView = (body: BodyName): View => ({
  ...viewOf('studio', body, 'front'),
  fillWidth: 0.9,
  fillHeight: 0.84,
  drop: 0.02,
});

/** Elevations look straight at the vehicle from so far away that they can be measured. */
const ELEVATION = {
  eyeHeight: 0.8,
  fillWidth: 0.94,
  fillHeight: 0.94,
  drop: 0,
  fit: 'view',
  fieldOfView: 4,
} as const;

export const ELEVATION_VIEWS: Record<'side' | 'nose', View> = {
  side: { azimuth: 270, ...ELEVATION },
  nose: { azimuth: 0, ...ELEVATION },
};
