import { CAPITAL_POINTS } from './capitals.ts';
import type { MapPoint } from './mercator.ts';
import { OUTLINE_LINES } from './outline-svg.ts';

/** A name beside a dot, in pixels from the map's centre. */
export interface MapLabel {
  text: string;
  dot: MapPoint;
  at: MapPoint;
  /** The side of `at` that the text is on. */
  side: 'left' | 'right';
}

/** A map of the coast and the state borders around a place, which is its centre. */
export interface PlaceMap {
  /** Address of the file with the shapes: see `outlineSvg`. */
  file: string;
  /** SVG transform of the shapes. */
  transform: string;
  cities: MapLabel[];
}

/** A map of several places and their names, in pixels from its centre. */
export interface OverviewMap extends PlaceMap {
  places: MapLabel[];
}

// Pixels per unit of `MapPoint`: zoom 8 of web maps (a card shows about 200 km), and further away.
const SCALES = [1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64] as const;
const FURTHEST = 1 / 64;

// In pixels from the centre: inside the smallest card.
const IN_SIGHT = 110;
const CITY_X = 150;
const CITY_Y = 70;

// The pin covers this much to each side of its point.
const PIN_X = 22;
const PIN_Y = 50;
const DOT = 8;

// Pixels per letter at the size of the labels, rounded up.
export const LETTER = 7.5;

const distance = ([x, y]: MapPoint, [otherX, otherY]: MapPoint): number => Math.hypot(otherX - x, otherY - y);

/** Distance of a point to a straight line between two others. */
export function distanceToLine(place: MapPoint, [startX, startY]: MapPoint, [endX, endY]: MapPoint): number {
  const [alongX, alongY] = [endX - startX, endY - startY];
  const length = alongX ** 2 + alongY ** 2 || 1;
  const part = ((place[0] - startX) * alongX + (place[1] - startY) * alongY) / length;
  const within = Math.min(Math.max(part, 0), 1);
  return distance(place, [startX + within * alongX, startY + within * alongY]);
}

/** Distance to the nearest coast or state border. */
export function distanceToOutline(place: MapPoint): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const line of OUTLINE_LINES) {
    let start = line[0] ?? place;
    for (const end of line) {
      nearest = Math.min(nearest, distanceToLine(place, start, end));
      start = end;
    }
  }
  return nearest;
}

/** The closest scale at which a coast, a state border or a capital is in sight of the place. */
export function scaleAround(place: MapPoint): number {
  let nearest = distanceToOutline(place);
  for (const { point } of CAPITAL_POINTS) nearest = Math.min(nearest, distance(place, point));
  return SCALES.find((scale) => nearest * scale <= IN_SIGHT) ?? FURTHEST;
}

function cityLabel(text: string, dot: MapPoint): MapLabel {
  const [x, y] = dot;
  const side = x < 0 ? 'left' : 'right';
  const away = Math.abs(y) < PIN_Y ? Math.max(Math.abs(x) + DOT, PIN_X) : Math.abs(x) + DOT;
  return { text, dot, at: [side === 'left' ? -away : away, y], side };
}

/** Capitals whose dot and name fit on the smallest card around the place. */
export function citiesAround([x, y]: MapPoint, scale: number): MapLabel[] {
  return CAPITAL_POINTS.flatMap(({ name, point: [cityX, cityY] }) => {
    const dot: MapPoint = [Math.round((cityX - x) * scale), Math.round((cityY - y) * scale)];
    const label = cityLabel(name, dot);
    const fits = Math.abs(label.at[0]) + name.length * LETTER < CITY_X && Math.abs(dot[1]) < CITY_Y;
    return fits ? [label] : [];
  });
}

/** @param origin of the file's coordinates */
export function shapesTransform([x, y]: MapPoint, scale: number, origin: MapPoint): string {
  const [moveX, moveY] = [(origin[0] - x) * scale, (origin[1] - y) * scale];
  return `translate(${moveX.toFixed(1)} ${moveY.toFixed(1)})scale(${scale})`;
}
