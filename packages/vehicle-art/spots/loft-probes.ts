import type { LoftBody } from '../bodies/loft-vehicle.ts';
import { completeShape, type Shape } from '../body/shape.ts';
import { PLAIN_TRIM, type Trim } from '../decals/trim.ts';
import { faceFrame } from '../faces/frame.ts';
import type { Look } from '../sets/look.ts';
import { fromFront, fromLeft, fromRear, fromSides, type Probe, probe } from './probe.ts';

const TRAY_FLOOR = 1.02;
const TALLEST_TRAY = 2.6;

function wheels(spec: LoftBody, look: Look, shape: Shape): Probe {
  const isSteel = (look.rim ?? spec.rim) === 'steel';
  const x = shape.length / 2 - shape.frontOverhang;
  return probe('wheels', isSteel ? 'Steel wheels' : 'Alloy wheels', ...fromSides(x, shape.wheelRadius));
}

/** Probes for parts that only some kinds of body have. */
function sideProbes(spec: LoftBody, shape: Shape, trim: Trim, look: Look): Probe[] {
  const at = (x: number): number => shape.length / 2 - x;
  const half = shape.width / 2;
  switch (shape.doors) {
    case 'ute': {
      const step = at(shape.frontOverhang + shape.wheelbase * 0.48);
      const bar = fromRear(shape.tail.y + 0.46, 0);
      return [
        probe('steps', 'Side steps', ...fromSides(step, shape.clearance + 0.02)),
        ...(trim.hasSportsBar ? [probe('bar', 'Sports bar behind the cab', bar)] : []),
        probe('gate', 'Tailgate of the tub', fromRear(shape.tail.y - 0.3, 0)),
      ];
    }
    case 'van':
      return [
        probe('slide', 'Sliding side door', ...fromSides(at(2.6), 1.05)),
        probe('barn', 'Rear doors that open to the width of the load bay', fromRear(1.3, half * 0.4)),
      ];
    case 'truck':
      return [
        ...(shape.frameHeight > TALLEST_TRAY
          ? [probe('box', 'Box body with rub rails', ...fromSides(at(4), 2))]
          : [
              probe('tray', 'Alloy tray with drop sides', ...fromSides(at(4), TRAY_FLOOR + 0.2)),
              probe('rack', 'Ladder rack behind the cab', fromRear(TRAY_FLOOR + 1.18, 0)),
            ]),
        probe('screen', 'Wide windscreen with a high seat behind it', fromFront(1.75, 0)),
      ];
    case 'motorhome':
      return [
        probe('door', 'Entry door on the kerb side', fromLeft(at(3.72), 1.15)),
        probe('windows', 'Double-glazed windows', ...fromSides(at(4.75), 1.72)),
        ...(look.variant === 'overcab' ? [probe('bed', 'Bed over the cab', fromFront(2.5, 0))] : []),
      ];
    default:
      return [
        ...(shape.doors === 'coupe'
          ? []
          : [
              probe(
                'glass',
                'Rear doors with tinted glass',
                ...fromSides(at(shape.middle + 0.45), shape.beltRear + 0.14),
              ),
            ]),
        probe(
          'boot',
          spec.hasBoot ? 'Boot lid' : 'Tailgate to the load bay',
          fromRear(shape.tail.y - 0.22, half * 0.5),
        ),
      ];
  }
}

export function loftProbes(spec: LoftBody, look: Look): Probe[] {
  const shape = completeShape({ ...spec.shape, ...look.shape });
  const trim: Trim = { ...PLAIN_TRIM, ...spec.trim, ...look.trim };
  const half = shape.width / 2;
  const isCab = shape.doors === 'truck';
  const lampY = isCab ? 0.9 : faceFrame(shape).lampY;
  const hasTailLamps = shape.doors !== 'truck' && shape.doors !== 'motorhome';
  const isUpright = shape.doors === 'ute' || shape.doors === 'van';
  const tailY = shape.tail.y - (isUpright ? 0.14 : trim.hasCladding ? 0.02 : 0.05);
  return [
    probe('lights', 'LED headlights', fromFront(lampY, half * 0.8), fromFront(lampY, -half * 0.8)),
    wheels(spec, look, shape),
    ...sideProbes(spec, shape, trim, look),
    ...(hasTailLamps
      ? [probe('tail', 'LED tail lights', fromRear(tailY, half * 0.85), fromRear(tailY, -half * 0.85))]
      : []),
  ];
}
