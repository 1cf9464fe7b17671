import { z } from 'zod';
import { type Geocoder, geocodeAnswer } from './geocoder.ts';

const GOOGLE = 'https://maps.googleapis.com/maps/api/geocode/json';

/** Our pages wait 8 s for the answer of our service. */
const TIMEOUT_MS = 5_000;

/**
 * Any status: those that `geocodeAnswer` does not have are failures, for example OVER_QUERY_LIMIT or REQUEST_DENIED.
 */
const googleAnswer = geocodeAnswer.extend({ status: z.string() });

/**
 * Asks Google's Geocoding API (API-33). Browsers never see the key.
 *
 * @param endpoint tests replace it
 */
export const googleGeocoder =
  (key: string, endpoint = GOOGLE): Geocoder =>
  async (postcode) => {
    const query = new URLSearchParams({
      address: postcode,
      components: `country:AU|postal_code:${postcode}`,
      key,
    });
    const response = await fetch(`${endpoint}?${query}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const { status, results } = googleAnswer.parse(await response.json());
    if (status === 'OK' || status === 'ZERO_RESULTS') return { status, results };
    throw new Error(`Google’s Geocoding API answered with status ${status}`);
  };
