import type { Database } from '../../../src/api/database/database.ts';
import { openPGlite } from '../../../src/api/database/open-pglite.ts';
import { openPostgreSQL } from '../../../src/api/database/open-postgresql.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import type { TestPostgreSQL } from './postgresql.ts';

/** A new database of each kind, for tests that must hold on both. */
export const bothDatabases = (server: () => TestPostgreSQL): [string, () => Promise<Database>][] => [
  ['PGlite', () => openPGlite(temporaryFolder('pglite'))],
  [
    'PostgreSQL',
    // When the tests end, the server may stop before it has read that a connection was closed.
    async () => openPostgreSQL(await server().createDatabase('answers'), () => {}),
  ],
];
