import type { Car } from '../car.ts';
import { type FieldProblem, parseCar } from '../parse-car.ts';
import { baseSlug, carId, type VehicleNumber } from './vehicle/identity.ts';

type Native = Partial<Car>;

/**
 * Parses a record of a native feed. Id, slug and path may be left out and are then generated as for other
 * feeds; everything else is used unchanged, or the record is rejected with all problems.
 *
 * @returns `number`: the number from which the id was generated, null for a given id
 */
export function parseNativeVehicle(
  input: object,
):
  | { ok: true; car: Car; number: VehicleNumber | null; hashed: boolean }
  | { ok: false; problems: FieldProblem[] } {
  const given = input as Native;
  if (typeof given.id === 'string' && typeof given.slug === 'string') {
    const parsed = parseCar(input);
    return parsed.ok ? { ...parsed, number: null, hashed: false } : parsed;
  }
  const draft = parseCar({
    ...input,
    id: given.id ?? 'unknown',
    slug: given.slug ?? 'unknown',
    path: given.path ?? '/cars/unknown',
  });
  if (!draft.ok) return draft;
  const numbers = [draft.car.stocknum, draft.car.vin].flatMap((words) =>
    words === null ? [] : [{ words, clean: words }],
  );
  const identity =
    given.id === undefined ? carId(draft.car, numbers) : { id: draft.car.id, number: null, hashed: false };
  const car = { ...draft.car, id: identity.id };
  if (given.slug === undefined) car.slug = baseSlug(car);
  if (given.path === undefined) car.path = `/cars/${car.slug}`;
  return { ok: true, car, number: identity.number, hashed: identity.hashed };
}
