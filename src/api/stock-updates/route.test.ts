import { pino } from 'pino';
import { expect, it } from 'vitest';
import { temporaryDatabase } from '../../../tests/support/service/temporary-database.ts';
import { NOW, testService } from '../../../tests/support/service/test-service.ts';
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { signature } from '../webhook/sign.ts';
import { stockUpdates, type UpdateOutcome } from './schema.ts';

const SECRET = 'a-stock-secret';
const database = await temporaryDatabase();
const folder = temporaryFolder('stock-route');

/** Sends a signed request about north's stock; resolves to the answer and to the problems that the log names. */
async function send(path: string, signedText: string, body: string | null, header?: string | null) {
  const problems: string[] = [];
  const { service } = testService(database, [], {
    stockUpdates: {
      environment: { FORECOURT_NORTH_STOCK_SECRET: SECRET },
      folderOf: () => folder,
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
