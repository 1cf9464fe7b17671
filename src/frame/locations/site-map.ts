import { hash } from 'node:crypto';
import { memoize } from '../../lib/memoize.ts';
import { type MapPoint, project } from '../../ui/map/mercator.ts';
import { type MapBox, outlineSvg } from '../../ui/map/outline-svg.ts';
import type { OverviewMap, PlaceMap } from '../../ui/map/place-map.ts';
import { citiesAround, scaleAround, shapesTransform } from '../../ui/map/place-map.ts';
import { layOutOverview } from './overview-map.ts';
import { yardPosition } from './yard-position.ts';
import type { Yard } from './yards.ts';

/** The maps of a site. All of them draw from one file with the coast and the state borders. */
export interface SiteMap {
  /** The file with coast and borders; null if no yard has coordinates. */
  file: { path: string; body: string } | null;
  /** The map around a yard; null without coordinates. */
  ofYard: (yard: Yard) => PlaceMap | null;
  /** A map of all yards; null if fewer than two have coordinates. */
  overview: OverviewMap | null;
}

/** Folder of files whose names contain a hash, which hosts cache for a year. */
const FOLDER = '_astro';

// Half of the largest width and height, in pixels, that a map has on the widest screens.
const YARD_MAP_HALF_SIZE = [2800, 300] as const;
const OVERVIEW_HALF_SIZE = [800, 220] as const;

const boxAround = ([x, y]: MapPoint, scale: number, [halfX, halfY]: readonly [number, number]): MapBox => [
  x - halfX / scale,
  y - halfY / scale,
  x + halfX / scale,
  y + halfY / scale,
];

const union = (boxes: readonly MapBox[]): MapBox => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, top]) => top)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , bottom]) => bottom)),
];

interface Place {
  name: string;
  key: string;
  point: MapPoint;
}

function placeOf(yard: Yard): Place | null {
  const position = yardPosition(yard);
  return position && { name: yard.name, key: yard.href, point: project(position.lat, position.long) };
}

function mapOfPlaces(places: readonly Place[]): SiteMap {
  const [first] = places;
  if (!first) return { file: null, ofYard: () => null, overview: null };
  const origin: MapPoint = [Math.round(first.point[0]), Math.round(first.point[1])];
  const drawn = new Map(places.map(({ key, point }) => [key, { point, scale: scaleAround(point) }]));
  const layout = places.length > 1 ? layOutOverview(places) : null;
  const box = union([
    ...[...drawn.values()].map(({ point, scale }) => boxAround(point, scale, YARD_MAP_HALF_SIZE)),
    ...(layout ? [boxAround(layout.middle, layout.scale, OVERVIEW_HALF_SIZE)] : []),
  ]);
  const body = outlineSvg(box, origin);
  const path = `${FOLDER}/map-${hash('sha1', body).slice(0, 12)}.svg`;
  return {
    file: { path, body },
    ofYard: ({ href }) => {
      const found = drawn.get(href);
      if (!found) return null;
      const { point, scale } = found;
      const transform = shapesTransform(point, scale, origin);
      return { file: `/${path}`, transform, cities: citiesAround(point, scale) };
    },
    overview: layout && {
      file: `/${path}`,
      transform: shapesTransform(layout.middle, layout.scale, origin),
      places: layout.places,
      cities: layout.cities,
    },
  };
}

// Rebuilding a site in the same process needs the same map again, since yards seldom move. 20: recent sites to keep.
const cached = memoize((places: string) => mapOfPlaces(JSON.parse(places)), 20);

/** Maps of the yards, drawn on the real coasts and state borders (LOC-01). */
export function siteMap(yards: readonly Yard[]): SiteMap {
  return cached(JSON.stringify(yards.flatMap((yard) => placeOf(yard) ?? [])));
}
