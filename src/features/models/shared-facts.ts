import type { Car } from '../../stock/car.ts';
import type { SpecRow } from '../../stock/rules/spec-row.ts';
import { keySpecs } from '../../stock/rules/specs.ts';

/** What differs from one vehicle to the next, even of the same version. */
const OF_ONE_VEHICLE = new Set(['Odometer', 'Colour', 'Rego', 'Stock number']);

/** The key specifications on which all of some vehicles agree, the most important first. */
export function sharedFacts([first, ...others]: readonly Car[], today: Date): SpecRow[] {
  if (!first) return [];
  const rest = others.map((car) => new Map(keySpecs(car, today).map(({ label, value }) => [label, value])));
  return keySpecs(first, today).filter(
    ({ label, value }) => !OF_ONE_VEHICLE.has(label) && rest.every((facts) => facts.get(label) === value),
  );
}
