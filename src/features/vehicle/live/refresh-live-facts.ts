import { liveVehicle } from '../../../frame/live-vehicle.ts';
import type { VehicleData } from '../../../frame/vehicle-data.ts';
import { fetchVehicleFacts } from '../../../frame/vehicle-facts.ts';
import { announce } from '../../../ui/announce.ts';
import { hideWithoutShift } from '../../../ui/hide-without-shift.ts';
import { reportViewing } from './report-viewing.ts';
import { changeMessage, detectChange, outdatedSelector } from './vehicle-change.ts';
import '../../market/market-gauge.ts';
import './price-now.ts';
import './live-swap.ts';
import './view-count.ts';

/** Fetches the current views, price and status and shows what changed since the build (API-18, VDP-31). */
async function updateFacts(vehicle: VehicleData): Promise<void> {
  try {
    const { views, car_fields } = await fetchVehicleFacts(vehicle.slug, vehicle.live);
    const change = detectChange(vehicle, car_fields);
    liveVehicle.set({ views, change });
    if (change.state !== null) document.body.dataset.now = change.state;
    const selector = outdatedSelector(change);
    if (selector) for (const part of document.querySelectorAll<HTMLElement>(selector)) hideWithoutShift(part);
    const message = changeMessage(change);
    if (message) announce(message);
  } catch (error) {
    console.warn('The vehicle’s current price and status could not be loaded.', error);
  }
}

/** Updates the page with current facts and records the visit. If a request fails, the page stays as it is. */
export function refreshLiveFacts(vehicle: VehicleData): void {
  void updateFacts(vehicle);
  void reportViewing(vehicle);
}
