import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeUte } from '../../../tests/support/vehicles.ts';
import { config as schema } from '../../tenant/schema/config.ts';
import type { Car } from '../car.ts';
import { belowMarketBy } from './below-market.ts';
import { priceView } from './price.ts';

const by = (over: Partial<Car>, config = {}) => {
  const car = makeUte(over);
  return belowMarketBy(car, priceView(car, schema.parse(config)));
};

it('MKT-08 a vehicle 500 AUD under the state’s average price is below market, one 499 AUD under it is not', () => {
  expect(by({ price: 46_490, state_average_market_price: 46_990 })).toBe(500);
  expect(by({ price: 40_000, state_average_market_price: 46_990 })).toBe(6990);
  expect(by({ price: 46_491, state_average_market_price: 46_990 })).toBeNull();
  expect(by({ price: 50_000, state_average_market_price: 46_990 })).toBeNull();
});

it('MKT-08 the average price of the state is used, never that of Australia', () => {
  expect(by({ state_average_market_price: null, average_market_price: 99_000 })).toBeNull();
  const both = { state_average_market_price: 46_990, average_market_price: 99_000 };
  expect(by({ price: 46_000, ...both })).toBe(990);
});

it('MKT-08 a vehicle that is no longer for sale, or shows no purchase price, is not below market', () => {
  const cheap = { price: 30_000, state_average_market_price: 46_990 };
  expect(by({ ...cheap, status: 'coming_soon' })).toBe(16_990);
  for (const over of [{ price: 10 }, { price: null }, { sold: true }, { status: 'other' }] as const)
    expect(by({ ...cheap, ...over })).toBeNull();
  const weekly = { ...cheap, subscription_price: 199 };
  expect(by(weekly)).toBe(16_990);
  expect(by(weekly, { pricing: { subscriptions: true } })).toBeNull();
});

it('MKT-08 a lower price never reduces the amount below market', () => {
  const amount = fc.integer({ min: 11, max: 200_000 });
  fc.assert(
    fc.property(amount, amount, amount, (average, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const of = (price: number) => by({ price, state_average_market_price: average }) ?? 0;
      expect(of(low)).toBeGreaterThanOrEqual(of(high));
    }),
  );
});
