import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { temporaryDatabase } from '../../../tests/support/service/temporary-database.ts';
import { NOW, testService } from '../../../tests/support/service/test-service.ts';
import { temporaryTenant } from '../../../tests/support/stock/stock-folders.ts';
import { signature } from '../platform/outgoing/sign.ts';
import { secretsIn } from '../tenants/tenant-secrets.ts';
import { stockUpdates, type UpdateOutcome } from './schema.ts';

const SECRET = 'a-stock-secret';
const database = await temporaryDatabase();
const folders = temporaryTenant('north');

/** Sends a signed request about north's stock; resolves to the answer and to the problems that the log names. */
async function send(path: string, signedText: string, body: string | null, header?: string | null) {
  const problems: string[] = [];
  const { service } = testService(database, [], {
    stockUpdates: {
      secretsOf: secretsIn({ FORECOURT_NORTH_STOCK_SECRET: SECRET }),
      foldersOf: async () => folders,
      jobs: { send: async () => {} },
    },
    log: pino(
      {},
      { write: (line: string) => void problems.push(...[JSON.parse(line).problem].filter(Boolean)) },
    ),
  });
  const signed = header === undefined ? signature(SECRET, NOW.getTime() / 1_000, signedText) : header;
  const response = await service.request(
    `/api/stock/${path}`,
    {
      method: body === null ? 'GET' : 'POST',
      body,
      headers: { host: 'www.north.example', ...(signed === null ? {} : { 'forecourt-signature': signed }) },
    },
    { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
  );
  return { status: response.status, answer: await response.json(), problems };
}

/** Files in the queue of arrived stock. */
const queued = () => readdirSync(join(folders.data, '.import-queue'));

const sendChanges = (body: string, header?: string | null) => send('changes', body, body, header);
const askFor = (id: string, header?: string | null) => send(`updates/${id}`, id, null, header);

it('changes with wrong values are refused with the path and problem of each, and nothing is stored', async () => {
  const body = {
    changed: [
      { stocknum: 'A1002', price: '$8,990' },
      { id: 'b', prize: 1 },
    ],
  };
  const { status, answer } = await sendChanges(JSON.stringify(body));
  expect(status).toBe(400);
  expect(answer).toMatchObject({
    success: false,
    error: expect.stringMatching(
      /^Nothing was changed: changed\.0\.price must be a number\. "fields" lists 1 more problem\./,
    ),
    fields: {
      'changed.0.price': 'must be a number',
      'changed.1.prize': 'is not a field of a vehicle. Did you mean "price"?',
    },
  });
  expect(await database.queries.select().from(stockUpdates)).toEqual([]);
  expect(queued()).toEqual([]);
});

it.each([
  ['is missing', null, 'the header Forecourt-Signature is missing'],
  ['is malformed', 't=now', 'the header is not "t=<seconds>,v1=<64 hexadecimal digits>"'],
  [
    'is too old',
    signature(SECRET, NOW.getTime() / 1_000 - 400, '{}'),
    'the time is 400 seconds in the past; 300 are allowed',
  ],
  [
    'has another secret',
    signature('another', NOW.getTime() / 1_000, '{}'),
    'the signature does not belong to this body and secret',
  ],
])('if a signature %s, the log says so and the answer does not', async (_, header, problem) => {
  const { status, answer, problems } = await sendChanges('{}', header);
  expect(status).toBe(401);
  expect(problems).toEqual([problem]);
  expect(answer.error).toMatch(/^The signature of this request is missing, wrong or too old\./);
});

it('tells what became of an update, and only to who has the secret', async () => {
  const { answer } = await sendChanges(JSON.stringify({ removed: ['A1'] }));
  const id: string = answer.update_id;
  expect(await askFor(id)).toMatchObject({
    status: 200,
    answer: { success: true, kind: 'changes', state: 'waiting', received_at: NOW.toISOString() },
  });
  const outcome: UpdateOutcome = {
    state: 'published',
    reason: null,
    problems: ['The stock has no vehicle A1, which was to be removed.'],
    departures: ['1 vehicle is sold now: A2.'],
    records: 4,
    vehicles: 3,
    quarantined: 1,
  };
  await database.queries.update(stockUpdates).set({ state: 'imported', outcome });
  expect((await askFor(id)).answer).toMatchObject(outcome);
  const other = '3f0f9c5e-6b6c-4f0a-9d3a-1c2b3a4d5e6f';
  expect(await askFor(other)).toMatchObject({ status: 404 });
  expect(await askFor('one')).toMatchObject({ status: 404 });
  expect(await askFor(id, signature(SECRET, NOW.getTime() / 1_000, other))).toMatchObject({
    status: 401,
    problems: ['the signature does not belong to this id and secret'],
  });
});

it('stock that is refused leaves no file, and files left by processes that ended are removed after an hour', async () => {
  const before = queued();
  const left = join(folders.data, '.import-queue', 'arriving-left');
  const fresh = join(folders.data, '.import-queue', 'arriving-fresh');
  for (const file of [left, fresh]) writeFileSync(file, 'half a feed');
  const ago = (minutes: number) => NOW.getTime() / 1_000 - minutes * 60;
  utimesSync(left, ago(61), ago(61));
  utimesSync(fresh, ago(59), ago(59));
  expect(await send('feed', 'a', 'another body')).toMatchObject({ status: 401 });
  expect(await send('feed', '', '')).toMatchObject({ status: 400 });
  const large = 'x'.repeat(64 * 1024 * 1024 + 1);
  expect(await send('feed', large, large)).toMatchObject({ status: 413 });
  const repeated = signature(SECRET, NOW.getTime() / 1_000, 'a feed');
  expect(await send('feed', '', 'a feed', repeated)).toMatchObject({ status: 202 });
  expect(await send('feed', '', 'a feed', repeated)).toMatchObject({ status: 409 });
  expect(queued().filter((name) => name.startsWith('arriving-'))).toEqual(['arriving-fresh']);
  expect(queued()).toHaveLength(before.length + 2);
});

it('one network sends three feeds at the same time, and the fourth is told when to try again', async () => {
  const { service } = testService(database, [], {
    stockUpdates: {
      secretsOf: secretsIn({ FORECOURT_NORTH_STOCK_SECRET: SECRET }),
      foldersOf: async () => folders,
      jobs: { send: async () => {} },
    },
  });
  const ends: (() => void)[] = [];
  const sendOpen = (address: string) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('half '));
        ends.push(() => controller.close());
      },
    });
    return service.request(
      '/api/stock/feed',
      {
        method: 'POST',
        body,
        duplex: 'half',
        headers: {
          host: 'www.north.example',
          'forecourt-signature': signature(SECRET, NOW.getTime() / 1_000, 'wrong'),
        },
      } as RequestInit,
      { incoming: { socket: { remoteAddress: address } } },
    );
  };
  const open = [1, 2, 3].map(() => sendOpen('192.0.2.1'));
  const fourth = await sendOpen('192.0.2.1');
  expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([503, '10']);
  const own = sendOpen('198.51.100.7');
  expect((await sendOpen('203.0.113.5')).status).toBe(503);
  for (const end of ends.slice(0, 3)) end();
  expect((await Promise.all(open)).map(({ status }) => status)).toEqual([401, 401, 401]);
  ends[4]?.();
  expect((await own).status).toBe(401);
});
