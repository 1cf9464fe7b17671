import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carsArbitrary } from '../../../tests/support/car-arbitrary.ts';
import { homeSection, pageAt } from '../../../tests/support/find-page.ts';
import { makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { engineTransport } from '../../search/client/testing/engine-transport.ts';
import { CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import { buildInventory } from '../../site/inventory.ts';
import { MAX_BUDGET_CARDS } from './budget.ts';
import { type BudgetCondition, budgetSearch } from './budget-search.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const inventoryOf = (cars = [makeCar()], site = {}) => buildInventory(makeTenant(site), cars, NOW);
const finderOf = (...args: Parameters<typeof inventoryOf>) =>
  pageAt(inventoryOf(...args), '/budget-finder', 'budget').finder;
const cardPricesOf = (cars: Parameters<typeof inventoryOf>[0]) => {
  const ids = pageAt(inventoryOf(cars), '/budget-finder', 'budget').cards.map(({ id }) => id);
  return ids.map((id) => cars?.find((car) => car.id === id)?.price);
};

const PRICES = [900, 1000, 1001, 20_000, 38_000, 38_001, 120_000];
const CARS = [
  ...PRICES.map((price, i) => makeCar({ stocknum: String(i), price, car_type: i % 2 ? 'used' : 'new' })),
  makeCar({ stocknum: 'sold', price: 5000, sold: true, status: 'sold' }),
  makeCar({ stocknum: 'none', price: null }),
];

describe('the budget finder', () => {
  it('CAL-08 has its own page and is also on the home page', () => {
    expect(finderOf().title).toBe('Find cars for your budget');
    expect(finderOf([makeCar()], { kind: 'trucks' }).title).toBe('Find trucks for your budget');
    expect(
      finderOf([makeCar()], { config: { wording: { budget_finder: 'Rigs for your budget' } } }).title,
    ).toBe('Rigs for your budget');
    expect(homeSection(inventoryOf(CARS), 'budget')).toEqual(finderOf(CARS));
  });

  it('CAL-10 CAL-11 CAL-12 CAL-15 starts with the number of vehicles above 1,000 and up to the default budget of 38,000', () => {
    expect(finderOf(CARS)).toMatchObject({
      prices: { lowest: 1001, highest: 120_000 },
      start: { kind: 'found', found: 3, action: '3 Cars Found' },
      conditions: [{ value: 'new' }, { value: 'used' }],
    });
  });

  it('ERR-21 says that nothing was found if every vehicle costs more than the default budget or no vehicle is in stock', () => {
    const nothing = { kind: 'too_low', action: '0 Cars Found', message: 'No Cars found for this budget' };
    expect(finderOf([makeCar({ price: 90_000 })]).start).toEqual(nothing);
    expect(finderOf([])).toMatchObject({ start: nothing, prices: null });
    expect(homeSection(inventoryOf([]), 'budget')).toBeNull();
  });
});

describe('the search for a budget', () => {
  const searchIn = (cars = CARS) => {
    const transport = engineTransport({ schema: CAR_SCHEMA, documents: inventoryOf(cars).documents });
    return (amount: number, carType: BudgetCondition, shown?: number) =>
      budgetSearch(transport, amount, carType, shown);
  };

  it('CAL-15 counts vehicles that cost more than 1,000 and at most the budget, of any condition or of the chosen one', async () => {
    const search = searchIn();
    const all = { prices: { lowest: 1001, highest: 120_000 } };
    expect(await search(38_000, null)).toEqual({ ...all, found: 3, vehicles: [], above: [] });
    expect(await search(1000, null)).toEqual({ ...all, found: 0, vehicles: [], above: [] });
    expect(await search(38_001, 'used')).toMatchObject({
      prices: { lowest: 20_000, highest: 38_001 },
      found: 2,
    });
    expect(await searchIn([makeCar({ price: 500 })])(38_000, null)).toMatchObject({ prices: null, found: 0 });
  });

  it('finds as many vehicles as the page’s HTML shows, for any stock', async () => {
    await fc.assert(
      fc.asyncProperty(carsArbitrary(12), async (cars) => {
        const { prices, start } = finderOf(cars);
        const live = await searchIn(cars)(38_000, null, MAX_BUDGET_CARDS);
        expect(live.prices).toEqual(prices);
        expect(live.found).toBe(start.kind === 'found' ? start.found : 0);
        expect(live.vehicles.map(({ price }) => price)).toEqual(cardPricesOf(cars));
      }),
      { numRuns: 40 },
    );
  });

  it('rejects if the search engine fails', async () => {
    await expect(budgetSearch(engineTransport(), 38_000, null)).rejects.toThrow('404');
  });
});
