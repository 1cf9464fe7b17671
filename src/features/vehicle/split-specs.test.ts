import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSpecs } from './split-specs.ts';

const row = (label: string) => ({ label, value: `${label} value` });

describe('splitSpecs', () => {
  it('splits a group that is longer than the limit and marks the rest as its continuation', () => {
    const groups = [{ title: 'Engine', rows: ['a', 'b', 'c', 'd', 'e'].map(row) }];
    const { first, rest, continued } = splitSpecs(groups, 4);
    expect(first[0]?.rows.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd']);
    expect(rest).toEqual([{ title: 'Engine', rows: [row('e')] }]);
    expect(continued).toBe(true);
  });

  it('does not mark the rest as a continuation if a group ends exactly at the limit', () => {
    const groups = [
      { title: 'Engine', rows: ['a', 'b'].map(row) },
      { title: 'Size', rows: ['c'].map(row) },
    ];
    expect(splitSpecs(groups, 2)).toEqual({ first: [groups[0]], rest: [groups[1]], continued: false });
  });

  it('has no rest if all rows are within the limit', () => {
    expect(splitSpecs([{ title: 'Engine', rows: [row('a')] }], 4).rest).toEqual([]);
  });

  it('keeps every row once, in order, for any groups and limit', () => {
    const group = fc.record({
      title: fc.string(),
      rows: fc.array(fc.record({ label: fc.string(), value: fc.string() }), { maxLength: 8 }),
    });
    fc.assert(
      fc.property(fc.array(group, { maxLength: 6 }), fc.nat(12), (groups, shown) => {
        const { first, rest } = splitSpecs(groups, shown);
        const all = groups.flatMap(({ rows }) => rows);
        const head = first.flatMap(({ rows }) => rows);
        expect([...head, ...rest.flatMap(({ rows }) => rows)]).toEqual(all);
        expect(head.length).toBe(Math.min(shown, all.length));
        expect([...first, ...rest].every(({ rows }) => rows.length > 0)).toBe(true);
      }),
    );
  });
});
