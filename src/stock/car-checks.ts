import { quickCheck } from '../lib/schema/quick-check.ts';
import { quickFill } from '../lib/schema/quick-fill.ts';
import type { Car } from './car.ts';
import { carSchema } from './schema/car-schema.ts';

const fill = quickFill(carSchema) as (line: object) => Car;

/** True only where the full schema would take the vehicle as it is and fill in defaults: most stock lines are such. */
export const passesQuickChecks: (input: object) => boolean = quickCheck(carSchema);

/** Fills the defaults of a vehicle that passed the quick checks, and uses it up. */
export function fillDefaults(line: object): Car {
  return fill(line);
}
