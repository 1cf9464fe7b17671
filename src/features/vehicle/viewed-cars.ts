import { fieldsOf, textOf } from '../../ui/storage/entry-fields.ts';
import { keptList } from '../../ui/storage/kept-list.ts';

const MAX_STORED = 20;

/** A viewed vehicle as stored in the browser (DAT-19, WAT-12). */
export interface ViewedCar {
  id: string;
  stocknum: string | null;
  make: string;
  model: string;
  body: string | null;
  simple_body: string | null;
}

/** Decodes a stored vehicle; null if it has no id. */
export function viewedCarOf(value: unknown): ViewedCar | null {
  const { id, stocknum, make, model, body, simple_body } = fieldsOf(value);
  if (typeof id !== 'string' || id === '') return null;
  return {
    id,
    stocknum: textOf(stocknum),
    make: textOf(make) ?? '',
    model: textOf(model) ?? '',
    body: textOf(body),
    simple_body: textOf(simple_body),
  };
}

const storedCars = keptList({
  name: 'viewed',
  entryOf: viewedCarOf,
  keyOf: ({ id }) => id,
  limit: MAX_STORED,
});

/**
 * Viewed vehicles, latest first.
 *
 * @public the account will list them (WAT-12)
 */
export const viewedCars = storedCars.list;

/** Moves or adds the vehicle to the start of the list (WAT-12). */
export function recordViewedCar(car: ViewedCar): void {
  storedCars.update((list) => [car, ...list.filter(({ id }) => id !== car.id)]);
}
