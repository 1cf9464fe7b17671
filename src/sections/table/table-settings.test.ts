import { expect, it } from 'vitest';
import { schema } from './schema.ts';

const messagesOf = (settings: object) =>
  schema
    .safeParse({ section: 'table', ...settings })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

it('a row with more or fewer cells than columns is refused', () => {
  const columns = ['GVM', 'Price'];
  expect(messagesOf({ columns, rows: [{ cells: ['4.5 t', 389] }] })).toEqual([]);
  expect(messagesOf({ columns, rows: [{ cells: ['4.5 t', 389] }, { cells: ['8 t'] }] })).toEqual([
    'rows.1.cells: The table has 2 columns, but this row has 1. Write "" for an empty cell',
  ]);
});
