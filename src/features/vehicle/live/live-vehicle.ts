import { atom } from 'nanostores';
import type { VehicleChange } from './vehicle-change.ts';

/** Current facts of the page's vehicle; null until they are loaded. */
export const liveVehicle = atom<{
  /** Null if the service did not return it. */
  views: number | null;
  change: VehicleChange;
} | null>(null);
