import type { Yard } from '../../frame/locations/yards.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { Car } from '../../stock/car.ts';
import type { Config } from '../../tenant/schema/config.ts';

/** Keys of pages' parts, each made once per build. */
export interface Fingerprints {
  site: string;
  ofCar: (car: Car) => string;
  ofConfig: (config: Config) => string;
  ofYard: (yard: Yard | null) => string;
  /** All that a vehicle's card and tag depend on. */
  ofCard: (car: Car) => string;
}

/** The context of vehicle pages. */
export interface VehicleContext extends SiteContext {
  fingerprints: Fingerprints;
}
