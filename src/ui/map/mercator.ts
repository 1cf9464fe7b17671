/** A point of a map: x to the east, y to the south, in pixels of web maps at zoom 10 (about 130 m in Sydney). */
export type MapPoint = [x: number, y: number];

const WORLD = 256 * 2 ** 10;

/** Projects degrees as web maps do (spherical Mercator), so that drawn maps and map tiles show the same shapes. */
export function project(lat: number, long: number): MapPoint {
  const sine = Math.sin((lat * Math.PI) / 180);
  return [WORLD * (0.5 + long / 360), WORLD * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI))];
}
