import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aDocument } from '../../../tests/support/a-document.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { engineTransport } from '../../search/client/testing/engine-transport.ts';
import { CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { budgetSearch } from './budget-search.ts';
import { type BudgetInputs, budgetStore } from './budget-store.ts';

const engine = engineTransport({
  schema: CAR_SCHEMA,
  documents: [
    aDocument('cheap', { price: 9000, car_type: 'used' }),
    aDocument('new', { price: 30_000, car_type: 'new' }),
    aDocument('dear', { price: 80_000, car_type: 'used' }),
  ],
});
const START: BudgetInputs = { repayment: 600, frequency: 'monthly', deposit: 2000, condition: null };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function finder(transport: SearchTransport = engine) {
  const store = budgetStore(
    { carType: 'Car', prices: { lowest: 9000, highest: 80_000 } },
    (amount, condition) => budgetSearch(transport as SearchTransport<CardDocument>, amount, condition),
  );
  /** Changes inputs and waits for the search. */
  const after = async (inputs: Partial<BudgetInputs>) => {
    store.change({ ...START, ...inputs });
    await vi.runAllTimersAsync();
    return store.state.get();
  };
  return { store, after };
}

it('CAL-09 CAL-10 the store computes the budget at once and searches when typing pauses', async () => {
  const { store } = finder();
  store.change({ ...START, repayment: 500 });
  expect(store.state.get()).toMatchObject({ amount: 32_000, outcome: null });
  await vi.runAllTimersAsync();
  expect(store.state.get().outcome).toEqual({ kind: 'found', found: 2, action: '2 Cars Found' });
});

it('CAL-11 a change of frequency converts the repayment, but replaces the default repayment with the other default', async () => {
  const { store, after } = finder();
  expect(await after({ frequency: 'weekly' })).toMatchObject({ repayment: 200, amount: 54_000 });
  expect(await after({ frequency: 'weekly', repayment: 150 })).toMatchObject({ repayment: 150 });
  expect(await after({ frequency: 'monthly', repayment: 150 })).toMatchObject({ repayment: 650 });
  expect(store.state.get().slider.step).toBe(10);
  expect(await after({ repayment: 900 })).toMatchObject({ repayment: 900 });
  expect(await after({ repayment: 900, frequency: 'weekly' })).toMatchObject({ repayment: 208 });
  expect(await after({ repayment: 208 })).toMatchObject({ repayment: 900 });
});

it('CAL-15 CAL-16 the slider ends at the repayment for the highest price of the condition, or for 100,000 if none is known', async () => {
  const { after } = finder();
  const max = (highest: number) => Math.ceil((highest - 2000) / 60 / 10) * 10;
  expect((await after({})).slider.max).toBe(max(80_000));
  expect(await after({ condition: 'new' })).toMatchObject({
    slider: { max: max(30_000) },
    outcome: { action: '1 New Car Found' },
  });
  expect(await after({ condition: 'demo' })).toMatchObject({
    slider: { max: max(100_000) },
    outcome: { kind: 'too_low', action: '0 Demo Cars Found', message: 'No Demo Cars found for this budget' },
  });
});

it('ERR-21 the result is “too_low” if the budget is below the lowest price, but not if it equals that price', async () => {
  const { after } = finder();
  expect((await after({ repayment: 0 })).outcome).toMatchObject({ kind: 'too_low', action: '0 Cars Found' });
  expect((await after({ repayment: 0, deposit: 9000 })).outcome).toMatchObject({ kind: 'found', found: 1 });
});

it('if the search fails, the button offers to search the chosen vehicles, and the slider keeps its range', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  let down = false;
  const { after } = finder({
    multiSearch: (body) => (down ? Promise.reject(new Error('down')) : engine.multiSearch(body)),
  });
  const { slider } = await after({ condition: 'new' });
  down = true;
  const failed = await after({ condition: 'used' });
  expect(failed.outcome).toEqual({ kind: 'unknown', action: 'Search Used Cars' });
  expect(failed.slider).toEqual(slider);
});

it('a store that is stopped does not run its pending search', async () => {
  const search = vi.spyOn(engine, 'multiSearch');
  const { store } = finder();
  store.change(START);
  store.stop();
  await vi.runAllTimersAsync();
  expect(search).not.toHaveBeenCalled();
});
