import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBareCar } from '../../tests/support/vehicles.ts';
import type { Car } from './car.ts';
import { buildSimilarIndex, priceWindow, similarCars } from './similar.ts';

let next = 0;
function stocked(fields: Partial<Car>): Car {
  return makeBareCar({ id: `V${++next}`, price: 30_000, simple_body: 'ute', ...fields });
}
const offered = (car: Car, stock: Car[], limit?: number) =>
  similarCars(car, buildSimilarIndex([car, ...stock]), limit);

describe('similar vehicles', () => {
  it('are in stock, and never the vehicle itself, sold, coming soon or hidden', () => {
    const car = stocked({});
    const good = stocked({});
    const others = [
      stocked({ status: 'coming_soon' }),
      stocked({ status: 'sold' }),
      stocked({ sold: true }),
      stocked({ show_on_dealer_website: false }),
    ];
    expect(offered(car, [good, ...others])).toEqual([good]);
  });

  it('differ in price by at most 10,000 AUD if the vehicle costs less than 50,000 AUD, else by at most 25,000 AUD', () => {
    expect([priceWindow(49_999), priceWindow(50_000)]).toEqual([10_000, 25_000]);
    const at = (price: number) => stocked({ price });
    const [low, high, tooLow, tooHigh] = [at(20_000), at(40_000), at(19_999), at(40_001)];
    expect(new Set(offered(at(30_000), [low, high, tooLow, tooHigh]))).toEqual(new Set([low, high]));
    const [dear, dearer] = [at(75_000), at(75_001)];
    expect(offered(at(50_000), [dear, dearer])).toEqual([dear]);
  });

  it('are sorted: the same model first, then the same make, then the same body, then the nearest price', () => {
    const car = stocked({ make: 'Ford', model: 'Ranger' });
    const price = stocked({ make: 'Kia', model: 'Rio', simple_body: 'hatch', price: 30_000 });
    const body = stocked({ make: 'Kia', model: 'X', price: 30_100 });
    const make = stocked({ make: 'Ford', model: 'Focus', simple_body: 'hatch', price: 31_000 });
    const model = stocked({ make: 'Ford', model: 'Ranger', price: 38_000 });
    const nearer = stocked({ make: 'Ford', model: 'Ranger', price: 24_000 });
    expect(offered(car, [price, body, make, model, nearer])).toEqual([nearer, model, make, body, price]);
  });

  it('VDP-13 for a vehicle without a price are those of its model, then of its body, then of its make, each by nearest year', () => {
    const car = stocked({ make: 'Ford', model: 'Ranger', year: 2022, price: null });
    const make = stocked({ make: 'Ford', model: 'Focus', simple_body: 'hatch', year: 2022, price: 9_000 });
    const older = stocked({ make: 'Kia', model: 'Tasman', year: 2012, price: 6_000 });
    const body = stocked({ make: 'Kia', model: 'Tasman', year: 2021, price: 70_000 });
    const sameAge = stocked({ make: 'Ford', model: 'Courier', year: 2021, price: 80_000 });
    const model = stocked({ make: 'Ford', model: 'Ranger', year: 2015, price: 90_000 });
    const other = stocked({ make: 'Kia', model: 'Rio', simple_body: 'hatch', year: 2022 });
    const stock = [other, older, make, body, sameAge, model];
    expect(offered(car, stock)).toEqual([model, sameAge, body, older, make]);
    expect(offered(car, stock, 2)).toEqual([model, sameAge]);
  });

  it('are the first six in the price range, if all of these are sorted by same model, make, body and nearest price', () => {
    const arbitrary = fc.record({
      make: fc.constantFrom('Ford', 'Kia'),
      model: fc.constantFrom('A', 'B', 'C'),
      simple_body: fc.constantFrom('ute' as const, 'suv' as const, null),
      price: fc.constantFrom(null, 0, 9_000, 20_000, 29_000, 30_000, 41_000, 50_000, 74_000, 75_000, 120_000),
      status: fc.constantFrom('in_stock' as const, 'in_stock' as const, 'sold' as const),
    });
    const rank = (car: Car, other: Car): number[] => [
      car.make === other.make && car.model === other.model ? 0 : 1,
      car.make === other.make ? 0 : 1,
      car.simple_body !== null && car.simple_body === other.simple_body ? 0 : 1,
      Math.abs((car.price ?? 0) - (other.price ?? 0)),
    ];
    const order = (a: number[], b: number[]): number =>
      a.map((value, i) => value - (b[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
    fc.assert(
      fc.property(fc.array(arbitrary, { minLength: 1, maxLength: 40 }), (list) => {
        const stock = list.map((fields, i) => makeBareCar({ id: `P${i}`, ...fields }));
        const car = stock[0] as Car;
        fc.pre((car.price ?? 0) > 0);
        const price = car.price ?? 0;
        const expected = stock
          .filter(
            (other) =>
              other !== car &&
              other.status === 'in_stock' &&
              other.price &&
              Math.abs(other.price - price) <= priceWindow(price),
          )
          .map((other) => rank(car, other))
          .sort(order)
          .slice(0, 6);
        expect(similarCars(car, buildSimilarIndex(stock)).map((other) => rank(car, other))).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['with the same price', 30_000],
    ['without a price', null],
  ])('are found for all of 10,000 vehicles %s in less than a second of processor time', (_, price) => {
    const stock = Array.from({ length: 10_000 }, (_, i) => {
      const model = i % 2 ? 'A' : 'B';
      return makeBareCar({
        id: `L${i}`,
        make: 'Ford',
        model,
        simple_body: 'suv',
        year: 2005 + (i % 20),
        price,
      });
    });
    const index = buildSimilarIndex(stock);
    const before = process.cpuUsage();
    for (const car of stock) expect(similarCars(car, index).length === 6).toBe(true);
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1);
  });
});
