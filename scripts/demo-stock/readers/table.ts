import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { BodyType } from '../../../src/stock/car.ts';
import { BODY_TYPES, OTHER_BODY_TYPES } from '../../../src/stock/car-values.ts';

export type Row = Record<string, string>;

/** Reads the rows of a table in ../tables. */
export function readTable(name: string): Row[] {
  return parse(readFileSync(new URL(`../tables/${name}.csv`, import.meta.url)), { columns: true });
}

export function text(row: Row, column: string): string {
  const value = row[column];
  if (value === undefined) throw new Error(`The table has no column "${column}": ${JSON.stringify(row)}`);
  return value;
}

export function number(row: Row, column: string): number {
  const value = Number(text(row, column));
  if (!Number.isFinite(value))
    throw new Error(`The column "${column}" is not a number in the row ${JSON.stringify(row)}`);
  return value;
}

/** A number; null if the table has 0, which stands for "not known" or "none". */
export const numberOrNull = (row: Row, column: string): number | null => number(row, column) || null;

export function level(row: Row): 1 | 2 | 3 {
  const value = number(row, 'level');
  if (value === 1 || value === 2 || value === 3) return value;
  throw new Error(`The level must be 1, 2 or 3 in the row ${JSON.stringify(row)}`);
}

const BODIES: readonly string[] = [...BODY_TYPES, ...OTHER_BODY_TYPES];

export function bodyType(row: Row): BodyType {
  const value = text(row, 'body');
  if (!BODIES.includes(value))
    throw new Error(`There is no body type "${value}" in the row ${JSON.stringify(row)}`);
  return value as BodyType;
}
