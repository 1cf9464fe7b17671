import { isAborted } from '../../lib/api-client/live-error.ts';
import { distanceKm, type Place } from '../../lib/distance.ts';
import { type DeliveryState, ESTIMATE_FAILED, PLACE_UNKNOWN } from './delivery.ts';
import { deliveryPrice, geocode } from './places.ts';

export interface DeliveryFrom {
  carId: string;
  /** Location of the vehicle; null: unknown. */
  yard: Place | null;
}

/** Distance in whole km as the crow flies; null if it is unknown. The estimate works without it. */
async function distanceTo(postcode: string, yard: Place | null, signal: AbortSignal): Promise<number | null> {
  if (!yard) return null;
  try {
    return Math.round(distanceKm(yard, await geocode(postcode, { signal })));
  } catch (error) {
    if (!isAborted(error)) console.warn('The distance of the delivery is unknown.', error);
    return null;
  }
}

/** Returns the calculator's state for a postcode; null if `signal` aborted (CAL-06, CAL-07, ERR-09). */
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
    console.warn('The delivery price could not be loaded.', error);
    return { kind: 'error', message: ESTIMATE_FAILED };
  }
}
