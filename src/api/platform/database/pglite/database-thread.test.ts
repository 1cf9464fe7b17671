import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts';
import { type DatabaseThread, startDatabaseThread } from './database-thread.ts';

let database: DatabaseThread;

beforeAll(async () => {
  database = await startDatabaseThread(join(temporaryFolder('pglite'), 'postgres'));
  await database.exec('create table notes (id integer primary key, text text)');
}, 120_000);

afterAll(() => database.close());

const notes = async () => (await database.query('select id from notes order by id')).rows;
const empty = () => database.exec('truncate notes');

const KINDS = `select $1::int as number, $2::text as text, $3::jsonb as json, $4::text[] as list,
  $5::bytea as bytes, $6::boolean as flag, $7::timestamptz as moment, $8::uuid as id, null as nothing`;
const VALUES = [
  7,
  "it's",
  { a: [1] },
  ['x', 'y,z'],
  new Uint8Array([1, 255]),
  false,
  new Date('2026-02-03T04:05:06.789Z'),
  null,
];

it('a query has the same answer when it is prepared as at first', async () => {
  const answers = [];
  // PostgreSQL keeps a plan after five runs of a prepared query.
  for (let run = 0; run < 10; run += 1) answers.push(await database.query(KINDS, VALUES));
  expect(answers[0]?.rows).toEqual([
    {
      number: 7,
      text: "it's",
      json: { a: [1] },
      list: ['x', 'y,z'],
      bytes: new Uint8Array([1, 255]),
      flag: false,
      moment: new Date('2026-02-03T04:05:06.789Z'),
      id: null,
      nothing: null,
    },
  ]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

it('rows are lists, and moments texts, where that is asked for', async () => {
  const options = { rowMode: 'array' as const, parsers: { 1184: (text: string) => text } };
  for (let run = 0; run < 5; run += 1) {
    const { rows } = await database.query(
      'select $1::int, $2::timestamptz at time zone $3 at time zone $3',
      [1, '2026-02-03T04:05:06Z', 'UTC'],
      options,
    );
    expect(rows).toEqual([[1, '2026-02-03 04:05:06+00']]);
  }
});

it("an error has PostgreSQL's code, at first and prepared, and the next query succeeds", async () => {
  await empty();
  const insert = () => database.query('insert into notes values ($1, $2) returning id', [1, 'first']);
  await insert();
  for (let run = 0; run < 5; run += 1) {
    await expect(insert()).rejects.toMatchObject({
      message: 'duplicate key value violates unique constraint "notes_pkey"',
      code: '23505',
    });
    expect(await notes()).toEqual([{ id: 1 }]);
  }
});

it('a query may get other columns before it is prepared, as in a migration', async () => {
  await database.exec('create table changing (a integer)');
  const read = () => database.query('select * from changing where a > $1', [0]);
  await read();
  await database.exec('alter table changing add column b text');
  expect(await read()).toEqual({ rows: [] });
});

it('a transaction that rejects changes nothing, and its error is the one that was thrown', async () => {
  await empty();
  const error = new Error('changed my mind');
  const failing = database.transaction(async (transaction) => {
    await transaction.query('insert into notes values (1)');
    throw error;
  });
  await expect(failing).rejects.toBe(error);
  expect(await notes()).toEqual([]);
});

it('a transaction with a failed query cannot be committed', async () => {
  await empty();
  const failing = database.transaction(async (transaction) => {
    await transaction.query('insert into notes values (1)');
    await transaction.query('insert into missing values (1)').catch(() => {});
  });
  await expect(failing).rejects.toThrow('rolled back');
  expect(await notes()).toEqual([]);
});

it('other queries and transactions wait until a transaction has ended', async () => {
  await empty();
  const order: string[] = [];
  const insertSlowly = (id: number) =>
    database.transaction(async (transaction) => {
      order.push(`${id} begins`);
      await transaction.query('insert into notes values ($1)', [id]);
      await wait(50);
      await transaction.query('update notes set text = $1', [String(id)]);
      order.push(`${id} ends`);
    });
  const first = insertSlowly(1);
  const second = insertSlowly(2);
  const seen = notes().then((rows) => order.push(`${rows.length} seen`));
  await Promise.all([first, second, seen]);
  expect(order).toEqual(['1 begins', '1 ends', '2 begins', '2 ends', '2 seen']);
});

it('a query that comes after the end of its transaction is refused', async () => {
  await empty();
  let late: Promise<unknown> = Promise.resolve();
  await database.transaction(async (transaction) => {
    late = wait(50).then(() => transaction.query('insert into notes values (1)'));
  });
  await expect(late).rejects.toThrow('Transaction is closed');
  expect(await notes()).toEqual([]);
});

it('queries of one transaction may run at the same time', async () => {
  await empty();
  await database.transaction((transaction) =>
    Promise.all([3, 1, 2].map((id) => transaction.query('insert into notes values ($1)', [id]))),
  );
  expect(await notes()).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
});

it('tells what is notified, until nobody listens any more', async () => {
  const heard: string[] = [];
  const stop = await database.listen('doorbell', (payload) => heard.push(payload));
  await database.query("select pg_notify('doorbell', 'once')");
  expect(heard).toEqual(['once']);
  await stop();
  await database.query("select pg_notify('doorbell', 'twice')");
  expect(heard).toEqual(['once']);
});

it('rejects what is asked of a closed database', { timeout: 120_000 }, async () => {
  const closed = await startDatabaseThread(join(temporaryFolder('pglite'), 'postgres'));
  await closed.close();
  await expect(closed.query('select 1')).rejects.toThrow('PGlite is closed');
});
