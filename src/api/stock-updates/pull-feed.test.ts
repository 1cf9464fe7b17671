import { createHash, randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import ssh2 from 'ssh2';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deliveryDependencies } from '../../../tests/support/service/delivery-dependencies.ts';
import { foldersOf } from '../../../tests/support/stock/stock-folders.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../../../tests/support/write-tenant.ts';
import { stockFeed } from '../../tenant/schema/stock-feed.ts';
import type { NoticeJob } from '../alerts/plan-alerts.ts';
import type { Database } from '../platform/database/database.ts';
import { openPGlite } from '../platform/database/open-pglite.ts';
import { SIGNATURE_SECONDS } from '../platform/outgoing/verify-signature.ts';
import { readDealer } from '../tenants/read-dealer.ts';
import { secretsIn } from '../tenants/tenant-secrets.ts';
import { CONCURRENT_PULLS, checkFeeds } from './check-feeds.ts';
import { feedFetcher } from './fetch-feed.ts';
import { createUpdateSeconds } from './open-stock-updates.ts';
import { stockFeeds, stockUpdates } from './schema.ts';
import type { StockUpdateDependencies } from './stock-update-dependencies.ts';
import { MAX_FEED_BYTES } from './store-update.ts';

const START_TIMEOUT_MS = 180_000;
const MINUTE = 60_000;
const tenants = temporaryFolder('tenants');
const FOLDER = join(tenants, 'acme');

let database: Database;
let http: Server;
let address: string;
/** For each request to the feed's server: its `If-None-Match`, or else its `Authorization`. */
let requests: (string | undefined)[];
let status: number;
let body: string | Buffer;

