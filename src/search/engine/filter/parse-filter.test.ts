import { expect, it } from 'vitest';
import { SCHEMA } from '../../../../tests/search/behaviour/yard.ts';
import { parseFilter } from './parse-filter.ts';

const condition = (filter: string): unknown => {
  const read = parseFilter(SCHEMA, filter);
  return read?.kind === 'condition' ? read.condition : read;
};

it('API-01 parses a filter expression into conditions and operators', () => {
  expect(parseFilter(SCHEMA, 'make:=[`Night Parrot`] && (price:>5 || certified:true)')).toMatchObject({
    kind: 'and',
    left: { kind: 'condition', source: 'make:=[`Night Parrot`]' },
    right: { kind: 'or', left: { source: 'price:>5' }, right: { source: 'certified:true' } },
  });
});

it('gives && and || equal precedence, from left to right', () => {
  expect(parseFilter(SCHEMA, 'id:a || id:b && id:c')).toMatchObject({
    kind: 'and',
    left: { kind: 'or' },
    right: { source: 'id:c' },
  });
});

it('returns null for a blank filter', () => {
  expect(parseFilter(SCHEMA, '  ')).toBeNull();
});

it('parses number conditions with >, <=, <, lists, ranges and negation', () => {
  const range = (from: number, to: number) => ({ kind: 'range', from, to });
  expect(condition('price:>5')).toMatchObject({ tests: [range(6, Infinity)] });
  expect(condition('price:<=5')).toMatchObject({ tests: [range(-Infinity, 5)] });
  expect(condition('price:=[-3..7, <0]')).toMatchObject({ tests: [range(-3, 7), range(-Infinity, -1)] });
  expect(condition('price:!=[1,2]')).toMatchObject({ negate: true, tests: [range(1, 1), range(2, 2)] });
});

it('parses < and > of a float field as ranges that begin or end at the next float', () => {
  const above = condition('litres:>2.5') as { tests: { from: number }[] };
  expect(above.tests[0]?.from).toBeGreaterThan(2.5);
  expect(above.tests[0]?.from).toBeLessThan(2.500001);
  const below = condition('litres:<0') as { tests: { to: number }[] };
  expect(below.tests[0]?.to).toBeLessThan(0);
  expect(below.tests[0]?.to).toBeGreaterThan(-1e-40);
});

it('parses words, exact texts, prefixes and negations', () => {
  expect(condition('make:Night Par*')).toEqual({
    kind: 'text',
    field: 'make',
    exact: false,
    negate: false,
    values: [{ words: ['night', 'par'], prefix: true }],
  });
  expect(condition('make:!=[A B,`C, D`]')).toMatchObject({
    exact: true,
    negate: true,
    values: [{ words: ['a', 'b'] }, { words: ['c', 'd'] }],
  });
});

it('accepts a hundred conditions and operators together, but no more', () => {
  const conditions = (count: number) => Array(count).fill('id:a').join(' || ');
  expect(parseFilter(SCHEMA, conditions(50))).not.toBeNull();
  expect(() => parseFilter(SCHEMA, conditions(51))).toThrow('`filter_by` has too many operations.');
});
