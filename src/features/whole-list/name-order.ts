import type { Car } from '../../stock/car.ts';

// Below every character of a name, so that "Kia" sorts before "Kia Trucks".
const SEPARATOR = '\u0000';

function keyOf({ make, model, year, price, id }: Car): string {
  // Texts of equal length sort like numbers. The year is subtracted from 9999, so that the latest one comes first.
  const newestFirst = String(9999 - (year ?? 0)).padStart(4, '0');
  const cheapestFirst = String(Math.round(price ?? 0)).padStart(9, '0');
  return [make.toLowerCase(), model.toLowerCase(), newestFirst, cheapestFirst, id].join(SEPARATOR);
}

/**
 * Returns a function that sorts some of these vehicles by make and model, then the newest first, then the cheapest
 * first. Unlike the order of search results, this one does not change from day to day, so that pages need not be built
 * again. The stock is sorted once, on the first call.
 */
export function nameOrder(stock: readonly Car[]): (cars: readonly Car[]) => Car[] {
  let sorted: Car[] | undefined;
  return (cars) => {
    sorted ??= stock
      .map((car) => ({ car, key: keyOf(car) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ car }) => car);
    const selected = new Set(cars);
    return sorted.filter((car) => selected.has(car));
  };
}
