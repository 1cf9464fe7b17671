import { quickCheck } from '../lib/schema/quick-check.ts';
import { quickFill } from '../lib/schema/quick-fill.ts';
import type { Car } from './car.ts';
import { carSchema } from './schema/car-schema.ts';

const fill = quickFill(carSchema) as (line: object) => Car;

/**
 * True only if the full schema would accept the vehicle and change nothing but add defaults. That is so for most stock
 * lines.
 */
export const passesQuickChecks: (input: object) => boolean = quickCheck(carSchema);

/** Fills in the defaults of a vehicle that passed the quick checks. Changes `line` itself. */
export function fillDefaults(line: object): Car {
  return fill(line);
}
