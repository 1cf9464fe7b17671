import type { TruckMass } from './measures.ts';

/** The heaviest GVM, in kg, of Australian licences for rigid trucks with two axles. */
export const LICENCE_LIMITS = [
  { kg: 4_500, text: 'C to 4.5 t' },
  { kg: 8_000, text: 'LR to 8 t' },
] as const;

/** "8,700" kg as "8.7 t". */
export const tonnes = (kg: number): string => `${Number((kg / 1000).toFixed(2))} t`;

export interface MassBar {
  /** Right end of the bar, kg. */
  end: number;
  gvm: number;
  /** Licences that end within the bar. */
  limits: { kg: number; text: string }[];
}

/** The bar of a truck's masses, from 0 to what it may weigh with a trailer. */
export function massBar({ gvm, gcm }: TruckMass): MassBar {
  const end = gcm ?? gvm;
  const limits = LICENCE_LIMITS.filter(({ kg }, index) => {
    const next = LICENCE_LIMITS[index + 1]?.kg ?? Number.POSITIVE_INFINITY;
    // Room for the words: on a heavy truck's bar only the higher limit has it.
    return kg <= end && kg / end > 0.12 && (next > end || (next - kg) / end > 0.2);
  });
  return { end, gvm, limits };
}
