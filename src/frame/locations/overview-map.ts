import { clip } from '../../lib/truncate.ts';
import { CAPITAL_POINTS } from '../../ui/map/capitals.ts';
import { type MapPoint, project } from '../../ui/map/mercator.ts';
import { distanceToLine, LETTER_WIDTH, type MapLabel, scaleAround } from '../../ui/map/place-map.ts';

/** Places with their names. All positions are in pixels from the middle of the map. */
export interface OverviewLayout {
  middle: MapPoint;
  /** Pixels per unit of `MapPoint`. */
  scale: number;
  places: MapLabel[];
  cities: MapLabel[];
}

/** Size of the part of an overview map that shows on every screen, in pixels. */
export const OVERVIEW = { width: 340, height: 300 };

// Measures of the drawing in pixels, chosen by eye.
/** Free border of the map. */
const EDGE = 34;
/** Height of a row with a name. */
const ROW_HEIGHT = 21;
/** Least width for the lines from the places to the column of names. */
const LEADER_WIDTH = 30;
/** Room to each side of a place's dot that lines and names keep free. */
const DOT_ROOM = 10;

/** Length in pixels of the last, horizontal part of a line from a place to its name. */
export const ELBOW = 18;

/** Length in characters. Longer names are cut, since the page lists the places with their whole names, too. */
const LONGEST_NAME = 22;
/** As many rows as fit into the map's height. With more places the map shows no names. */
const MOST_NAMES = 12;

// Names are over the sea: to the west of Western Australia, to the east of all other states.
const [EASTERN_END_OF_WA] = project(0, 129);

interface NamedPoint {
  name: string;
  point: MapPoint;
}

const middleOf = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
const extentOf = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

/**
 * Positions of rows: at least a row's height apart and inside the map, and otherwise near the wanted ones. First each
 * row moves down until it is clear of the one above, then up until the last one is inside the map.
 *
 * @param wanted y of each row, sorted
 */
export function spreadRows(wanted: readonly number[]): number[] {
  const room = OVERVIEW.height / 2 - EDGE;
  let top = -room;
  const movedDown = wanted.map((wantedY) => {
    const y = Math.max(wantedY, top);
    top = y + ROW_HEIGHT;
    return y;
  });
  let bottom = room;
  const movedUp = movedDown.toReversed().map((downY) => {
    const y = Math.min(downY, bottom);
    bottom = y - ROW_HEIGHT;
    return y;
  });
  return movedUp.reverse();
}

type Line = readonly [from: MapPoint, to: MapPoint];

/** The side of the line from a to b on which c lies: 1, -1, or 0 on the line. */
const sideOf = ([ax, ay]: MapPoint, [bx, by]: MapPoint, [cx, cy]: MapPoint): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Two lines cross if each has the ends of the other on different sides. */
const cross = ([a, b]: Line, [c, d]: Line): boolean =>
  sideOf(a, b, c) !== sideOf(a, b, d) && sideOf(c, d, a) !== sideOf(c, d, b);

/** Counts 0 to 3 conflicts between two lines from a dot to its name: they cross, or one runs over the other's dot. */
function countConflicts(upper: Line, lower: Line): number {
  const runsOver = (line: Line, [dot]: Line) => (distanceToLine(dot, ...line) < DOT_ROOM ? 1 : 0);
  return (cross(upper, lower) ? 1 : 0) + runsOver(upper, lower) + runsOver(lower, upper);
}

/**
 * The order of the names from top to bottom. It starts as the order of the dots. Neighbours are swapped if that makes
 * their lines conflict less.
 *
 * @param elbow x at which the lines become horizontal
 */
function orderNames(dots: readonly MapPoint[], elbow: number): { order: number[]; rows: number[] } {
  const rows = spreadRows(dots.map(([, y]) => y));
  const order = dots.map((_, index) => index);
  const line = (index: number, row: number): Line => [dots[index] ?? [0, 0], [elbow, rows[row] ?? 0]];
  for (let pass = 0; pass < order.length; pass += 1) {
    for (let row = 0; row + 1 < order.length; row += 1) {
      const [upper = 0, lower = 0] = order.slice(row, row + 2);
      const now = countConflicts(line(upper, row), line(lower, row + 1));
      const swapped = countConflicts(line(lower, row), line(upper, row + 1));
      if (swapped < now) order.splice(row, 2, lower, upper);
    }
  }
  return { order, rows };
}

interface Column {
  side: MapLabel['side'];
  /** x at which the names begin. */
  x: number;
}

/** Labels of dots, with their names in a column. */
function columnLabels(dots: readonly MapPoint[], names: readonly string[], { side, x }: Column): MapLabel[] {
  const { order, rows } = orderNames(dots, x - (side === 'left' ? -ELBOW : ELBOW));
  return order.map((index, row) => ({
    text: names[index] ?? '',
    dot: dots[index] ?? [0, 0],
    textPoint: [x, rows[row] ?? 0],
    side,
  }));
}

