import { atom } from 'nanostores';

/** Live facts that differ from those of the built page. */
export interface VehicleChange {
  /** Null: as the page was built. */
  state: 'sold' | 'reserved' | null;
  /** AUD; null: as the page was built, or no longer shown because the vehicle is sold. */
  price: number | null;
}

/** Current facts of the page's vehicle; null until they are loaded. */
export const liveVehicle = atom<{
  /** Null if the service did not return it. */
  views: number | null;
  change: VehicleChange;
} | null>(null);
