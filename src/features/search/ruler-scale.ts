import { HEAVIER_TRUCK_LICENCES, TRUCK_LICENCES } from '../../stock/rules/truck-licences.ts';
import type { RangeBounds } from './range-slider.ts';

/** Licence classes by the gross vehicle mass at which they end, in kg. Above the last one the number of axles decides. */
const LICENCE_CLASSES = [
  ...TRUCK_LICENCES,
  { to: Number.POSITIVE_INFINITY, code: HEAVIER_TRUCK_LICENCES.code },
];

/** Masses that a ruler names if they are within its bounds, in kg. */
const TICKS = [4500, 8000, 12_000, 16_000, 20_000, 24_000];

export interface RulerScale {
  ticks: { at: string; label: string }[];
  classes: { from: string; width: string; middle: string; label: string }[];
}

const tonnes = (kg: number): string => String(kg / 1000);

/** Places of masses and licence classes along a ruler, in per cent of its width. */
export function rulerScale({ min, max }: RangeBounds): RulerScale {
  const part = (kg: number) => ((kg - min) / (max - min)) * 100;
  const percent = (value: number) => `${Math.round(value * 100) / 100}%`;
  // A label close to one of the ends would stand on theirs.
  const inner = TICKS.filter((kg) => part(kg) > 8 && part(kg) < 88);
  const ticks = [min, ...inner].map((kg) => ({ at: percent(part(kg)), label: tonnes(kg) }));
  return {
    ticks: [...ticks, { at: '100%', label: `${tonnes(max)} t` }],
    classes: LICENCE_CLASSES.flatMap(({ to, code: label }, index) => {
      const start = Math.max(min, LICENCE_CLASSES[index - 1]?.to ?? 0);
      const end = Math.min(max, to);
      if (start >= end) return [];
      const width = part(end) - part(start);
      return [
        {
          from: percent(part(start)),
          width: percent(width),
          middle: percent(part(start) + width / 2),
          label,
        },
      ];
    }),
  };
}
