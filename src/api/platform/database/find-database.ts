import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PgTable } from 'drizzle-orm/pg-core';

interface DatabaseSettings {
  /** Folder of the embedded database. */
  data: string;
  /** URL of a PostgreSQL server; undefined for the embedded database. */
  databaseUrl: string | undefined;
}

/** The database in words, without user and password: "the database leads at db.example:5432". */
export function databaseName({ data, databaseUrl }: DatabaseSettings): string {
  if (databaseUrl === undefined) return `the embedded database in ${data}`;
  if (!URL.canParse(databaseUrl)) return 'the database of DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${decodeURIComponent(pathname.slice(1))} at ${host}`;
}

/**
 * True if a service has made its tables in the database. Creates neither, unlike opening it.
 *
 * @param table one of these tables
 * @throws Error if the PostgreSQL server cannot be reached or refuses
 */
export async function hasDatabase({ data, databaseUrl }: DatabaseSettings, table: PgTable): Promise<boolean> {
  if (databaseUrl === undefined) return existsSync(join(data, 'postgres'));
  const { hasTable } = await import('./open-postgresql.ts');
  return hasTable(databaseUrl, table);
}
