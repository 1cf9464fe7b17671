import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothDatabases } from '../../../tests/support/service/both-databases.ts';
import { NOW, testService, UNLIMITED } from '../../../tests/support/service/test-service.ts';
import type { Database } from '../platform/database/database.ts';
import { LIMITS } from '../platform/limits/limits.ts';
import { listNotFound } from './list-not-found.ts';
import { MAX_ADDRESSES } from './record-not-found.ts';
import { job } from './remove-old-addresses.job.ts';
import { KEEP_DAYS } from './remove-old-addresses.ts';
import { notFoundAddresses } from './schema.ts';

const START_TIMEOUT_MS = 180_000;
const DAY_MS = 86_400_000;

describe.each(bothDatabases())('addresses that were not found, on %s', (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  }, START_TIMEOUT_MS);
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.queries.delete(notFoundAddresses);
  });

  /** Sends a report from a page of the dealer north or south, and returns the status. */
  async function report(path: string, more: object = {}, tenant = 'north', now = NOW, limits = UNLIMITED) {
    const { service } = testService(database, [], { now: () => now, limits });
    const origin = `https://www.${tenant}.example`;
    const body = JSON.stringify({ website_id: `site-${tenant}`, path, referrer: null, ...more });
    const headers = { host: `www.${tenant}.example`, origin, 'content-type': 'application/json' };
    const answer = await service.request('/api/not-found', { method: 'POST', headers, body }, {});
    return answer.status;
  }
  const listed = (tenant = 'north') => listNotFound(database, tenant, 10);

  it('are counted by dealer with the first and last day and the host that led there, the most frequent first', async () => {
    expect(await report('/old')).toBe(204);
    await report('/often/', { referrer: 'search.example' });
    const later = new Date(NOW.getTime() + 3 * DAY_MS);
    for (const path of ['/often', '/often']) await report(path, {}, 'north', later);
    await report('/old', { referrer: 'other.example' }, 'south');
    expect(await listed()).toEqual([
      { path: '/often', firstDay: '2026-11-22', lastDay: '2026-11-25', hits: 3, referrer: 'search.example' },
      { path: '/old', firstDay: '2026-11-22', lastDay: '2026-11-22', hits: 1, referrer: null },
    ]);
    expect(await listed('south')).toMatchObject([{ path: '/old', hits: 1, referrer: 'other.example' }]);
  });

  it('are counted once for all spellings, each of several reports at the same moment', async () => {
    await Promise.all(['/café', '/caf%C3%A9', '/caf%c3%a9/'].map((path) => report(path)));
    expect(await listed()).toMatchObject([{ path: '/caf%C3%A9', hits: 3 }]);
  });

  it('are not counted if only scanners try them', async () => {
    expect(await report('/wp-login.php')).toBe(204);
    expect(await listed()).toEqual([]);
  });

  it.each([
    ['a query', '/old?name=Anna', {}],
    ['a full address', 'https://www.north.example/old', {}],
    ['a path that is too long', `/${'x'.repeat(300)}`, {}],
    ['a control character', '/a\u0000b', {}],
    ['a referrer with more than its host', '/old', { referrer: 'https://search.example/?q=anna' }],
  ])('are refused with %s', async (_reason, path, more) => {
    expect(await report(path, more)).toBe(400);
    expect(await listed()).toEqual([]);
  });

  it('stay within a number for each dealer, and those that are known are still counted', async () => {
    await database.queries.execute(sql`
      insert into ${notFoundAddresses} (tenant, path, first_day, last_day, hits)
      select 'north', '/filled-' || number, '2026-11-22', '2026-11-22', 1
      from generate_series(1, ${MAX_ADDRESSES}::int) as number`);
    await report('/one-more');
    await report('/filled-7');
    await report('/old', {}, 'south');
    expect((await listed())[0]).toMatchObject({ path: '/filled-7', hits: 2 });
    expect((await listNotFound(database, 'north', 9_999)).length).toBe(MAX_ADDRESSES);
    expect(await listed('south')).toHaveLength(1);
  });

  it('are deleted by the job 90 days after the last report', async () => {
    await report('/old');
    await report('/often');
    await report('/often', {}, 'north', new Date(NOW.getTime() + DAY_MS));
    const daysLater = (days: number) => () => new Date(NOW.getTime() + days * DAY_MS);
    const run = (now: () => Date) => job.run({ database, now } as never, {});
    await run(daysLater(KEEP_DAYS));
    expect(await listed()).toHaveLength(2);
    await run(daysLater(KEEP_DAYS + 1));
    expect(await listed()).toMatchObject([{ path: '/often' }]);
  });

  it('are limited for each visitor', async () => {
    const { service } = testService(database);
    const headers = {
      host: 'www.north.example',
      origin: 'https://www.north.example',
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ website_id: 'site-north', path: '/old', referrer: null });
    const statuses: number[] = [];
    for (let sent = 0; sent <= LIMITS.notFound.requests; sent += 1)
      statuses.push((await service.request('/api/not-found', { method: 'POST', headers, body }, {})).status);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([204]));
    expect(statuses.at(-1)).toBe(429);
  });
});
