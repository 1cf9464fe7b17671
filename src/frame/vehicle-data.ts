import type { Phone } from '../lib/phone.ts';
import type { CarStatus, CarType } from '../stock/car.ts';

/** Parameters that identify the vehicle and site in API calls. */
export interface LiveNames {
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
  live: LiveNames;
  stock: string | null;
  /** True where the page shows the vehicle as sold. */
  gone: boolean;
  /** True where the page shows the vehicle as reserved. */
  reserved: boolean;
  /** AUD; null where no price is shown. */
  price: number | null;
  phone: Phone | null;
  /** "mailto:…"; null where the yard has no mail address. */
  mail: string | null;
  /** IANA time zone of the yards. */
  timezone: string;
  /** The dealer's terms of use; null where the site has none. */
  termsHref: string | null;
}

/** As in the HTML, which has little room: it leaves out false states, and a make's segment that is its small letters. */
export type EmbeddedVehicle = Omit<VehicleData, Implied> & Partial<Pick<VehicleData, Implied>>;
type Implied = 'gone' | 'reserved' | 'makeSlug';

/**
 * Reads the vehicle from the page's HTML.
 *
 * @throws Error where the page has none
 */
export function readVehicleData(): VehicleData {
  const text = document.querySelector<HTMLElement>('[data-vehicle]')?.dataset.vehicle;
  if (text === undefined) throw new Error('The page has no element with data-vehicle.');
  const vehicle: EmbeddedVehicle = JSON.parse(text);
  return { gone: false, reserved: false, makeSlug: vehicle.make.toLowerCase(), ...vehicle };
}
