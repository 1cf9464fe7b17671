interface Found<Car> {
  /** Ids of the vehicles in view, in their order. */
  shown: readonly string[];
  /** Vehicles that may be shown now, the closest first. */
  found: readonly Car[];
  /** Vehicles that come before others found. */
  related?: readonly Car[];
}

/** Those of the vehicles in view that may still be shown, in their order. */
export const stillShown = <Car extends { id: string }>({ shown, found }: Found<Car>): Car[] =>
  found.filter(({ id }) => shown.includes(id)).toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));

/** Up to `most` vehicles, each once: those in view keep their places, related ones come next, then others. */
export function keepPlaces<Car extends { id: string }>(cars: Found<Car>, most: number): Car[] {
  const all = [...stillShown(cars), ...(cars.related ?? []), ...cars.found];
  return [...new Map(all.map((car) => [car.id, car])).values()].slice(0, most);
}
