import type { Phone } from '../lib/phone.ts';
import type { CarStatus, CarType } from '../stock/car.ts';

/** Parameters that identify the vehicle and the site in requests for live facts. */
export interface LiveParameters {
  websiteId: string;
  dealershipId: string | null;
  photosCount: number;
  updatedAt: string | null;
}

/** The page's vehicle, embedded as JSON for scripts and islands. */
export interface VehicleData {
  id: string;
  slug: string;
  /** "2023 Ford Ranger" */
  title: string;
  make: string;
  model: string;
  /** Path segment of the make: "land-rover". */
  makeSlug: string;
  carType: CarType;
  status: CarStatus;
  live: LiveParameters;
  stock: string | null;
  /** True if the page shows the vehicle as sold. */
  gone: boolean;
  /** True if the page shows the vehicle as reserved. */
  reserved: boolean;
  /** AUD; null if no price is shown. */
  price: number | null;
  phone: Phone | null;
  /** "mailto:…"; null if the yard has no mail address. */
  mail: string | null;
  /** IANA time zone of the yards. */
  timezone: string;
  /** ", Perth time at Birch Hill" if the yard has another time zone than the dealer; empty if it does not. */
  clockSuffix: string;
  /** The dealer's terms of use; null if the site has none. */
  termsHref: string | null;
}

/**
 * The vehicle as embedded in the HTML. To keep the page small, properties with their usual value are left out: false
 * for `gone` and `reserved`, no text for `clockSuffix`, the make in lower case for `makeSlug`.
 */
export type EmbeddedVehicle = Omit<VehicleData, WithDefault> & Partial<Pick<VehicleData, WithDefault>>;
type WithDefault = 'gone' | 'reserved' | 'makeSlug' | 'clockSuffix';

/**
 * Reads the vehicle from the page's HTML.
 *
 * @throws Error if the page has none
 */
export function readVehicleData(): VehicleData {
  const text = document.querySelector<HTMLElement>('[data-vehicle]')?.dataset.vehicle;
  if (text === undefined) throw new Error('The page has no element with data-vehicle.');
  const vehicle: EmbeddedVehicle = JSON.parse(text);
  return { gone: false, reserved: false, clockSuffix: '', makeSlug: vehicle.make.toLowerCase(), ...vehicle };
}
