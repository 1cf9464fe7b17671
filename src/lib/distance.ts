/** Mean radius of the Earth in km (LOC-28). */
export const EARTH_RADIUS = 6371;

export interface Place {
  /** Degrees. */
  lat: number;
  long: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in km, by the haversine formula (LOC-28). */
export function distanceKm(from: Place, to: Place): number {
  const lat = radians(to.lat - from.lat);
  const long = radians(to.long - from.long);
  const a =
    Math.sin(lat / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(long / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(a)));
}
