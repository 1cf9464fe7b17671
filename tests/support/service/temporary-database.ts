import { afterAll } from 'vitest';
import type { Database } from '../../../src/api/platform/database/database.ts';
import { openPGlite } from '../../../src/api/platform/database/open-pglite.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Opens a new embedded database, and closes it after all tests of the file. Call it outside of tests. */
export async function temporaryDatabase(): Promise<Database> {
  const database = await openPGlite(temporaryFolder('pglite'));
  afterAll(() => database.close());
  return database;
}
