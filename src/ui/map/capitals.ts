import { type MapPoint, project } from './mercator.ts';

// Latitude and longitude of each capital's central post office, in degrees, rounded to about 100 m.
const CAPITALS = [
  ['Adelaide', -34.928, 138.6],
  ['Brisbane', -27.468, 153.028],
  ['Canberra', -35.281, 149.129],
  ['Darwin', -12.463, 130.842],
  ['Hobart', -42.882, 147.329],
  ['Melbourne', -37.814, 144.963],
  ['Perth', -31.952, 115.859],
  ['Sydney', -33.868, 151.208],
] as const;

/** The capitals of states and territories, for orientation on maps. */
export const CAPITAL_POINTS: readonly { name: string; point: MapPoint }[] = CAPITALS.map(
  ([name, lat, long]) => ({ name, point: project(lat, long) }),
);
