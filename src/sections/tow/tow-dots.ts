import type { Car } from '../../stock/car.ts';

/** A column of dots: the vans whose mass lies in one step of the scale. */
export interface TowColumn {
  /** Lowest mass of the step, kg. */
  from: number;
  /** For each dot, from below, the first rating that may tow it: an index, or the number of ratings if none may. */
  dots: number[];
}

export interface TowScale {
  /** kg a column. */
  step: number;
  columns: TowColumn[];
  /** Number of vans that each rating may tow. */
  within: number[];
  total: number;
}

/** kg. Steps of this size give about twelve columns for caravans. */
const STEP = 250;

/** Heaviest mass of a van that is towed, kg; null for others. */
export const towedMass = ({ caravan, simple_body }: Car): number | null =>
  simple_body === 'motorhome' ? null : (caravan?.aggregate_trailer_mass ?? null);

/**
 * Vans as dots on a scale of their mass.
 *
 * @param masses kg
 * @param ratings kg, ascending
 */
export function towScale(masses: readonly number[], ratings: readonly number[]): TowScale {
  const stepOf = (mass: number): number => Math.floor(mass / STEP);
  const first = stepOf(Math.min(...masses));
  const last = stepOf(Math.max(...masses));
  const columns = Array.from({ length: last - first + 1 }, (_, index) => {
    const inStep = masses.filter((mass) => stepOf(mass) === first + index).toSorted((a, b) => a - b);
    return {
      from: (first + index) * STEP,
      dots: inStep.map((mass) => {
        const rating = ratings.findIndex((one) => mass <= one);
        return rating < 0 ? ratings.length : rating;
      }),
    };
  });
  return {
    step: STEP,
    columns,
    within: ratings.map((rating) => masses.filter((mass) => mass <= rating).length),
    total: masses.length,
  };
}
