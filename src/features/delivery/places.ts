import { LiveError } from '../../lib/api-client/live-error.ts';
import { fieldsOf, numberIn, textIn } from '../../lib/api-client/read-fields.ts';
import { type CallOptions, callJson } from '../../lib/api-client/request.ts';
import type { Place } from '../../lib/distance.ts';

/** What bringing a vehicle to a region costs. */
export interface DeliveryEstimate {
  /** "Mid North Coast" */
  name: string;
  /** AUD */
  price: number;
}

/** What ERR-20 has a postcode that is nowhere fail with. */
export const INVALID_POSTCODE = 'Invalid postcode';

/**
 * What delivery to a postcode costs (API-37); null where the service knows no such place.
 *
 * @throws LiveError where it cannot be asked
 */
export async function deliveryPrice(
  { postcode, carId }: { postcode: string; carId: string },
  options?: CallOptions,
): Promise<DeliveryEstimate | null> {
  const call = {
    ...options,
    name: 'delivery price',
    path: '/delivery-price',
    query: { postcode, car_id: carId },
  };
  try {
    return await callJson(call, (json) => {
      const { name, price } = fieldsOf(json);
      const region = textIn(name);
      const amount = numberIn(price);
      return region === null || amount === null || amount < 0 ? null : { name: region, price: amount };
    });
  } catch (error) {
    if (error instanceof LiveError && isUnknownPlace(error)) return null;
    throw error;
  }
}

const isUnknownPlace = ({ failure }: LiveError): boolean =>
  failure.kind === 'answer' || (failure.kind === 'status' && failure.status === 404);

/**
 * Where a postcode lies; the service asks the geocoder and keeps its key (API-33).
 *
 * @throws LiveError, "Invalid postcode" where there is no such place (ERR-20)
 */
export function geocode(postcode: string, options?: CallOptions): Promise<Place> {
  const call = { ...options, name: 'geocoding', path: '/geocode', query: { address: postcode } };
  return callJson(
    call,
    (json) => {
      const { results } = fieldsOf(json);
      const [first] = Array.isArray(results) ? results : [];
      const { lat, lng } = fieldsOf(fieldsOf(fieldsOf(first).geometry).location);
      const [latitude, longitude] = [numberIn(lat), numberIn(lng)];
      return latitude === null || longitude === null ? null : { lat: latitude, long: longitude };
    },
    INVALID_POSTCODE,
  );
}
