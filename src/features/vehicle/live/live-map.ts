import type { LocationView } from '../../../frame/locations/location-types.ts';
import type { Chrome } from '../../../frame/page.ts';

/** What a map that can be moved starts with. */
export interface LiveMap {
  name: string;
  lat: number;
  long: number;
  zoom: number;
  /** Address template of the tiles. */
  tiles: string;
  attribution: string;
}

/** The yard’s live map, or null where the site has no tiles or the yard no place (VDP-19). */
export function liveMap(
  { name, lat, long }: LocationView,
  { tiles, zoom, attribution }: Chrome['config']['map'],
): LiveMap | null {
  return tiles && lat !== null && long !== null ? { name, lat, long, zoom, tiles, attribution } : null;
}
