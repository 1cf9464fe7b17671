import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenText, type FacetRow, facetRows, largestCount, opensAtFirst } from './facet-rows.ts';

const row = (label: string, count: number, selected = false): FacetRow => ({
  value: label.toLowerCase(),
  label,
  count,
  selected,
});
const labels = (rows: readonly FacetRow[]) => rows.map(({ label }) => label);
const rowsOf = (many: number) => Array.from({ length: many }, (_, i) => row(`Make ${i}`, many - i));

describe('the rows of a list filter', () => {
  it('SRC-16 SRC-17 are the first seven makes; the others are behind the “Show all” toggle', () => {
    const { first, extra } = facetRows(rowsOf(12), { shown: 7, limit: 100, order: 'count', offered: [] });
    expect(labels(first)).toEqual([0, 1, 2, 3, 4, 5, 6].map((i) => `Make ${i}`));
    expect(labels(extra)).toEqual([7, 8, 9, 10, 11].map((i) => `Make ${i}`));
  });

  it('SRC-18 are no more than the filter’s limit, such as 30 of 45 models', () => {
    const { first, extra } = facetRows(rowsOf(45), { shown: null, limit: 30, order: 'count', offered: [] });
    expect(first).toHaveLength(30);
    expect(extra).toEqual([]);
  });

  it('SRC-20 are sorted by count, then by name', () => {
    const rows = [row('Wagon', 3), row('Ute', 12), row('Hatch', 3), row('SUV', 20)];
    expect(labels(facetRows(rows, { shown: null, limit: 20, order: 'count', offered: [] }).first)).toEqual([
      'SUV',
      'Ute',
      'Hatch',
      'Wagon',
    ]);
  });

  it('are sorted numerically if they are numbers', () => {
    const rows = [row('10', 1), row('2', 4), row('5', 9)];
    expect(
      labels(facetRows(rows, { shown: null, limit: 20, order: 'ascending', offered: [] }).first),
    ).toEqual(['2', '5', '10']);
    expect(
      labels(facetRows(rows, { shown: null, limit: 20, order: 'descending', offered: [] }).first),
    ).toEqual(['10', '5', '2']);
  });

  it('are in the order of the filter’s own list of values if its order is "offered"', () => {
    const rows = [row('Used', 349), row('New', 177), row('Demo', 0)];
    const limits = { shown: null, limit: 20, order: 'offered' as const, offered: ['new', 'demo', 'used'] };
    expect(labels(facetRows(rows, limits).first)).toEqual(['New', 'Demo', 'Used']);
  });

  it('show every selected value before the toggle, and no more unselected values than the limit', () => {
    const anyRow = fc.record({
      value: fc.string(),
      label: fc.string(),
      count: fc.nat(50),
      selected: fc.boolean(),
    });
    const anyLimits = fc.record({
      shown: fc.option(fc.nat(9)),
      limit: fc.nat(40),
      order: fc.constantFrom('count' as const, 'ascending' as const, 'descending' as const),
      offered: fc.constant([]),
    });
    fc.assert(
      fc.property(fc.array(anyRow), anyLimits, (rows, limits) => {
        const { first, extra } = facetRows(rows, limits);
        expect(extra.some(({ selected }) => selected)).toBe(false);
        expect(first.filter(({ selected }) => selected)).toHaveLength(
          rows.filter(({ selected }) => selected).length,
        );
        const unchosen = [...first, ...extra].filter(({ selected }) => !selected).length;
        expect(unchosen).toBeLessThanOrEqual(limits.limit);
      }),
    );
  });
});

it('the heading of a filter names its only chosen value, and counts several', () => {
  const row = (label: string, selected: boolean) => ({ label, selected });
  expect(chosenText([row('SUV', false), row('Ute', false)])).toBeNull();
  expect(chosenText([row('SUV', true), row('Ute', false)])).toBe('SUV');
  expect(chosenText([row('SUV', true), row('Ute', true)])).toBe('2 chosen');
});

it('a value’s line is a share of the largest count, also where nothing is found', () => {
  expect(largestCount([{ count: 3 }, { count: 9 }])).toBe(9);
  expect(largestCount([{ count: 0 }])).toBe(1);
});

it('the first six filters and those in use start open', () => {
  expect([0, 5, 6, 9].map((index) => opensAtFirst(index, false))).toEqual([true, true, false, false]);
  expect(opensAtFirst(9, true)).toBe(true);
});
