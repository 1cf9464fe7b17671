import type { SiteContext } from '../../frame/site-context.ts';
import type { Car } from '../../stock/car.ts';
import type { Config } from '../../tenant/schema/config.ts';

/** Digests of the inputs of vehicle pages, computed once per build. */
export interface Fingerprints {
  /** All settings of the site, the day, and the paths of all pages that do not come from the stock. */
  site: string;
  ofCar: (car: Car) => string;
  /** The configuration after overrides, with header and footer. */
  ofConfig: (config: Config) => string;
  /** Covers everything that a vehicle's card shows. */
  ofCard: (car: Car) => string;
}

/**
 * The inputs of a vehicle's page, without the dealer's texts and the stock as a whole: with each change of these, every
 * vehicle's page would have to be built again.
 */
export type VehicleInputs = Omit<SiteContext, 'tenant' | 'stock' | 'stockSearch' | 'photoHosts'>;

export interface VehicleContext extends VehicleInputs {
  fingerprints: Fingerprints;
}
