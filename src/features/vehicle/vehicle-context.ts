import type { Yard } from '../../frame/locations/yards.ts';
import type { SiteContext } from '../../frame/site-context.ts';
import type { Car } from '../../stock/car.ts';
import type { Config } from '../../tenant/schema/config.ts';

/** Digests of the inputs of vehicle pages, computed once per build. */
export interface Fingerprints {
  /** Settings of the site that vehicle pages show. */
  site: string;
  ofCar: (car: Car) => string;
  /** The configuration after overrides, with header and footer. */
  ofConfig: (config: Config) => string;
  ofYard: (yard: Yard | null) => string;
  /** Covers everything that a vehicle's card shows. */
  ofCard: (car: Car) => string;
}

export interface VehicleContext extends SiteContext {
  fingerprints: Fingerprints;
}
