import type { LocationView } from '../../frame/locations/location-types.ts';
import { distanceKm } from '../../lib/distance.ts';

type Place = Pick<LocationView, 'lat' | 'long'>;

interface Stop<L> {
  location: L;
  /** km in a straight line to the next stop; null for the last one, and where coordinates are missing. */
  km: number | null;
}

const positionOf = ({ lat, long }: Place) => (lat === null || long === null ? null : { lat, long });

/** Yards from north to south, those without coordinates last, each with the distance to the next one. */
export function lineStops<L extends Place>(locations: readonly L[]): Stop<L>[] {
  const sorted = locations.toSorted(
    (a, b) => (b.lat ?? Number.NEGATIVE_INFINITY) - (a.lat ?? Number.NEGATIVE_INFINITY),
  );
  return sorted.map((location, at) => {
    const [from, next] = [positionOf(location), sorted[at + 1]];
    const to = next ? positionOf(next) : null;
    return { location, km: from && to ? Math.round(distanceKm(from, to)) : null };
  });
}
