import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { ConstructorOptions } from 'pg-boss';
import type * as schema from './schema.ts';

interface Rows<Row> {
  rows: Row[];
}

/** Both drivers resolve to objects with rows. */
interface RowsOfDriver extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/** The same queries on both kinds of database. */
export type Queries = PgDatabase<RowsOfDriver, typeof schema>;

export interface Database {
  queries: Queries;
  /** Lets pg-boss keep its jobs in this database. */
  jobStore: Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>;
  /** Resolves if the database answers. */
  ping: () => Promise<void>;
  /** Waits for running queries. */
  close: () => Promise<void>;
}

/** Folder of the SQL files that `drizzle-kit generate` writes. */
export const MIGRATIONS = `${import.meta.dirname}/migrations`;
