import { ApiError, isAborted } from '../../lib/api-client/api-error.ts';
import { rateLimitMessage } from '../../lib/api-client/rate-limit-message.ts';
import { distanceKm, type Place } from '../../lib/distance.ts';
import { type DeliveryState, ESTIMATE_FAILED, PLACE_UNKNOWN } from './delivery.ts';
import { fetchDeliveryPrice, geocode } from './delivery-api.ts';

export interface DeliveryFrom {
  carId: string;
  /** Position of the vehicle's yard; null if it is unknown. */
  yard: Place | null;
}

/** Fetches the position of a postcode; null if that fails, because an estimate needs no distance. */
async function fetchPosition(postcode: string, signal: AbortSignal): Promise<Place | null> {
  try {
    return await geocode(postcode, { signal });
  } catch (error) {
    if (!isAborted(error))
      console.warn(
        'The position of the postcode could not be loaded, so the estimate has no distance.',
        error,
      );
    return null;
  }
}

/**
 * Fetches the estimate for a postcode. Returns the next state of the calculator, or null if `signal` aborted (CAL-06,
 * CAL-07, ERR-09, ERR-20).
 */
export async function estimateDelivery(
  postcode: string,
  { carId, yard }: DeliveryFrom,
  signal: AbortSignal,
): Promise<DeliveryState | null> {
  const positionRequest = fetchPosition(postcode, signal);
  try {
    const price = await fetchDeliveryPrice({ postcode, carId }, { signal });
    const position = await positionRequest;
    if (!price) return { kind: 'error', message: PLACE_UNKNOWN, isInput: true };
    const km = yard && position ? Math.round(distanceKm(yard, position)) : null;
    return { kind: 'result', ...price, km };
  } catch (error) {
    if (isAborted(error)) return null;
    console.warn('The delivery price could not be loaded.', error);
    const tooMany = error instanceof ApiError ? await rateLimitMessage(error) : null;
    return { kind: 'error', message: tooMany ?? ESTIMATE_FAILED, isInput: false };
  }
}