beforeAll(async () => {
  writeTenant(tenants, 'acme', goodTenant('acme', { leads: { emails: ['dealer@acme.example'] } }));
  database = await openPGlite(temporaryFolder('pglite'));
  http = createServer((request, response) => {
    const condition = request.headers['if-none-match'];
    requests.push(condition ?? request.headers.authorization);
    const isSame = status === 200 && condition === '"1"';
    response.writeHead(isSame ? 304 : status, { etag: '"1"', location: '/elsewhere' });
    response.end(isSame ? '' : body);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}/stock.csv`;
}, START_TIMEOUT_MS);
afterAll(async () => {
  await database.close();
  http.close();
});
beforeEach(async () => {
  requests = [];
  status = 200;
  body = 'a feed';
  await database.queries.delete(stockUpdates);
  await database.queries.delete(stockFeeds);
});

/** Checks the feed of the tenant acme at chosen times, and collects the updates and alerts that this queues. */
async function feedOfAcme(
  feed: Record<string, unknown>,
  allowed = ['127.0.0.1'],
  changes: Partial<StockUpdateDependencies> = {},
) {
  const sent: { queue: string; data: readonly object[] }[] = [];
  let minutes = 0;
  const dealer = await readDealer(FOLDER);
  const dependencies = {
    ...deliveryDependencies(database, {
      jobs: { send: async (_, queue, data) => void sent.push({ queue, data }) },
      dealerOf: async () => dealer,
      secretsOf: secretsIn({ FORECOURT_ACME_FEED_PASSWORD: 'a-password' }),
      alerts: { mail: 'ops@platform.example', webhook: null },
      now: () => new Date(Date.UTC(2026, 10, 22) + minutes * MINUTE),
    }),
    foldersOf: async () => foldersOf(FOLDER),
    feeds: async () => new Map([['acme', stockFeed.parse(feed)]]),
    fetchFeed: feedFetcher(allowed),
    dist: tenants,
    updateSeconds: createUpdateSeconds(new Registry()),
    updater: { update: () => Promise.reject(new Error('not here')), close: () => {} },
    ...changes,
  } satisfies StockUpdateDependencies;
  return {
    checkAtMinute: async (minute: number) => {
      minutes = minute;
      await checkFeeds(dependencies);
    },
    updates: async () => (await database.queries.select().from(stockUpdates)).length,
    queuedUpdates: () => sent.filter(({ queue }) => queue === 'update-stock').length,
    alerts: () =>
      sent
        .filter(({ queue }) => queue === 'alert')
        .flatMap(({ data }) =>
          (data as readonly object[] as NoticeJob[]).map(({ to, text }) => `${to}: ${text}`),
        ),
  };
}

it('pulls a feed by HTTP when it is due, and imports it only when it is new', async () => {
  const feed = await feedOfAcme({ url: address, user: 'acme', every_minutes: 30 });
  await feed.checkAtMinute(0);
  expect([await feed.updates(), feed.queuedUpdates()]).toEqual([1, 1]);
  expect(requests).toEqual([`Basic ${Buffer.from('acme:a-password').toString('base64')}`]);
  await feed.checkAtMinute(10);
  expect(requests).toHaveLength(1);
  await feed.checkAtMinute(30);
  expect(requests).toEqual([expect.anything(), '"1"']);
  expect(await feed.updates()).toBe(1);
  expect(feed.alerts()).toEqual([]);
});

it('alerts ops and dealer once while a feed cannot be fetched, and again if fetching fails after a success', async () => {
  const feed = await feedOfAcme({ url: address, every_minutes: 5 });
  status = 500;
  await feed.checkAtMinute(0);
  await feed.checkAtMinute(5);
  expect(feed.alerts().map((text) => text.replace(/127\S+/, 'x'))).toEqual([
    expect.stringMatching(/^ops-mail: .*cannot be fetched/),
    expect.stringMatching(/^dealer: So your website shows the stock that arrived last/),
  ]);
  expect(feed.alerts()[0]).toContain('the server answered with status 500');
  expect(feed.alerts()[0]).toContain('Next: check stock_feed in its site.yaml');
  // Redirects are not followed.
  status = 302;
  await feed.checkAtMinute(10);
  status = 200;
  await feed.checkAtMinute(15);
  expect(feed.alerts()).toHaveLength(2);
  expect(await feed.updates()).toBe(1);
  status = 500;
  await feed.checkAtMinute(20);
  expect(feed.alerts()).toHaveLength(4);
});

it('alerts ops and dealer once if no stock has arrived for too long', async () => {
  const feed = await feedOfAcme({ late_after_hours: 2 });
  await database.queries
    .insert(stockFeeds)
    .values({ tenant: 'acme', receivedAt: new Date(Date.UTC(2026, 10, 22)) });
  await feed.checkAtMinute(119);
  expect(feed.alerts()).toEqual([]);
  await feed.checkAtMinute(121);
  await feed.checkAtMinute(600);
  expect(feed.alerts()).toEqual([
    expect.stringMatching(
      /^ops-mail: [\s\S]*no stock has arrived for more than 2 hours\.\n[\s\S]*npm run import/,
    ),
    expect.stringMatching(/^dealer: [\s\S]*No stock has arrived for more than 2 hours\./),
  ]);
  expect(feed.alerts()[1]).not.toMatch(/npm|site\.yaml|acme/);
});

it.each([
  ['answers that it is unchanged', true],
  ['is sent again without a version', false],
])(
  'alerts once that a feed which %s has not changed for too long, and again only after new stock',
  async (_, hasVersion) => {
    const feed = await feedOfAcme({ url: 'http://feeds.example/stock.csv', every_minutes: 60 }, [], {
      fetchFeed: async ({ version }) => {
        if (hasVersion && version === String(body)) return null;
        return { body: Buffer.from(body), version: hasVersion ? String(body) : null };
      },
    });
    for (let hour = 0; hour <= 76; hour++) await feed.checkAtMinute(hour * 60);
    expect([await feed.updates(), feed.alerts()]).toEqual([1, []]);
    for (let hour = 77; hour <= 80; hour++) await feed.checkAtMinute(hour * 60);
    expect(feed.alerts().map((text) => text.split(':')[0])).toEqual(['ops-mail', 'dealer']);
    expect(feed.alerts()[0]).toContain('the feed has not changed for more than 76 hours');
    body = 'another feed';
    for (let hour = 81; hour <= 157; hour++) await feed.checkAtMinute(hour * 60);
    expect(feed.alerts()).toHaveLength(2);
    await feed.checkAtMinute(158 * 60);
    expect(feed.alerts()).toHaveLength(4);
  },
);

it('remembers the new version of a feed whose content is the same, so that it is not sent again', async () => {
  const asked: (string | null)[] = [];
  const feed = await feedOfAcme({ url: 'http://feeds.example/stock.csv', every_minutes: 60 }, [], {
    fetchFeed: async ({ version }) => {
      asked.push(version);
      return { body: Buffer.from('a feed'), version: `version ${asked.length}` };
    },
  });
  for (const hour of [0, 1, 2]) await feed.checkAtMinute(hour * 60);
  expect(asked).toEqual([null, 'version 1', 'version 2']);
  expect(await feed.updates()).toBe(1);
});

it('does not alert that stock is late when a feed is fetched for the first time after a long failure', async () => {
  const feed = await feedOfAcme({ url: address, every_minutes: 5, late_after_hours: 2 });
  status = 500;
  await feed.checkAtMinute(0);
  await feed.checkAtMinute(5);
  expect(feed.alerts()).toHaveLength(2);
  status = 200;
  await feed.checkAtMinute(200);
  expect(feed.alerts()).toHaveLength(2);
});

it('fetches no feed from a private address, by HTTP or SFTP', async () => {
  const feed = await feedOfAcme({ url: address }, []);
  await feed.checkAtMinute(0);
  expect(requests).toEqual([]);
  expect(feed.alerts()[0]).toContain('the server’s address is private');
  await database.queries.delete(stockFeeds);
  const url = address.replace('http:', 'sftp:');
  const files = await feedOfAcme({ url, host_key: `SHA256:${'a'.repeat(43)}` }, []);
  await files.checkAtMinute(0);
  expect(files.alerts()[0]).toContain('the server’s address is private');
});

it('does not import a feed of more than 64 MB', async () => {
  body = Buffer.alloc(MAX_FEED_BYTES + 1);
  const feed = await feedOfAcme({ url: address });
  await feed.checkAtMinute(0);
  expect(await feed.updates()).toBe(0);
  expect(feed.alerts()[0]).toContain('the feed has more than 64 MB');
});

it('keeps signatures of imported stock for longer than they are valid, and deletes them after a day', async () => {
  const { checkAtMinute, updates } = await feedOfAcme({});
  const received = { tenant: 'acme', kind: 'changes', receivedAt: new Date(Date.UTC(2026, 10, 22)) } as const;
  await database.queries.insert(stockUpdates).values([
    { ...received, id: randomUUID(), signature: 'a', state: 'imported' },
    { ...received, id: randomUUID(), signature: 'b', state: 'refused' },
  ]);
  // A signature may be dated ahead by as much as it may be old, so it is valid for twice that time.
  await checkAtMinute((2 * SIGNATURE_SECONDS) / 60);
  expect(await updates()).toBe(2);
  await checkAtMinute(25 * 60);
  expect(await updates()).toBe(1);
});

it('pulls several feeds at a time, so that slow servers do not delay the others, but not all at once', async () => {
  const slow = Array.from({ length: CONCURRENT_PULLS - 1 }, (_, i) => `slow-${i}`);
  const others = Array.from({ length: 12 }, (_, i) => `other-${i}`);
  const feedOf = (name: string) => [name, stockFeed.parse({ url: `http://${name}.example/` })] as const;
  const { promise: othersDone, resolve } = Promise.withResolvers<void>();
  const pulled: string[] = [];
  let running = 0;
  let most = 0;
  const feed = await feedOfAcme({}, [], {
    feeds: async () => new Map([...slow, ...others].map(feedOf)),
    fetchFeed: async ({ url }) => {
      const { hostname } = new URL(url);
      running += 1;
      most = Math.max(most, running);
      if (hostname.startsWith('slow')) await othersDone;
      else await new Promise((done) => setTimeout(done, 5));
      pulled.push(hostname.replace('.example', ''));
      if (others.every((name) => pulled.includes(name))) resolve();
      running -= 1;
      return null;
    },
  });
  await feed.checkAtMinute(0);
  expect(pulled.slice(0, others.length).sort()).toEqual([...others].sort());
  expect(pulled.slice(others.length).sort()).toEqual(slow);
  expect(most).toBe(CONCURRENT_PULLS);
});

it('queues an update again if it still waits after a minute, because its job may be lost', async () => {
  const feed = await feedOfAcme({ url: address, every_minutes: 60 });
  await feed.checkAtMinute(0);
  await feed.checkAtMinute(2);
  expect(feed.queuedUpdates()).toBe(2);
});

/**
 * An SFTP server with one file, for the user acme.
 *
 * @param unanswered kind of request that the server never answers
 */
async function sftpServer(keys: { private: string }, unanswered?: 'STAT' | 'READ') {
  const { flagsToString, STATUS_CODE } = ssh2.utils.sftp;
  const body = Buffer.from('a feed by sftp');
  const attributes = { mode: 0o100644, uid: 0, gid: 0, size: body.length, atime: 1, mtime: 1 };
  const server = new ssh2.Server({ hostKeys: [keys.private] }, (client) => {
    client.on('error', () => {});
    client.on('authentication', (context) => {
      const isAcme = context.method === 'password' && context.username === 'acme';
      if (isAcme && context.password === 'a-password') context.accept();
      else context.reject(['password']);
    });
    client.on('session', (accept) => {
      accept().on('sftp', (acceptSftp) => {
        const sftp = acceptSftp();
        sftp.on('STAT', (id) => sftp.attrs(id, attributes));
        sftp.on('LSTAT', (id) => sftp.attrs(id, attributes));
        sftp.on('FSTAT', (id) => sftp.attrs(id, attributes));
        sftp.on('OPEN', (id, _path, flags) =>
          flagsToString(flags) === 'r'
            ? sftp.handle(id, Buffer.from('h'))
            : sftp.status(id, STATUS_CODE.PERMISSION_DENIED),
        );
        sftp.on('READ', (id, _handle, offset, length) =>
          offset < body.length
            ? sftp.data(id, body.subarray(offset, offset + length))
            : sftp.status(id, STATUS_CODE.EOF),
        );
        sftp.on('CLOSE', (id) => sftp.status(id, STATUS_CODE.OK));
        if (unanswered) sftp.removeAllListeners(unanswered).on(unanswered, () => {});
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

/** ECDSA, because ssh2 cannot read about one in 270 of the ed25519 keys that it makes. */
const serverKeys = () => ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 });

/** A server's key as site.yaml names it: "SHA256:…". */
function hostKeyOf(keys: { public: string }): string {
  const blob = Buffer.from(keys.public.split(' ')[1] ?? '', 'base64');
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;
}

it('pulls a feed by SFTP only from a server with the configured host key, and imports the feed again only if it changed', async () => {
  const keys = serverKeys();
  const server = await sftpServer(keys);
  const host_key = hostKeyOf(keys);
  const url = `sftp://127.0.0.1:${server.port}/stock.csv`;
  try {
    const wrong = await feedOfAcme({ url, user: 'acme', host_key: `SHA256:${'a'.repeat(43)}` });
    await wrong.checkAtMinute(0);
    expect(await wrong.updates()).toBe(0);
    expect(wrong.alerts()[0]).toContain('The stock feed cannot be fetched');
    const unnamed = await feedOfAcme({ url, user: 'acme' });
    await unnamed.checkAtMinute(100);
    expect(await unnamed.updates()).toBe(0);
    const feed = await feedOfAcme({ url, user: 'acme', host_key });
    await feed.checkAtMinute(200);
    await feed.checkAtMinute(300);
    expect([await feed.updates(), feed.queuedUpdates()]).toEqual([1, 2]);
  } finally {
    server.close();
  }
});

it.each(['STAT', 'READ'] as const)(
  'gives up after five minutes if an SFTP server does not answer to %s',
  {
    timeout: 20_000,
  },
  async (unanswered) => {
    const keys = serverKeys();
    const server = await sftpServer(keys, unanswered);
    const timeout = AbortSignal.timeout;
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(1_000));
    const url = `sftp://127.0.0.1:${server.port}/stock.csv`;
    try {
      const feed = await feedOfAcme({ url, user: 'acme', host_key: hostKeyOf(keys) });
      await feed.checkAtMinute(0);
      expect(limit).toHaveBeenCalledWith(5 * MINUTE);
      expect(feed.alerts()[0]).toContain('failed (the server did not answer in time)');
    } finally {
      limit.mockRestore();
      server.close();
    }
  },
);
