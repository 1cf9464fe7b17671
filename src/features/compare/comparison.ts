import { ownProperty } from '../../lib/own-property.ts';
import type { ComparedCar } from './compare.ts';

export interface ComparisonRow {
  label: string;
  /** One value per vehicle; null if unknown. */
  values: (string | null)[];
  /** True if the values are not all the same. */
  differs: boolean;
}

/**
 * Labels of the first rows, in order. Facts that arrive later are added below them, so that these rows do not move.
 * The status is an exception: it arrives later but is first. It is shown only if a vehicle is not available.
 */
const LABELS = [
  'Status',
  'Price',
  'Price type',
  'Excl. GST',
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

function valuesByLabel(car: ComparedCar, fetchedFacts: ComparedFacts): Record<string, string> {
  return {
    Price: car.price,
    'Price type': car.priceNote,
    'Excl. GST': car.withoutGst,
    Version: car.variant,
    ...car.facts,
    Location: car.place,
    ...fetchedFacts,
  };
}

/**
 * Returns the rows of a comparison (WAT-08), without rows that have no value at all.
 *
 * @param facts facts that are not on the cards, by vehicle id
 */
export function comparisonRows(
  cars: readonly ComparedCar[],
  facts: ReadonlyMap<string, ComparedFacts> = new Map(),
): ComparisonRow[] {
  const valuesOfCars = cars.map((car) => valuesByLabel(car, facts.get(car.id) ?? {}));
  const labels = new Set([...LABELS, ...valuesOfCars.flatMap((values) => Object.keys(values))]);
  return [...labels]
    .map((label) => {
      const values = valuesOfCars.map((texts) => ownProperty(texts, label) || null);
      return { label, values, differs: new Set(values).size > 1 };
    })
    .filter(({ values }) => values.some((value) => value !== null));
}
