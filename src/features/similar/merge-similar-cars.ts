interface Candidates<Car> {
  /** Ids of the vehicles on the page, in their order. */
  shown: readonly string[];
  /** Vehicles from the search, most similar first. */
  found: readonly Car[];
  /** Vehicles that the service calls related; they come before other vehicles from the search. */
  related?: readonly Car[];
}

/** The vehicles on the page that the search still finds because they are for sale, in the order of the page. */
export const stillFound = <Car extends { id: string }>({ shown, found }: Candidates<Car>): Car[] =>
  found.filter(({ id }) => shown.includes(id)).toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));

/** Up to `max` different vehicles: first those on the page in their order, then related ones, then others. */
export function mergeSimilarCars<Car extends { id: string }>(cars: Candidates<Car>, max: number): Car[] {
  const all = [...stillFound(cars), ...(cars.related ?? []), ...cars.found];
  return [...new Map(all.map((car) => [car.id, car])).values()].slice(0, max);
}
