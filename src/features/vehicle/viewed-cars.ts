import { fieldsOf, textOf } from '../../ui/storage/entry-fields.ts';
import { keptList } from '../../ui/storage/kept-list.ts';

/** Viewed vehicles kept at most. */
const LIMIT = 20;

/** A vehicle whose page was opened, as the browser keeps it (DAT-19, WAT-12). */
export interface ViewedCar {
  id: string;
  stocknum: string | null;
  make: string;
  model: string;
  body: string | null;
  simple_body: string | null;
}

/** A viewed vehicle out of what was kept, or null where it names none. */
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

const kept = keptList({ name: 'viewed', entryOf: viewedCarOf, keyOf: ({ id }) => id, limit: LIMIT });

/** Viewed vehicles, the latest first. */
export const viewedCars = kept.list;

/** Puts the vehicle first: once, however often it is viewed (WAT-12). */
export function recordViewedCar(car: ViewedCar): void {
  kept.update((list) => [car, ...list.filter(({ id }) => id !== car.id)]);
}
