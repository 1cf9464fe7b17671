import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStockState, type StockState, writeStockState } from './stock-state.ts';

const states: fc.Arbitrary<StockState> = fc.record({
  query: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
  categories: fc.uniqueArray(fc.constantFrom('new', 'demo', 'used')),
  maxPrice: fc.option(fc.integer({ min: 1, max: 500_000 })),
  page: fc.integer({ min: 1, max: 500 }),
});

it('any state is read back from the address it is written to, beside what others put there', () => {
  fc.assert(
    fc.property(states, (state) => {
      const written = writeStockState(state, '?utm_source=mail&page=9&query=old&range%5Bprice%5D=%3A1');
      expect(readStockState(written)).toEqual(state);
      expect(new URLSearchParams(written).get('utm_source')).toBe('mail');
    }),
  );
});

it('SRC-08 SRC-09 speaks the words of the search', () => {
  const state = { query: 'ranger', categories: ['new', 'used'], maxPrice: 40_000, page: 2 };
  expect(Object.fromEntries(new URLSearchParams(writeStockState(state, '')))).toEqual({
    query: 'ranger',
    'refinementList[car_type][0]': 'new',
    'refinementList[car_type][1]': 'used',
    'range[price]': ':40000',
    page: '2',
  });
  expect(writeStockState({ query: '', categories: [], maxPrice: null, page: 1 }, '')).toBe('');
});

it('takes an address that makes no sense for no state at all', () => {
  const nothing = { query: '', categories: [], maxPrice: null, page: 1 };
  for (const search of [
    '',
    '?page=-3',
    '?page=x',
    '?page=1.5',
    '?range[price]=cheap',
    '?refinementList[car_type][0]=',
    '?page=100000',
    '?page=1e9',
    `?range[price]=:${'9'.repeat(12)}`,
  ])
    expect(readStockState(search)).toEqual(nothing);
});
