import { isAborted, LiveError } from '../../lib/api-client/live-error.ts';
import { distanceKm, type Place } from '../../lib/distance.ts';
import { type DeliveryState, ESTIMATE_FAILED, PLACE_UNKNOWN } from './delivery.ts';
import { deliveryPrice, geocode, INVALID_POSTCODE } from './places.ts';

export interface DeliveryFrom {
  carId: string;
  /** Location of the vehicle; null: unknown. */
  yard: Place | null;
}

type Position = { kind: 'known'; place: Place } | { kind: 'unknown' | 'invalid' };

/** Position of a postcode, which an estimate works without. */
async function positionOf(postcode: string, signal: AbortSignal): Promise<Position> {
  try {
    return { kind: 'known', place: await geocode(postcode, { signal }) };
  } catch (error) {
    if (!isAborted(error)) console.warn('The distance of the delivery is unknown.', error);
    const isInvalid = error instanceof LiveError && error.message === INVALID_POSTCODE;
    return { kind: isInvalid ? 'invalid' : 'unknown' };
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
    const price = await deliveryPrice({ postcode, carId }, { signal });
    const position = await finding;
    if (!price)
      return { kind: 'error', message: position.kind === 'invalid' ? INVALID_POSTCODE : PLACE_UNKNOWN };
    const km = yard && position.kind === 'known' ? Math.round(distanceKm(yard, position.place)) : null;
    return { kind: 'result', ...price, km };
  } catch (error) {
    if (isAborted(error)) return null;
    console.warn('The delivery price could not be loaded.', error);
    return { kind: 'error', message: ESTIMATE_FAILED };
  }
}
