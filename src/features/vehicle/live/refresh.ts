import type { VehicleData } from '../../../frame/vehicle-data.ts';
import { viewJson } from '../../../frame/vehicle-facts.ts';
import { countOf } from '../../../lib/count-of.ts';
import { showMarket } from '../../market/market.ts';
import { whatChanged } from './changed.ts';
import { showPrice } from './price-now.ts';
import { recordVisit } from './record-visit.ts';
import { showSold } from './sold-now.ts';

function showViews(views: number): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-views]')) {
    place.textContent = countOf(views, 'views');
    place.hidden = false;
  }
}

/** Views, price and status of now (API-18, VDP-31). */
async function refreshFacts(vehicle: VehicleData): Promise<void> {
  try {
    const { views, car_fields } = await viewJson(vehicle.slug, vehicle.live);
    if (views !== null) showViews(views);
    const change = whatChanged(vehicle, car_fields);
    if (change.kind === 'sold') showSold();
    if (change.kind === 'price') showPrice(change.price);
  } catch (error) {
    console.warn('The vehicle’s live facts could not be read.', error);
  }
}

/** Asks all there is to ask of the vehicle; what fails leaves its part of the page as it was. */
export function refresh(vehicle: VehicleData): void {
  void refreshFacts(vehicle);
  void recordVisit(vehicle);
  const panel = document.querySelector<HTMLElement>('[data-market]');
  if (panel) void showMarket(panel, vehicle.path);
}
