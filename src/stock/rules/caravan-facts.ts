import { formatCount } from '../../lib/money.ts';
import { counted } from '../../lib/plural.ts';
import type { Car } from '../car.ts';

export type CaravanFact = 'Sleeps' | 'Length' | 'Tare';

/** Buyers of caravans ask if one fits the family, the driveway and the tow car. Facts that are not known are null. */
export function caravanFacts({ caravan }: Car): [CaravanFact, string | null][] {
  if (!caravan) return [];
  const { sleeps, body_length: millimetres, tare_weight: tare } = caravan;
  return [
    ['Sleeps', sleeps ? counted(sleeps, 'berth') : null],
    ['Length', millimetres ? `${(millimetres / 1000).toFixed(1)} m` : null],
    ['Tare', tare ? `${formatCount(tare)} kg tare` : null],
  ];
}
