import { ownProperty } from '../../lib/own-property.ts';
import type { ComparedCar } from './compare.ts';

/** One line of a comparison: a value for each vehicle in its order, null where it is not known. */
export interface ComparisonRow {
  label: string;
  values: (string | null)[];
  /** The vehicles are not all the same in this. */
  differs: boolean;
}

/** Lines in their order; those of the facts follow, so that what stands stays where it is. */
const LABELS = [
  'Status',
  'Price',
  'Price type',
  'Version',
  'Condition',
  'Odometer',
  'Transmission',
  'Fuel',
  'Location',
];

/** What is known of a vehicle beside its card's words: lines of their own, by label. */
export type ComparedFacts = Readonly<Record<string, string>>;

function valuesOf(car: ComparedCar, more: ComparedFacts): Record<string, string> {
  return {
    Price: car.price,
    'Price type': car.priceNote,
    Version: car.variant,
    ...car.facts,
    Location: car.place,
    ...more,
  };
}

/**
 * Vehicles side by side, line by line (WAT-08). A line nobody knows anything for is left out.
 *
 * @param facts more of a vehicle, by its id
 */
export function comparisonRows(
  cars: readonly ComparedCar[],
  facts: ReadonlyMap<string, ComparedFacts> = new Map(),
): ComparisonRow[] {
  const known = cars.map((car) => valuesOf(car, facts.get(car.id) ?? {}));
  const labels = new Set([...LABELS, ...known.flatMap((values) => Object.keys(values))]);
  return [...labels]
    .map((label) => {
      const values = known.map((of) => ownProperty(of, label) || null);
      return { label, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}
