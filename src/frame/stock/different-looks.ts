import type { Car } from '../../stock/car.ts';

/** Only so many times the wanted number of vehicles are looked at, so that a list of the newest stays one. */
const LOOK_AHEAD = 3;

/** Vehicles with the same text look alike: they have the same picture, or are of one model, make and colour. */
const looksOf = ({ primary_image_url: url, make, model, colour }: Car): string[] => [
  ...(url === null ? [] : [url]),
  ...(colour === null ? [] : [`${make} ${model} ${colour}`.toLowerCase()]),
];

/**
 * The first vehicles of a list that do not look alike: new vehicles and demonstrators often share the maker's pictures,
 * and a row of them would look like one vehicle. If there are too few others, they follow after all.
 *
 * @param count largest number of vehicles
 */
export function withDifferentLooks(cars: readonly Car[], count: number): Car[] {
  const seen = new Set<string>();
  const [own, repeated]: [Car[], Car[]] = [[], []];
  for (const car of cars.slice(0, count * LOOK_AHEAD)) {
    const looks = looksOf(car);
    (looks.some((look) => seen.has(look)) ? repeated : own).push(car);
    for (const look of looks) seen.add(look);
  }
  return [...own, ...repeated].slice(0, count);
}
