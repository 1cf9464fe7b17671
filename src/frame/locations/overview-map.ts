import { clip } from '../../lib/truncate.ts';
import { CAPITAL_POINTS } from '../../ui/map/capitals.ts';
import { type MapPoint, project } from '../../ui/map/mercator.ts';
import { distanceToLine, LETTER, type MapLabel, scaleAround } from '../../ui/map/place-map.ts';

/** Places with their names, in pixels from the middle of the map. */
export interface OverviewLayout {
  middle: MapPoint;
  /** Pixels per unit of `MapPoint`. */
  scale: number;
  places: MapLabel[];
  cities: MapLabel[];
}

/** Size of the part of an overview map that shows on every screen, in pixels. */
export const OVERVIEW = { width: 340, height: 300 };

const EDGE = 34;
const LINE = 21;
const LEADER = 30;
const DOT = 10;

/** Lines to names run straight for the last pixels. */
export const ELBOW = 18;

// The page lists the places with their whole names, and more names than these have no room.
const LONGEST_NAME = 22;
const MOST_NAMES = 12;

// Names stand over the sea: west of Western Australia, east of everywhere else.
const [EASTERN_END_OF_WA] = project(0, 129);

interface NamedPoint {
  name: string;
  point: MapPoint;
}

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const lengthOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/** Moves sorted positions apart and into the map, as little as possible. */
export function spread(wanted: readonly number[]): number[] {
  const room = OVERVIEW.height / 2 - EDGE;
  let lowest = -room;
  const down = wanted.map((y) => {
    const at = Math.max(y, lowest);
    lowest = at + LINE;
    return at;
  });
  let highest = room;
  const up = down.toReversed().map((y) => {
    const at = Math.min(y, highest);
    highest = at - LINE;
    return at;
  });
  return up.reverse();
}

type Line = readonly [from: MapPoint, to: MapPoint];

const turn = ([ax, ay]: MapPoint, [bx, by]: MapPoint, [cx, cy]: MapPoint): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

const cross = ([a, b]: Line, [c, d]: Line): boolean =>
  turn(a, b, c) !== turn(a, b, d) && turn(c, d, a) !== turn(c, d, b);

/** Faults of two neighbouring lines, each from a dot to its name: crossing, or running over the other's dot. */
function faults(upper: Line, lower: Line): number {
  const over = (line: Line, [dot]: Line) => (distanceToLine(dot, ...line) < DOT ? 1 : 0);
  return (cross(upper, lower) ? 1 : 0) + over(upper, lower) + over(lower, upper);
}

/** An order of names in which the lines from dots to names get in each other's way as little as neighbours can. */
function untangled(dots: readonly MapPoint[], elbow: number): { order: number[]; rows: number[] } {
  const rows = spread(dots.map(([, y]) => y));
  const order = dots.map((_, index) => index);
  const line = (index: number, row: number): Line => [dots[index] ?? [0, 0], [elbow, rows[row] ?? 0]];
  for (let pass = 0; pass < order.length; pass += 1) {
    for (let row = 0; row + 1 < order.length; row += 1) {
      const [upper = 0, lower = 0] = order.slice(row, row + 2);
      const now = faults(line(upper, row), line(lower, row + 1));
      const swapped = faults(line(lower, row), line(upper, row + 1));
      if (swapped < now) order.splice(row, 2, lower, upper);
    }
  }
  return { order, rows };
}

/** Arranges two or more places on one map, with their names in a column beside them. */
export function layOutOverview(named: readonly NamedPoint[]): OverviewLayout {
  const sorted = named.toSorted(({ point: [, a] }, { point: [, b] }) => a - b);
  const names = sorted.map(({ name }) => (sorted.length > MOST_NAMES ? '' : clip(name, LONGEST_NAME)));
  const longest = Math.max(...names.map(({ length }) => length)) * LETTER;
  const [xs, ys] = [sorted.map(({ point }) => point[0]), sorted.map(({ point }) => point[1])];
  const centre: MapPoint = [middleOf(xs), middleOf(ys)];
  const side = centre[0] < EASTERN_END_OF_WA ? 'left' : 'right';
  const outward = side === 'left' ? -1 : 1;
  const room = { x: OVERVIEW.width - 2 * EDGE - LEADER - longest, y: OVERVIEW.height - 2 * EDGE };
  const scale = Math.min(
    scaleAround(centre),
    room.x / Math.max(lengthOf(xs), 1),
    room.y / Math.max(lengthOf(ys), 1),
  );
  // The places are on one side of the middle, their names on the other.
  const shift = (outward * (LEADER + longest)) / 2;
  const middle: MapPoint = [centre[0] + shift / scale, centre[1]];
  const dotOf = ([x, y]: MapPoint): MapPoint => [
    Math.round((x - middle[0]) * scale),
    Math.round((y - middle[1]) * scale),
  ];
  const column = Math.round(outward * ((lengthOf(xs) * scale) / 2 + LEADER) - shift);
  const dots = sorted.map(({ point }) => dotOf(point));
  const { order, rows } = untangled(dots, column - outward * ELBOW);
  const free = ([x, y]: MapPoint, reach: number) =>
    !dots.some(
      ([dotX, dotY]) =>
        Math.abs(dotY - y) < LINE / 2 && (x - dotX) * outward > -DOT && (x - dotX) * outward < reach,
    );
  const cities = CAPITAL_POINTS.flatMap(({ name, point }): MapLabel[] => {
    const [x, y] = dotOf(point);
    const at: MapPoint = [x - outward * DOT, y];
    const long = name.length * LETTER;
    const fits = Math.abs(at[0] - outward * long) < OVERVIEW.width / 2 && free(at, long);
    const inside = Math.abs(y) < OVERVIEW.height / 2 - EDGE && (column - x) * outward > LEADER / 2;
    return fits && inside ? [{ text: name, dot: [x, y], at, side: side === 'left' ? 'right' : 'left' }] : [];
  });
  return {
    middle,
    scale,
    places: order.map((index, row) => ({
      text: names[index] ?? '',
      dot: dots[index] ?? [0, 0],
      at: [column, rows[row] ?? 0],
      side,
    })),
    cities,
  };
}
