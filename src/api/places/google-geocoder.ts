import { z } from 'zod';
import { type Geocoder, geocodeAnswer } from './geocoder.ts';

const GOOGLE = 'https://maps.googleapis.com/maps/api/geocode/json';

/** Milliseconds; browsers wait 8 s for our own answer. */
const TIMEOUT = 5_000;

/** Other statuses are failures, for example OVER_QUERY_LIMIT or REQUEST_DENIED. */
const googleAnswer = geocodeAnswer.extend({ status: z.string() });

/**
 * Asks Google's Geocoding API (API-33). The key stays in the service.
 *
 * @param endpoint another address, for tests
 */
export const googleGeocoder =
  (key: string, endpoint = GOOGLE): Geocoder =>
  async (postcode) => {
    const query = new URLSearchParams({
      address: postcode,
      components: `country:AU|postal_code:${postcode}`,
      key,
    });
    const response = await fetch(`${endpoint}?${query}`, { signal: AbortSignal.timeout(TIMEOUT) });
    const { status, results } = googleAnswer.parse(await response.json());
    if (status === 'OK' || status === 'ZERO_RESULTS') return { status, results };
    throw new Error(`Google answered ${status}`);
  };
