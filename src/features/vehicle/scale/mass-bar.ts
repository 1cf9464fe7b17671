import { formatTonnes } from '../../../lib/format-mass.ts';
import { TRUCK_LICENCES } from '../../../stock/rules/truck-licences.ts';
import type { TruckMass } from './measures.ts';

export interface MassBar {
  /** Right end of the bar, kg. */
  end: number;
  gvm: number;
  /** Licences that end within the bar: "C to 4.5 t". */
  limits: { kg: number; text: string }[];
}

/** The bar of a truck's masses, from 0 to what it may weigh with a trailer. */
export function massBar({ gvm, gcm }: TruckMass): MassBar {
  const end = gcm ?? gvm;
  const shown = TRUCK_LICENCES.filter(({ to }, index) => {
    const next = TRUCK_LICENCES[index + 1]?.to ?? Number.POSITIVE_INFINITY;
    // Room for the words: on a heavy truck's bar only the higher limit has it.
    return to <= end && to / end > 0.12 && (next > end || (next - to) / end > 0.2);
  });
  const limits = shown.map(({ to, code }) => ({ kg: to, text: `${code} to ${formatTonnes(to)}` }));
  return { end, gvm, limits };
}
