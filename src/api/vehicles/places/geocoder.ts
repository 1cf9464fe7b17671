import { z } from 'zod';
import { findPostcode } from './postcodes.ts';

/** The part of an answer of Google's Geocoding API that we use (API-33). */
const places = z.array(
  z.object({
    formatted_address: z.string(),
    geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
  }),
);

/** "ZERO_RESULTS" means that there is no such place. */
export const geocodeAnswer = z.object({ status: z.enum(['OK', 'ZERO_RESULTS']), results: places });
export type GeocodeAnswer = z.infer<typeof geocodeAnswer>;

/**
 * Finds the position of an Australian postcode.
 *
 * @throws Error if a provider fails
 */
export type Geocoder = (postcode: string) => Promise<GeocodeAnswer>;

/** Finds positions in our own table of postcodes, without a provider. */
export const embeddedGeocoder: Geocoder = async (postcode) => {
  const found = findPostcode(postcode);
  if (!found) return { status: 'ZERO_RESULTS', results: [] };
  const { lat, long, state } = found;
  return {
    status: 'OK',
    results: [
      { formatted_address: `${state} ${postcode}, Australia`, geometry: { location: { lat, lng: long } } },
    ],
  };
};
