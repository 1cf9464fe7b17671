import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aLead } from '../../../../tests/support/service/a-lead.ts';
import { bothDatabases } from '../../../../tests/support/service/both-databases.ts';
import { startPostgreSQL, type TestPostgreSQL } from '../../../../tests/support/service/postgresql.ts';
import { NOW, testService } from '../../../../tests/support/service/test-service.ts';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { leads } from '../../leads/schema.ts';
import { deliveries } from '../../outbox/schema.ts';
import type { Database } from '../database/database.ts';
import { openPostgreSQL } from '../database/open-postgresql.ts';
import { rateLimits } from '../limits/schema.ts';
import { createReadiness } from './readiness.ts';

const START_TIMEOUT_MS = 180_000;
const now = () => NOW;
const TABLES = [leads, deliveries];

describe.each(bothDatabases())('readiness on %s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, START_TIMEOUT_MS);
  afterAll(() => database.close());

  it('a service is ready if a row and a file can be written, and leaves no file behind', async () => {
    const data = join(temporaryFolder('data'), 'new');
    expect(await createReadiness(database, TABLES, data, now)()).toEqual({ ready: true });
    expect(existsSync(join(data, '.write-test'))).toBe(false);
    expect(await database.queries.select().from(rateLimits)).toHaveLength(1);
  });

  it('a service is not ready if its data folder cannot be written', async () => {
    const data = join(temporaryFolder('data'), 'file');
    writeFileSync(data, '');
    chmodSync(data, 0o400);
    expect(await createReadiness(database, TABLES, data, now)()).toMatchObject({
      ready: false,
      isFull: false,
    });
  });
});

it('a full disk of the database is recognised, and requests at the same time share one attempt', async () => {
  let attempts = 0;
  const full = { cause: Object.assign(new Error('no room'), { code: '53100' }) };
  const transaction = () => {
    attempts += 1;
    return Promise.reject(new Error('Failed query', full));
  };
  const database = { queries: { transaction } } as unknown as Database;
  const check = createReadiness(database, TABLES, temporaryFolder('data'), now);
  const results = await Promise.all(Array.from({ length: 20 }, check));
  for (const result of results) expect(result).toMatchObject({ ready: false, isFull: true });
  expect(attempts).toBe(1);
});

it('while an attempt hangs, the service is not ready and makes no further attempts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let attempts = 0;
    const transaction = () => {
      attempts += 1;
      return new Promise(() => {});
    };
    const check = createReadiness(
      { queries: { transaction } } as unknown as Database,
      TABLES,
      temporaryFolder('data'),
      now,
    );
    for (let count = 0; count < 3; count += 1) {
      const result = check();
      await vi.advanceTimersByTimeAsync(3_000);
      expect(await result).toMatchObject({ ready: false });
    }
    expect(attempts).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

describe('with the tables of leads locked by another session', () => {
  let server: TestPostgreSQL;
  beforeAll(async () => {
    server = await startPostgreSQL(temporaryFolder('postgresql'));
  }, START_TIMEOUT_MS);
  afterAll(() => server.stop(), START_TIMEOUT_MS);

  it('a lead gets the answer to try again, the service is not ready, and both work again afterwards', {
    timeout: START_TIMEOUT_MS,
  }, async () => {
    const url = await server.createDatabase('locked');
    const database = await openPostgreSQL(url, () => {});
    const other = new pg.Client({ connectionString: url });
    try {
      await other.connect();
      const { post, service } = testService(database);
      await other.query('begin');
      await other.query('lock table leads in access exclusive mode');
      expect(await post(aLead())).toEqual({
        status: 503,
        success: false,
        error: 'We cannot store anything right now. Please try again in a few minutes.',
      });
      expect((await service.request('/readyz')).status).toBe(503);
      expect((await service.request('/healthz')).status).toBe(200);
      await other.query('rollback');
      expect((await post(aLead())).status).toBe(201);
      await vi.waitFor(async () => expect((await service.request('/readyz')).status).toBe(200), {
        timeout: START_TIMEOUT_MS,
      });
    } finally {
      await other.end();
      await database.close();
    }
  });
});
