import type { VehicleData } from '../../../frame/vehicle-data.ts';
import { fetchVehicleFacts } from '../../../frame/vehicle-facts.ts';
import { announce } from '../../../ui/announce.ts';
import { hideWithoutShift } from '../../../ui/hide-without-shift.ts';
import { newsOf, outdatedBy, whatChanged } from './changed.ts';
import { recordVisit } from './record-visit.ts';
import { vehicleNow } from './vehicle-now.ts';
import '../../market/market-gauge.ts';
import './price-now.ts';
import './sold-swap.ts';
import './view-count.ts';

/** Views, price and status of now (API-18, VDP-31). */
async function refreshFacts(vehicle: VehicleData): Promise<void> {
  try {
    const { views, car_fields } = await fetchVehicleFacts(vehicle.slug, vehicle.live);
    const change = whatChanged(vehicle, car_fields);
    vehicleNow.set({ views, change });
    const outdated = outdatedBy(change);
    if (outdated) for (const part of document.querySelectorAll<HTMLElement>(outdated)) hideWithoutShift(part);
    const news = newsOf(change);
    if (news) announce(news);
  } catch (error) {
    console.warn('The vehicle’s live facts could not be read.', error);
  }
}

/** Asks all there is to ask of the vehicle; what fails leaves its part of the page as it was. */
export function refresh(vehicle: VehicleData): void {
  void refreshFacts(vehicle);
  void recordVisit(vehicle);
}
