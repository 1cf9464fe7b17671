import { describe, expect, it } from 'vitest';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { marketPanel } from '../../features/market/market-panel.ts';
import type { Car } from '../../stock/car.ts';
import { MIN_COMPARABLE } from '../../stock/rules/comparison-limits.ts';
import { comparePrices } from './compare-prices.ts';

const mine = makeCar({ id: 'mine', year: 2022, price: 30_000, km: 40_000 });
const others = (prices: readonly number[], changes: Partial<Car> = {}) =>
  prices.map((price, i) => ({ ...mine, id: `other-${i}`, price, ...changes }));
const FOUR = [28_000, 29_000, 33_000, 38_000];

describe('comparePrices', () => {
  it('API-17 returns the price range of comparable vehicles, and fills the gauge for a low price', () => {
    expect(comparePrices(mine, [mine, ...others(FOUR)])).toEqual({
      fill: 0.8,
      listing_price: 30_000,
      market_range_min: 28_000,
      market_range_max: 38_000,
      confidence: 0.4,
      description: null,
      vehicles: 4,
    });
    expect(comparePrices({ ...mine, price: 20_000 }, others(FOUR)).fill).toBe(1);
    expect(comparePrices({ ...mine, price: 50_000 }, others(FOUR)).fill).toBe(0);
  });

  it('MKT-02 returns confidence 0 with too few vehicles, and more with many', () => {
    const few = comparePrices(mine, others(FOUR.slice(0, MIN_COMPARABLE - 1)));
    expect(few).toMatchObject({ confidence: 0, vehicles: 3 });
    expect(marketPanel(few)).toBeNull();
    expect(marketPanel(comparePrices(mine, others(FOUR)))).not.toBeNull();
    const many = comparePrices(mine, others(Array(60).fill(30_000)));
    expect(many.confidence).toBeGreaterThan(0.9);
  });

  it('MKT-03 hides the panel of a vehicle that is dearer than all comparable ones', () => {
    expect(marketPanel(comparePrices({ ...mine, price: 38_001 }, others(FOUR)))).toBeNull();
    expect(marketPanel(comparePrices({ ...mine, price: 38_000 }, others(FOUR)))).not.toBeNull();
  });

  it('MKT-05 MKT-04 calls only a price in the lower half of the range a deal', () => {
    const labelAt = (price: number) =>
      marketPanel(comparePrices({ ...mine, price }, others([30_000, 32_000, 36_000, 40_000])))?.label;
    expect([30_000, 33_000, 34_900, 35_100, 40_000].map(labelAt)).toEqual([
      'Great Deal',
      'Great Deal',
      'Good Deal',
      'Upper Half of Its Range',
      'Upper Half of Its Range',
    ]);
  });

  it.each<[string, Partial<Car>]>([
    ['of another make', { make: 'Kia' }],
    ['of another model', { model: 'CX-3' }],
    ['three years older', { year: 2019 }],
    ['with far more kilometres', { km: 80_000 }],
    ['without an odometer', { km: null }],
    ['that are new', { car_type: 'new' }],
    ['that are sold', { sold: true }],
    ['of another kind', { item_type: 'motorcycle' }],
  ])('leaves out vehicles %s', (_, changes) =>
    expect(comparePrices(mine, others(FOUR, changes)).vehicles).toBe(0),
  );

  it('leaves out vehicles without a shown price, and returns confidence 0 for a vehicle that is sold or shows no price', () => {
    expect(comparePrices(mine, others([...FOUR, 10, 0])).vehicles).toBe(4);
    expect(comparePrices({ ...mine, price: null }, others(FOUR)).confidence).toBe(0);
    expect(comparePrices({ ...mine, sold: true }, others(FOUR)).confidence).toBe(0);
  });

  it('fills the gauge if all prices are equal', () => {
    const same = others(Array(4).fill(30_000));
    expect(comparePrices(mine, same)).toMatchObject({
      fill: 1,
      market_range_min: 30_000,
      market_range_max: 30_000,
    });
  });
});
