import { ApiError } from '../../lib/api-client/api-error.ts';
import { fieldsOf, numberOrNull, textOrNull } from '../../lib/api-client/read-fields.ts';
import { type CallOptions, callJson } from '../../lib/api-client/request.ts';
import type { Place } from '../../lib/distance.ts';

/** Price of delivery to a region. */
export interface DeliveryEstimate {
  /** "Mid North Coast" */
  name: string;
  /** AUD */
  price: number;
}

/** Error message of the geocoder's client (ERR-20). */
const INVALID_POSTCODE = 'Invalid postcode';

/**
 * Fetches the price of delivery to a postcode (API-37); null if the service does not know the postcode.
 *
 * @throws ApiError if the service fails
 */
export async function fetchDeliveryPrice(
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
      const region = textOrNull(name);
      const amount = numberOrNull(price);
      return region === null || amount === null || amount < 0 ? null : { name: region, price: amount };
    });
  } catch (error) {
    if (error instanceof ApiError && isUnknownPlace(error)) return null;
    throw error;
  }
}

/** True if the answer has no valid price or is a 404, both meaning that the service does not know the postcode. */
const isUnknownPlace = ({ failure }: ApiError): boolean =>
  failure.kind === 'answer' || (failure.kind === 'status' && failure.status === 404);

/**
 * Fetches the position of a postcode. The service calls the geocoder, so that its key stays secret (API-33).
 *
 * @throws ApiError "Invalid postcode" if the postcode does not exist (ERR-20)
 */
export function geocode(postcode: string, options?: CallOptions): Promise<Place> {
  const call = { ...options, name: 'geocoding', path: '/geocode', query: { address: postcode } };
  return callJson(
    call,
    (json) => {
      const { results } = fieldsOf(json);
      const [first] = Array.isArray(results) ? results : [];
      const { lat, lng } = fieldsOf(fieldsOf(fieldsOf(first).geometry).location);
      const [latitude, longitude] = [numberOrNull(lat), numberOrNull(lng)];
      return latitude === null || longitude === null ? null : { lat: latitude, long: longitude };
    },
    INVALID_POSTCODE,
  );
}
