import type { VehicleData } from '../../../frame/vehicle-data.ts';
import { guardedSession } from '../../../ui/storage/guarded-storage.ts';
import { recordViewing } from './records.ts';
import { USED_VIEW } from './used-view.ts';

/** Tells the service of a used vehicle’s viewing, once a visit (TRK-12); a failure is logged (ERR-13). */
export async function recordVisit({ id, carType, live }: VehicleData): Promise<void> {
  if (carType !== 'used') return;
  const name = `${document.documentElement.dataset.site}.viewing.${id}`;
  if (guardedSession.read(name) !== null) return;
  const { websiteId, dealershipId } = live;
  try {
    await recordViewing({
      event_id: USED_VIEW,
      car_id: id,
      dealership_id: dealershipId,
      website_id: websiteId,
    });
    guardedSession.write(name, 'told');
  } catch (error) {
    console.warn('The viewing could not be recorded.', error);
  }
}
