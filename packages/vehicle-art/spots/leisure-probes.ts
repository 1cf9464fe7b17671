import { caravanPlan } from '../caravans/plan.ts';
import { fromFront, fromLeft, fromRear, fromRight, fromSides, type Probe, probe } from './probe.ts';

export function caravanProbes(variant: string, isPopTop: boolean): Probe[] {
  const plan = caravanPlan(variant, isPopTop);
  const at = (x: number): number => plan.length / 2 - x;
  const [window = [0, 0, 0]] = plan.windows.slice(1);
  const axle = plan.axles[0] ?? 0;
  const awning = (plan.start + plan.lean + plan.length - 0.3) / 2;
  return [
    probe('gas', 'Two gas bottles on the drawbar', ...fromSides(at(plan.start - 0.62), plan.floor + 0.5)),
    probe('door', 'Entry door on the kerb side, with a window', fromLeft(at(plan.door), plan.floor + 0.75)),
    probe('awning', 'Roll-out awning', fromLeft(at(awning), plan.top - 0.14)),
    probe(
      'boot',
      'Front boot that opens from both sides',
      ...fromSides(at(plan.start + 0.75), plan.floor + 0.5),
    ),
    probe('windows', 'Double-glazed windows', ...fromSides(at(window[0]), plan.windowY)),
    probe('wheels', plan.axles.length > 1 ? 'Tandem axle' : 'Single axle', ...fromSides(at(axle), 0.36)),
    probe('rear', 'Rear window over the tail lights', fromRear(plan.windowY + 0.02, 0)),
  ];
}

interface BikePoints {
  length: number;
  tank: [x: number, y: number];
  seat: [x: number, y: number];
  axle: [x: number, y: number];
  lampY: number;
  exhaust: [x: number, y: number];
  discs: string;
  seatWords: string;
}

const BIKES: Record<'naked' | 'cruiser', BikePoints> = {
  naked: {
    length: 2.08,
    tank: [0.84, 0.93],
    seat: [1.3, 0.82],
    axle: [0.31, 0.39],
    lampY: 0.885,
    exhaust: [1.36, 0.25],
    discs: 'Two front brake discs',
    seatWords: 'Seat for two',
  },
  cruiser: {
    length: 2.38,
    tank: [0.96, 0.87],
    seat: [1.45, 0.66],
    axle: [0.34, 0.42],
    lampY: 0.84,
    exhaust: [1.5, 0.24],
    discs: 'Front brake disc',
    seatWords: 'Low seat',
  },
};

export function bikeProbes(kind: 'naked' | 'cruiser'): Probe[] {
  const { length, tank, seat, axle, lampY, exhaust, discs, seatWords } = BIKES[kind];
  const at = (x: number): number => length / 2 - x;
  return [
    probe('lamp', 'LED headlight', fromFront(lampY, 0.03)),
    probe('tank', 'Fuel tank', ...fromSides(at(tank[0]), tank[1])),
    probe('seat', seatWords, ...fromSides(at(seat[0]), seat[1])),
    probe('brake', discs, ...fromSides(at(axle[0]), axle[1])),
    probe('exhaust', 'Exhaust on the right', fromRight(at(exhaust[0]), exhaust[1])),
  ];
}
