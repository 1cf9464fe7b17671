import { isAborted } from '../../lib/api-client/live-error.ts';
import { distanceKm, type Place } from '../../lib/distance.ts';
import { type DeliveryState, ESTIMATE_FAILED, PLACE_UNKNOWN } from './delivery.ts';
import { deliveryPrice, geocode } from './places.ts';

export interface DeliveryFrom {
  carId: string;
  /** Where the vehicle stands; null: not known. */
  yard: Place | null;
}

/** km over the ground, whole; null where the postcode cannot be placed, which costs the estimate nothing. */
async function distanceTo(postcode: string, yard: Place | null, signal: AbortSignal): Promise<number | null> {
  if (!yard) return null;
  try {
    return Math.round(distanceKm(yard, await geocode(postcode, { signal })));
  } catch (error) {
    if (!isAborted(error)) console.warn('The distance is not known.', error);
    return null;
  }
}

/** What the calculator shows for a postcode; null where it was given up (CAL-06, CAL-07, ERR-09). */
export async function estimateDelivery(
  postcode: string,
  { carId, yard }: DeliveryFrom,
  signal: AbortSignal,
): Promise<DeliveryState | null> {
  const distance = distanceTo(postcode, yard, signal);
  try {
    const price = await deliveryPrice({ postcode, carId }, { signal });
    if (!price) return { kind: 'error', message: PLACE_UNKNOWN };
    return { kind: 'result', ...price, km: await distance };
  } catch (error) {
    if (isAborted(error)) return null;
    console.warn('The delivery price could not be asked for.', error);
    return { kind: 'error', message: ESTIMATE_FAILED };
  }
}
