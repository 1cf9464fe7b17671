import type { VehicleData } from '../../../frame/vehicle-data.ts';
import { guardedSession } from '../../../ui/storage/guarded-storage.ts';
import { recordViewing } from './vehicle-events-api.ts';
import { USED_VEHICLE_VIEWED } from './viewing-event.ts';

/** Reports the viewing of a used vehicle, once per visit (TRK-12). A failure is logged (ERR-13). */
export async function reportViewing({ id, carType, live }: VehicleData): Promise<void> {
  if (carType !== 'used') return;
  const storageKey = `${document.documentElement.dataset.site}.viewing.${id}`;
  if (guardedSession.read(storageKey) !== null) return;
  const { websiteId, dealershipId } = live;
  try {
    await recordViewing({
      event_id: USED_VEHICLE_VIEWED,
      car_id: id,
      dealership_id: dealershipId,
      website_id: websiteId,
    });
    guardedSession.write(storageKey, 'recorded');
  } catch (error) {
    console.warn('This page view was not counted.', error);
  }
}
