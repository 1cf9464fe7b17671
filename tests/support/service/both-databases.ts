import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../../src/api/platform/database/database.ts';
import { openPGlite } from '../../../src/api/platform/database/open-pglite.ts';
import { openPostgreSQL } from '../../../src/api/platform/database/open-postgresql.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { startPostgreSQL, type TestPostgreSQL } from './postgresql.ts';

const START_TIMEOUT_MS = 180_000;

/**
 * Returns a new database of each kind, for tests that must pass on both. Call it outside of tests, because it starts a
 * PostgreSQL server for all tests of the file.
 */
export function bothDatabases(): [string, () => Promise<Database>][] {
  let server: TestPostgreSQL;
  let opened = 0;
  beforeAll(async () => {
    server = await startPostgreSQL(temporaryFolder('postgresql'));
  }, START_TIMEOUT_MS);
  afterAll(() => server.stop(), START_TIMEOUT_MS);
  return [
    ['PGlite', () => openPGlite(temporaryFolder('pglite'))],
    [
      'PostgreSQL',
      async () => {
        opened += 1;
        // When the tests end, the server may stop before it has read that a connection was closed.
        return openPostgreSQL(await server.createDatabase(`answers${opened}`), () => {});
      },
    ],
  ];
}
