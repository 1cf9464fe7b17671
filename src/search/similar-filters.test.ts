import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeUte } from '../../tests/support/vehicles.ts';
import type { Car } from '../stock/car.ts';
import { buildSimilarIndex, similarCars } from '../stock/similar.ts';
import type { Filter } from './filter-by.ts';
import { similarFilters } from './similar-filters.ts';

const stock = fc
  .array(
    fc.record({
      make: fc.constantFrom('Ford', 'Kia'),
      model: fc.constantFrom('One', 'Two'),
      simple_body: fc.constantFrom('suv' as const, 'ute' as const, null),
      price: fc.constantFrom(0, 9_000, 19_000, 20_000, 45_000, 49_999, 50_000, 60_000, 75_000),
      status: fc.constantFrom('in_stock' as const, 'coming_soon' as const),
      sold: fc.boolean(),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((cars) => cars.map((car, i) => makeUte({ ...car, id: `c${i}` })));

function holds(filter: Filter, car: Car): boolean {
  if ('any' in filter) return filter.any.some((one) => holds(one, car));
  const value = car[filter.field as keyof Car] as string | number | boolean;
  if ('in' in filter) return filter.in.includes(value);
  if ('notIn' in filter) return !filter.notIn.includes(value);
  return Number(value) >= (filter.min ?? 0) && Number(value) <= (filter.max ?? Number.POSITIVE_INFINITY);
}

it('API-10 the filters match the same vehicles as `similarCars`, which makes the list at build time', () => {
  fc.assert(
    fc.property(stock, (cars) => {
      const [car] = cars;
      if (!car) return;
      const { id, make, model, simple_body: body, price } = car;
      const kinds = similarFilters({ id, make, model, body, price: price ?? 0 });
      const found = cars.filter((other) =>
        kinds.some((filters) => filters.every((filter) => holds(filter, other))),
      );
      const offered = similarCars(car, buildSimilarIndex(cars), 100);
      expect(new Set(found.map((other) => other.id))).toEqual(new Set(offered.map((other) => other.id)));
    }),
  );
});

it('the first filters are for the same make, model and body, the last for any vehicle', () => {
  const kinds = similarFilters({ id: 'x', make: 'Ford', model: 'Ranger', body: 'ute', price: 40_000 });
  expect(
    kinds.map((filters) => filters.flatMap((filter) => ('field' in filter ? filter.field : []))),
  ).toEqual(
    [
      ['make', 'model', 'simple_body'],
      ['make', 'model'],
      ['make', 'simple_body'],
      ['make'],
      ['simple_body'],
      [],
    ].map((fields) => [...fields, 'status', 'sold', 'id', 'price']),
  );
});
