import { SPIN } from '../catalogue.ts';
import type { Angle } from '../catalogue-format.ts';
import type { BodyName } from '../sets/body-names.ts';
import type { View } from '../studio/camera.ts';

const STANDARD = { fillWidth: 0.86, fillHeight: 0.74, fit: 'view' } as const;

const VIEWS: Record<Angle, View> = {
  front: { azimuth: 40, eyeHeight: 1.3, ...STANDARD },
  side: { azimuth: 90, eyeHeight: 1.1, ...STANDARD },
  rear: { azimuth: 141, eyeHeight: 1.35, ...STANDARD },
  nose: { azimuth: 8, eyeHeight: 1.25, ...STANDARD },
  tail: { azimuth: 188, eyeHeight: 1.35, ...STANDARD },
};

const isTall = (body: BodyName): boolean => /^(truck|caravan|motorhome)/.test(body);
const isNarrow = (body: BodyName): boolean => body.startsWith('motorcycle');

export function viewOf(body: BodyName, angle: Angle): View {
  const view = VIEWS[angle];
  if (isTall(body)) return { ...view, eyeHeight: angle === 'side' ? 1.4 : 1.6 };
  if (isNarrow(body) && (angle === 'front' || angle === 'rear')) {
    return { ...view, azimuth: angle === 'front' ? 50 : 132, eyeHeight: 1.15 };
  }
  return view;
}

/** Degrees: a spin begins with the view of the front picture. Dragging to the right shows the next frame. */
const SPIN_START = 40;

/** Metres. */
function spinEyeHeight(body: BodyName): number {
  if (isTall(body)) return 1.6;
  return isNarrow(body) ? 1.15 : 1.35;
}

export function spinView(body: BodyName, frame: number): View {
  return {
    ...STANDARD,
    azimuth: (SPIN_START + (frame * 360) / SPIN.frames) % 360,
    eyeHeight: spinEyeHeight(body),
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
  ...viewOf(body, 'front'),
  fillWidth: 0.9,
  fillHeight: 0.84,
  drop: 0.02,
});
