import type { Phone } from '../lib/phone.ts';
import type { CarType } from '../stock/car.ts';

/** Names of the vehicle and its site in calls for live facts. */
export interface LiveNames {
  websiteId: string;
  dealershipId: string | null;
  photosCount: number;
  updatedAt: string | null;
}

/** The page's vehicle, as JSON for its scripts and islands. */
export interface VehicleData {
  id: string;
  slug: string;
  /** `/cars/{slug}` */
  path: string;
  /** "2023 Ford Ranger" */
  title: string;
  make: string;
  model: string;
  carType: CarType;
  live: LiveNames;
  stock: string | null;
  /** Shown as sold. */
  gone: boolean;
  /** AUD; null: no price shows. */
  price: number | null;
  phone: Phone | null;
  /** "mailto:…", or null where the yard has no address. */
  mail: string | null;
  /** The dealer's terms of use, where the site has them. */
  termsHref: string | null;
}

/** The page's vehicle as its HTML has it. */
export function readVehicleData(): VehicleData {
  const text = document.querySelector<HTMLElement>('[data-vehicle]')?.dataset.vehicle;
  if (text === undefined) throw new Error('The page names no vehicle.');
  return JSON.parse(text);
}
