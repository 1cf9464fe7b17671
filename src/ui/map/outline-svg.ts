import { clipPolygon, clipPolyline } from 'lineclip';
import australia from './australia.json' with { type: 'json' };
import type { MapPoint } from './mercator.ts';

/** A part of the map: left, top, right and bottom, in the unit of `MapPoint`. */
export type MapBox = [left: number, top: number, right: number, bottom: number];

/** Decodes a line of australia.json: its first point, then the step to each next one. */
function pointsOf(steps: readonly number[]): MapPoint[] {
  const points: MapPoint[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

const LAND = australia.land.map(pointsOf);
const BORDERS = australia.borders.map(pointsOf);

/** All coasts and state borders. */
export const OUTLINE_LINES: readonly (readonly MapPoint[])[] = [...LAND, ...BORDERS];

/** SVG path data with relative steps. The shortest notation has no space before "-" and after "l". */
function pathOf(points: readonly MapPoint[], [originX, originY]: MapPoint): string {
  let [lastX, lastY] = [originX, originY];
  return points
    .map(([x, y], index) => {
      const [roundX, roundY] = [Math.round(x), Math.round(y)];
      const step = `${roundX - lastX} ${roundY - lastY}`;
      [lastX, lastY] = [roundX, roundY];
      return index === 0 ? `M${step}l` : step;
    })
    .join(' ')
    .replaceAll('l ', 'l')
    .replaceAll(' -', '-');
}

const STROKE = 'vector-effect="non-scaling-stroke"';

/**
 * An SVG file with two shapes, `#land` and `#borders`, for `<use>` elements, which give them their colours.
 *
 * @param origin whole numbers; the shapes' coordinates are relative to it
 */
export function outlineSvg(box: MapBox, origin: MapPoint): string {
  const land = LAND.map((ring) => clipPolygon(ring, box)).filter(({ length }) => length > 2);
  const borders = BORDERS.flatMap((line) => clipPolyline(line, box));
  const rings = land.map((ring) => `${pathOf(ring, origin)}z`).join('');
  const lines = borders.map((line) => pathOf(line, origin)).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" d="${rings}" ${STROKE}/><path id="borders" d="${lines}" ${STROKE}/></svg>`;
}
