import type { Car } from '../../stock/car.ts';
import { grossVehicleMass } from '../../stock/rules/masses.ts';
import { type Condition, readCondition } from './search-condition.ts';

/** A band of gross vehicle mass with its vehicles. */
interface MassBand<Settings> {
  settings: Settings;
  cars: Car[];
  /** Of all stock. */
  search: Condition;
}

/**
 * Divides vehicles by gross vehicle mass. Each band begins where the one before it ends; those without a vehicle are
 * left out.
 *
 * @param bands `to`: the most that a vehicle of the band weighs loaded, in kg, the lightest band first
 */
export const massBands = <Settings extends { to: number }>(
  context: Parameters<typeof readCondition>[0],
  cars: readonly Car[],
  bands: readonly Settings[],
): MassBand<Settings>[] =>
  bands.flatMap((settings, at): MassBand<Settings>[] => {
    const over = bands[at - 1]?.to ?? 0;
    const within = cars.filter((car) => {
      const mass = grossVehicleMass(car) ?? 0;
      return mass > over && mass <= settings.to;
    });
    const search = readCondition(context, `range[gross_mass]=${over === 0 ? '' : over + 1}:${settings.to}`);
    return within.length > 0 && search ? [{ settings, cars: within, search }] : [];
  });
