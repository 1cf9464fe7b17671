import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type { Turns } from './turns.ts';

interface Rows<Row> {
  rows: Row[];
}

/** Type of a query's result: both drivers resolve to an object with `rows`. */
interface RowsOfDriver extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** Drizzle's query builder, of the same type for PGlite and PostgreSQL. */
export type Queries = PgDatabase<RowsOfDriver>;

export interface Database {
  queries: Queries;
  turns: Turns;
  /** Options with which pg-boss keeps its jobs in this database. */
  jobStore: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;
  /** Resolves if the database answers. */
  ping: () => Promise<void>;
  /** Waits for running queries, then closes the connections. */
  close: () => Promise<void>;
}

/** Folder of the SQL files that `drizzle-kit generate` writes. */
export const MIGRATIONS = `${import.meta.dirname}/migrations`;
