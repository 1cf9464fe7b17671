import type { LocationView } from '../../../frame/locations/location-types.ts';
import type { Chrome } from '../../../frame/page.ts';

export interface LiveMap {
  name: string;
  lat: number;
  long: number;
  zoom: number;
  /** URL template of the tiles: "https://tiles.example/{z}/{x}/{y}.png". */
  tiles: string;
  attribution: string;
}

/** Options of the yard’s interactive map, or null without a tile server or coordinates (VDP-19). */
export function liveMap(
  { name, lat, long }: LocationView,
  { tiles, zoom, attribution }: Chrome['config']['map'],
): LiveMap | null {
  return tiles && lat !== null && long !== null ? { name, lat, long, zoom, tiles, attribution } : null;
}
