import type { Car } from '../car.ts';
import { type FieldProblem, parseCar } from '../parse-car.ts';
import { vehiclePath } from '../rules/vehicle-path.ts';
import { baseSlug, carId, type VehicleNumber } from './vehicle/identity.ts';

type Native = Partial<Car>;

/**
 * Parses a record of a native feed. Id, slug and path may be left out and are then generated as for other
 * feeds; everything else is used unchanged, or the record is rejected with all problems.
 *
 * @returns `number`: tells vehicles apart whose generated ids would be equal; null if the feed gave the id or the
 *   vehicle has no number; `hashed`: the id is a hash of the description
 */
export function parseNativeVehicle(
  input: object,
):
  | { ok: true; car: Car; number: VehicleNumber | null; hashed: boolean }
  | { ok: false; problems: FieldProblem[] } {
  const record = input as Native;
  if (typeof record.id === 'string' && typeof record.slug === 'string') {
    const parsed = parseCar(input);
    return parsed.ok ? { ...parsed, number: null, hashed: false } : parsed;
  }
  const draft = parseCar({
    ...input,
    id: record.id ?? 'unknown',
    slug: record.slug ?? 'unknown',
    path: record.path ?? vehiclePath('unknown'),
  });
  if (!draft.ok) return draft;
  const numbers = [draft.car.stocknum, draft.car.vin].flatMap((words) =>
    words === null ? [] : [{ words, clean: words }],
  );
  const identity =
    record.id === undefined ? carId(draft.car, numbers) : { id: draft.car.id, number: null, hashed: false };
  const car = { ...draft.car, id: identity.id };
  if (record.slug === undefined) car.slug = baseSlug(car);
  if (record.path === undefined) car.path = vehiclePath(car.slug);
  return { ok: true, car, number: identity.number, hashed: identity.hashed };
}
