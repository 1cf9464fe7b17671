import type { Car } from '../../stock/car.ts';

/** Only so many times the wanted number of vehicles are looked at, so that a list of the newest stays one. */
const LOOK_AHEAD = 3;

/** Folder of a vehicle's first picture. A maker's pictures of one model in one colour lie in one folder. */
const folderOf = ({ primary_image_url: url }: Car): string | null =>
  url === null ? null : url.slice(0, url.lastIndexOf('/'));

/**
 * The first vehicles of a list, each with pictures of its own: new vehicles and demonstrators often share those of the
 * maker, and a row of them would look like one vehicle. If there are too few others, they follow after all.
 *
 * @param count largest number of vehicles
 */
export function withDifferentPictures(cars: readonly Car[], count: number): Car[] {
  const seen = new Set<string>();
  const [own, repeated]: [Car[], Car[]] = [[], []];
  for (const car of cars.slice(0, count * LOOK_AHEAD)) {
    const folder = folderOf(car);
    (folder !== null && seen.has(folder) ? repeated : own).push(car);
    if (folder !== null) seen.add(folder);
  }
  return [...own, ...repeated].slice(0, count);
}
