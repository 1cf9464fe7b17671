import { ApiError, isAborted } from '../../lib/api-client/api-error.ts';
import { rateLimitMessage } from '../../lib/api-client/rate-limit-message.ts';
import { distanceKm, type Place } from '../../lib/distance.ts';
import { type DeliveryState, ESTIMATE_FAILED, PLACE_UNKNOWN } from './delivery.ts';
import { fetchDeliveryPrice, geocode } from './delivery-api.ts';

export interface DeliveryFrom {
  carId: string;
  /** Location of the vehicle; null: unknown. */
  yard: Place | null;
}

/** Position of a postcode, which an estimate works without; null: unknown. */
async function positionOf(postcode: string, signal: AbortSignal): Promise<Place | null> {
  try {
    return await geocode(postcode, { signal });
  } catch (error) {
    if (!isAborted(error)) console.warn('The distance of the delivery is unknown.', error);
    return null;
  }
}

/** Returns the calculator's state for a postcode; null if `signal` aborted (CAL-06, CAL-07, ERR-09, ERR-20). */
export async function estimateDelivery(
  postcode: string,
  { carId, yard }: DeliveryFrom,
  signal: AbortSignal,
): Promise<DeliveryState | null> {
  const finding = positionOf(postcode, signal);
  try {
    const price = await fetchDeliveryPrice({ postcode, carId }, { signal });
    const position = await finding;
    if (!price) return { kind: 'error', message: PLACE_UNKNOWN };
    const km = yard && position ? Math.round(distanceKm(yard, position)) : null;
    return { kind: 'result', ...price, km };
  } catch (error) {
    if (isAborted(error)) return null;
    console.warn('The delivery price could not be loaded.', error);
    const tooMany = error instanceof ApiError ? await rateLimitMessage(error) : null;
    return { kind: 'error', message: tooMany ?? ESTIMATE_FAILED };
  }
}
