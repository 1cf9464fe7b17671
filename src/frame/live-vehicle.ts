import { atom } from 'nanostores';

/** Changes of the vehicle since its page was built. */
export interface VehicleChange {
  /** Null if the vehicle was neither sold nor reserved since the page was built. */
  state: 'sold' | 'reserved' | null;
  /** True if `state` is "sold", but the vehicle only left the stock, and nobody said that it was sold. */
  left: boolean;
  /** AUD; null if the price has not changed since the page was built, or is no longer shown because of a sale. */
  price: number | null;
}

/** Current facts of the page's vehicle, from the service; null until they are loaded. */
export const liveVehicle = atom<{
  /** Page views; null if the service did not return them. */
  views: number | null;
  change: VehicleChange;
} | null>(null);
