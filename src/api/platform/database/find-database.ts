import { existsSync } from 'node:fs';
import { join } from 'node:path';

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
 * @throws Error if the PostgreSQL server cannot be reached or refuses
 */
export async function hasDatabase({ data, databaseUrl }: DatabaseSettings): Promise<boolean> {
  if (databaseUrl === undefined) return existsSync(join(data, 'postgres'));
  const { hasTables } = await import('./open-postgresql.ts');
  return hasTables(databaseUrl);
}
