import type { Car } from '../car.ts';

/** The longest of some vehicles, and its length in mm; null if no length is known. */
export function longestVehicle(cars: readonly Car[]): { car: Car; length: number } | null {
  const known = cars.flatMap((car) =>
    car.variant?.vehiclelength ? [{ car, length: car.variant.vehiclelength }] : [],
  );
  const [first, ...others] = known;
  return first ? others.reduce((most, one) => (one.length > most.length ? one : most), first) : null;
}