/** A row of text from its left end. */
interface TextBox {
  from: MapPoint;
  width: number;
}

/** True if two rows of text cover each other. */
const overlap = (a: TextBox, b: TextBox): boolean =>
  Math.abs(a.from[1] - b.from[1]) < ROW_HEIGHT * 0.8 &&
  a.from[0] < b.from[0] + b.width &&
  b.from[0] < a.from[0] + a.width;

/**
 * Arranges two or more places on one map, with their names in a column beside them. If some are in Western Australia and
 * others are not, the names of the western ones are inland of them: lines to the column would cross the country.
 */
export function layOutOverview(named: readonly NamedPoint[]): OverviewLayout {
  const sorted = named.toSorted(({ point: [, a] }, { point: [, b] }) => a - b);
  const names = sorted.map(({ name }) => (sorted.length > MOST_NAMES ? '' : clip(name, LONGEST_NAME)));
  const nameWidth = Math.max(...names.map(({ length }) => length)) * LETTER_WIDTH;
  const [xs, ys] = [sorted.map(({ point }) => point[0]), sorted.map(({ point }) => point[1])];
  const centre: MapPoint = [middleOf(xs), middleOf(ys)];
  const side = centre[0] < EASTERN_END_OF_WA ? 'left' : 'right';
  const outward = side === 'left' ? -1 : 1;
  const room = { x: OVERVIEW.width - 2 * EDGE - LEADER_WIDTH - nameWidth, y: OVERVIEW.height - 2 * EDGE };
  const scale = Math.min(
    scaleAround(centre),
    room.x / Math.max(extentOf(xs), 1),
    room.y / Math.max(extentOf(ys), 1),
  );
  // The places are on one side of the middle, their names on the other.
  const shift = (outward * (LEADER_WIDTH + nameWidth)) / 2;
  const middle: MapPoint = [centre[0] + shift / scale, centre[1]];
  const dotOf = ([x, y]: MapPoint): MapPoint => [
    Math.round((x - middle[0]) * scale),
    Math.round((y - middle[1]) * scale),
  ];
  const columnX = Math.round(outward * ((extentOf(xs) * scale) / 2 + LEADER_WIDTH) - shift);
  const dots = sorted.map(({ point }) => dotOf(point));
  const isFarWest = ([x]: MapPoint) => side === 'right' && x < EASTERN_END_OF_WA;
  const west = sorted.flatMap(({ point }, index) => (isFarWest(point) ? [index] : []));
  const east = sorted.flatMap(({ point }, index) => (isFarWest(point) ? [] : [index]));
  const labelsOf = (indexes: readonly number[], x: number) =>
    columnLabels(
      indexes.map((index) => dots[index] ?? [0, 0]),
      indexes.map((index) => names[index] ?? ''),
      { side, x },
    );
  // One name stands right beside its dot; several need room for their lines.
  const inland =
    Math.max(...west.map((index) => dots[index]?.[0] ?? 0)) + (west.length > 1 ? LEADER_WIDTH : DOT_ROOM);
  const westLabels = west.length > 0 ? labelsOf(west, inland) : [];
  const inlandTexts: TextBox[] = westLabels.map(({ text, textPoint }) => ({
    from: textPoint,
    width: text.length * LETTER_WIDTH,
  }));
  /** True if a text of this width, which begins at the point and runs inland, covers no dot. */
  const isFree = ([x, y]: MapPoint, width: number) =>
    !dots.some(
      ([dotX, dotY]) =>
        Math.abs(dotY - y) < ROW_HEIGHT / 2 &&
        (x - dotX) * outward > -DOT_ROOM &&
        (x - dotX) * outward < width,
    );
  // Names of capitals are on the inland side of their dots, away from the column of the places' names.
  const cities = CAPITAL_POINTS.flatMap(({ name, point }): MapLabel[] => {
    const [x, y] = dotOf(point);
    const textPoint: MapPoint = [x - outward * DOT_ROOM, y];
    const width = name.length * LETTER_WIDTH;
    const fits = Math.abs(textPoint[0] - outward * width) < OVERVIEW.width / 2 && isFree(textPoint, width);
    const inside = Math.abs(y) < OVERVIEW.height / 2 - EDGE && (columnX - x) * outward > LEADER_WIDTH / 2;
    const citySide = side === 'left' ? 'right' : 'left';
    const box: TextBox = { from: [textPoint[0] - (outward > 0 ? width : 0), y], width };
    if (!fits || !inside || inlandTexts.some((text) => overlap(text, box))) return [];
    inlandTexts.push(box);
    return [{ text: name, dot: [x, y], textPoint, side: citySide }];
  });
  return {
    middle,
    scale,
    places: [...westLabels, ...labelsOf(east, columnX)],
    cities,
  };
}
