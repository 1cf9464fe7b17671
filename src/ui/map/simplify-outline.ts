import { merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { project } from './mercator.ts';

/**
 * Lines as whole numbers in the unit of `MapPoint`: x and y of the first point, then the step to each next one. Steps
 * are small numbers, which keeps the file small.
 */
export interface Outline {
  /** Coasts of the mainland, Tasmania and islands, each a closed ring. */
  land: number[][];
  /** Lines between states and territories. */
  borders: number[][];
}

type Units = Topology<{ units: GeometryCollection<{ name?: string }> }>;

// Areas in square pixels at zoom 10. At zoom 8, the closest that pages show, a pixel has 16 of these.
const SMALLEST_BEND = 6;
const SMALLEST_ISLAND = 12;

/** Islands so far from the mainland that no map of a dealer shows them. */
const LEFT_OUT: ReadonlySet<string> = new Set(['Macquarie Island', 'Lord Howe Island']);

// Commonwealth land on the coast of New South Wales, too small for a border of its own on our maps.
const WITHOUT_BORDER = 'Jervis Bay Territory';

function projected(topology: Units): Units {
  const { transform, ...rest } = topology;
  const [scaleX, scaleY] = transform?.scale ?? [1, 1];
  const [moveX, moveY] = transform?.translate ?? [0, 0];
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([stepX = 0, stepY = 0]) => {
      x += stepX;
      y += stepY;
      return project(y * scaleY + moveY, x * scaleX + moveX);
    });
  });
  return { ...rest, arcs };
}

function area(ring: readonly number[][]): number {
  let sum = 0;
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? [];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum / 2);
}

function steps(line: readonly number[][]): number[] {
  let [lastX, lastY] = [0, 0];
  return line.flatMap(([x = 0, y = 0]) => {
    const step = [Math.round(x) - lastX, Math.round(y) - lastY];
    [lastX, lastY] = [Math.round(x), Math.round(y)];
    return step;
  });
}

/** Projects and simplifies the states of a TopoJSON file of Australia. */
export function outlineOf(topology: Units): Outline {
  const simple = simplify(presimplify(projected(topology)), SMALLEST_BEND);
  const { units } = simple.objects;
  const nameOf = ({ properties }: { properties?: { name?: string } | undefined }) => properties?.name ?? '';
  const states = units.geometries.filter((state) => !LEFT_OUT.has(nameOf(state)));
  // The file has entries without a shape, for islands too small for its scale, which topojson's types do not know.
  const shaped = states.filter(({ type }) => type === 'Polygon' || type === 'MultiPolygon');
  const land = merge(simple, shaped as Parameters<typeof merge>[1]).coordinates;
  const bordered = states.filter((state) => nameOf(state) !== WITHOUT_BORDER);
  const borders = mesh(simple, { ...units, geometries: bordered }, (one, other) => one !== other).coordinates;
  return {
    land: land.flatMap(([coast = []]) => (area(coast) > SMALLEST_ISLAND ? [steps(coast)] : [])),
    borders: borders.map(steps),
  };
}
