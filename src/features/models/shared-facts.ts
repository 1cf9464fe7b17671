import type { Car } from '../../stock/car.ts';
import type { SpecName, SpecRow } from '../../stock/rules/spec-row.ts';
import { keySpecs } from '../../stock/rules/specs.ts';

/** Specifications of a single vehicle: others of the same version have other values. */
const OF_ONE_VEHICLE: readonly SpecName[] = ['odometer', 'colour', 'rego', 'stock'];

/**
 * The key specifications on which all of some vehicles agree, the most important first.
 *
 * @param shown those that the page shows elsewhere
 */
export function sharedFacts(
  [first, ...others]: readonly Car[],
  today: Date,
  shown: readonly SpecName[] = [],
): SpecRow[] {
  if (!first) return [];
  const options = { without: [...OF_ONE_VEHICLE, ...shown] };
  const rest = others.map(
    (car) => new Map(keySpecs(car, today, options).map(({ label, value }) => [label, value])),
  );
  return keySpecs(first, today, options).filter(({ label, value }) =>
    rest.every((facts) => facts.get(label) === value),
  );
}
