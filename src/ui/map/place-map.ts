import { CAPITAL_POINTS } from './capitals.ts';
import type { MapPoint } from './mercator.ts';
import { OUTLINE_LINES } from './outline-svg.ts';

/** A name beside a dot, in pixels from the map's centre. */
export interface MapLabel {
  text: string;
  dot: MapPoint;
  /** The point at which the text begins or ends. */
  textPoint: MapPoint;
  /** The text is on this side of `textPoint`: it ends there if "left", begins there if "right". */
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

// Pixels per unit of `MapPoint`, from near to far. A unit is a pixel at zoom 10 of web maps, so 1/4 is zoom 8, at which
// a card shows about 200 km; each further step shows twice as much.
const SCALES = [1 / 4, 1 / 8, 1 / 16, 1 / 32, 1 / 64] as const;
const FURTHEST = 1 / 64;

// Pixels from the centre that are inside the map on the smallest card.
const MAX_VISIBLE_DISTANCE = 110;
const LABEL_MAX_X = 150;
const LABEL_MAX_Y = 70;

// Pixels: the pin's half width and its height above the centre, and the distance from a capital's dot to its name.
const PIN_HALF_WIDTH = 22;
const PIN_HEIGHT = 50;
const DOT_GAP = 8;

/** Average width of a letter in pixels at the size of the labels, rounded up. */
export const LETTER_WIDTH = 7.5;

const distance = ([x, y]: MapPoint, [otherX, otherY]: MapPoint): number => Math.hypot(otherX - x, otherY - y);

/** Distance of a point to the nearest point of a line segment. */
export function distanceToLine(place: MapPoint, [startX, startY]: MapPoint, [endX, endY]: MapPoint): number {
  const [alongX, alongY] = [endX - startX, endY - startY];
  // A segment of length 0 would divide by 0.
  const lengthSquared = alongX ** 2 + alongY ** 2 || 1;
  // The projection of the point onto the line, as a share of the segment.
  const share = ((place[0] - startX) * alongX + (place[1] - startY) * alongY) / lengthSquared;
  const clamped = Math.min(Math.max(share, 0), 1);
  return distance(place, [startX + clamped * alongX, startY + clamped * alongY]);
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

/** The closest scale at which a map around the place shows a coast, a state border or a capital. */
export function scaleAround(place: MapPoint): number {
  let nearest = distanceToOutline(place);
  for (const { point } of CAPITAL_POINTS) nearest = Math.min(nearest, distance(place, point));
  return SCALES.find((scale) => nearest * scale <= MAX_VISIBLE_DISTANCE) ?? FURTHEST;
}

function cityLabel(text: string, dot: MapPoint): MapLabel {
  const [x, y] = dot;
  const side = x < 0 ? 'left' : 'right';
  const besideDot = Math.abs(x) + DOT_GAP;
  // The name must not be under the pin, which is in the centre.
  const textX = Math.abs(y) < PIN_HEIGHT ? Math.max(besideDot, PIN_HALF_WIDTH) : besideDot;
  return { text, dot, textPoint: [side === 'left' ? -textX : textX, y], side };
}

/** Capitals whose dot and name fit on the smallest card around the place. */
export function citiesAround([x, y]: MapPoint, scale: number): MapLabel[] {
  return CAPITAL_POINTS.flatMap(({ name, point: [cityX, cityY] }) => {
    const dot: MapPoint = [Math.round((cityX - x) * scale), Math.round((cityY - y) * scale)];
    const label = cityLabel(name, dot);
    const farthestX = Math.abs(label.textPoint[0]) + name.length * LETTER_WIDTH;
    return farthestX < LABEL_MAX_X && Math.abs(dot[1]) < LABEL_MAX_Y ? [label] : [];
  });
}

/**
 * SVG transform that draws the shapes of the file with a place in the middle.
 *
 * @param origin point of the map to which the file's coordinates are relative
 */
export function shapesTransform([x, y]: MapPoint, scale: number, origin: MapPoint): string {
  const [moveX, moveY] = [(origin[0] - x) * scale, (origin[1] - y) * scale];
  return `translate(${moveX.toFixed(1)} ${moveY.toFixed(1)})scale(${scale})`;
}
