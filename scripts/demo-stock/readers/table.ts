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
  if (value === undefined) throw new Error(`No column ${column} in ${JSON.stringify(row)}`);
  return value;
}

export function number(row: Row, column: string): number {
  const value = Number(text(row, column));
  if (!Number.isFinite(value)) throw new Error(`${column} is no number in ${JSON.stringify(row)}`);
  return value;
}

/** A number; null if the table has 0. */
export const numberOrNull = (row: Row, column: string): number | null => number(row, column) || null;

export function level(row: Row): 1 | 2 | 3 {
  const value = number(row, 'level');
  if (value === 1 || value === 2 || value === 3) return value;
  throw new Error(`level is 1, 2 or 3: ${JSON.stringify(row)}`);
}

const BODIES: readonly string[] = [...BODY_TYPES, ...OTHER_BODY_TYPES];

export function bodyType(row: Row): BodyType {
  const value = text(row, 'body');
  if (!BODIES.includes(value)) throw new Error(`No such body: ${value}`);
  return value as BodyType;
}
