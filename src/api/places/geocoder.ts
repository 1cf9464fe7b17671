import { findPostcode } from './postcodes.ts';

/** A place in the form of Google's Geocoding API, as far as it is used (API-33). */
export interface GeocodeAnswer {
  /** "ZERO_RESULTS": the place does not exist. */
  status: 'OK' | 'ZERO_RESULTS';
  results: { formatted_address: string; geometry: { location: { lat: number; lng: number } } }[];
}

/**
 * Finds the position of an Australian postcode.
 *
 * @throws Error if a provider fails
 */
export type Geocoder = (postcode: string) => Promise<GeocodeAnswer>;

/** Answers from the table of postcodes, without any provider. */
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
