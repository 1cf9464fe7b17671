import { ownProperty } from '../../lib/own-property.ts';
import type { ComparedCar } from './compare.ts';

/** A row of the comparison with one value per vehicle; null: unknown. */
export interface ComparisonRow {
  label: string;
  values: (string | null)[];
  /** The values are not all the same. */
  differs: boolean;
}

/** The first rows. Facts that arrive later are added below, so that these rows do not move. */
const LABELS = [
  'Status',
  'Price',
  'Price type',
  'Version',
  'Condition',
  'Odometer',
  'Transmission',
  'Fuel',
  'Sleeps',
  'Length',
  'Tare',
  'Location',
];

/** Facts that are not on the card, by label. */
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
 * Returns the rows of a comparison (WAT-08), without rows that have no value at all.
 *
 * @param facts further facts by vehicle id
 */
export function comparisonRows(
  cars: readonly ComparedCar[],
  facts: ReadonlyMap<string, ComparedFacts> = new Map(),
): ComparisonRow[] {
  const known = cars.map((car) => valuesOf(car, facts.get(car.id) ?? {}));
  const labels = new Set([...LABELS, ...known.flatMap((values) => Object.keys(values))]);
  return [...labels]
    .map((label) => {
      const values = known.map((texts) => ownProperty(texts, label) || null);
      return { label, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}
