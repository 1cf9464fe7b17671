import { expect, it } from 'vitest';
import { aDocument } from '../../../tests/support/a-document.ts';
import { engineTransport } from '../../search/client/testing/engine-transport.ts';
import { CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import { budgetSearch } from './budget-search.ts';

const transport = engineTransport({
  schema: CAR_SCHEMA,
  documents: [
    aDocument('cheap', { price: 9000, car_type: 'used' }),
    aDocument('new', { price: 30_000, car_type: 'new' }),
    aDocument('dear', { price: 80_000, car_type: 'used' }),
    aDocument('unpriced', { price: 0 }),
    aDocument('placeholder', { price: 1000 }),
    aDocument('sold cheap', { price: 2000, sold: true, status: 'sold' }),
    aDocument('sold dear', { price: 99_000, sold: true, status: 'sold' }),
  ],
});

it('CAL-15 the search for a budget counts neither sold vehicles nor vehicles with a price up to 1,000', async () => {
  expect(await budgetSearch(transport, 30_000, null)).toEqual({
    prices: { lowest: 9000, highest: 80_000 },
    found: 2,
    vehicles: [],
    above: [],
  });
  const { vehicles } = await budgetSearch(transport, 80_000, null, 2);
  expect(vehicles.map(({ id }) => id)).toEqual(['dear', 'new']);
});

it('the search for a budget counts vehicles and takes the lowest and highest price only among those of the chosen condition', async () => {
  expect(await budgetSearch(transport, 30_000, 'used')).toEqual({
    prices: { lowest: 9000, highest: 80_000 },
    found: 1,
    vehicles: [],
    above: [],
  });
  expect(await budgetSearch(transport, 30_000, 'demo')).toEqual({
    prices: null,
    found: 0,
    vehicles: [],
    above: [],
  });
});

it('the search for a budget below the lowest price finds the cheapest vehicles instead, if the page shows any', async () => {
  const idsAbove = async (budget: number, shown?: number) =>
    (await budgetSearch(transport, budget, null, shown)).above.map(({ id }) => id);
  expect(await idsAbove(5000, 8)).toEqual(['cheap', 'new', 'dear']);
  expect(await idsAbove(5000)).toEqual([]);
  expect(await idsAbove(9000, 8)).toEqual([]);
});
