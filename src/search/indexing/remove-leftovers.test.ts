import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aDocument } from '../../../tests/support/a-document.ts';
import { startTypesense, type TypesenseServer } from '../../../tests/support/typesense/server.ts';
import { CAR_SCHEMA } from '../documents/car-schema.ts';
import { type IndexInput, indexCollection } from './index-collection.ts';
import { createSearchAdmin } from './search-admin.ts';

const ALIAS = 'Car_production_demo';
let server: TypesenseServer;
let minute = 0;
beforeEach(async () => {
  server = await startTypesense('admin-key-0123');
  minute = 0;
});
afterEach(() => server.close());

const names = () => [...server.store.collections.keys()];
const live = () => server.store.aliases.get(ALIAS);
const stampAt = (minutes: number) =>
  `202611200${9 + Math.floor(minutes / 60)}${String(minutes % 60).padStart(2, '0')}00000`;

const admin = () =>
  createSearchAdmin({
    server: { host: '127.0.0.1', port: server.port, protocol: 'http' },
    adminKey: 'admin-key-0123',
    retryInterval: 0.01,
    timeout: 1,
  });

function index(over: Partial<IndexInput> = {}) {
  minute += 1;
  return indexCollection(admin(), {
    tenant: 'demo',
    schema: CAR_SCHEMA,
    documents: ['a', 'b', 'c'].map((id) => aDocument(id)),
    maxDrop: null,
    force: false,
    runner: 'here',
    now: new Date(Date.UTC(2026, 10, 20, 9, minute)),
    onProgress: () => undefined,
    ...over,
  });
}

/** Creates the collection of a run that was killed while filling it. */
const leave = (minutes: number, runner: string, alias = ALIAS) =>
  admin().create(`${alias}_${stampAt(minutes)}`, CAR_SCHEMA, { schema: 'digest', replaces: null, runner });

it.each([false, true])(
  'removes the collection that a killed run left, with and without a live collection; --force: %s',
  async (force) => {
    await leave(0, 'here');
    expect(await index({ force })).toMatchObject({ removedCollections: 1 });
    expect(names()).toEqual([live()]);
    await leave(30, 'here');
    const first = live();
    expect(await index({ force })).toMatchObject({ removedCollections: 1 });
    expect(names()).toEqual(force ? [first, live()] : [first]);
  },
);

it('removes collections of other machines after an hour, and never those of other dealers or of models', async () => {
  await index();
  await leave(2, 'elsewhere');
  await leave(2, 'here', 'Car_production_demo-two');
  await leave(2, 'here', 'Model_production_demo');
  expect(await index()).toMatchObject({ removedCollections: 0 });
  expect(names()).toHaveLength(4);
  minute = 65;
  expect(await index()).toMatchObject({ removedCollections: 1 });
  expect(names()).toHaveLength(3);
});

it('keeps the collection before the live one, even after updates and killed runs', async () => {
  await index();
  const first = live();
  await index({ force: true });
  const second = live();
  await leave(20, 'here');
  await index();
  await index({ documents: [aDocument('a'), aDocument('b')] });
  expect(names()).toEqual([first, second]);
});

it('accepts a collection that it created itself when the response was lost', async () => {
  server.behave((request, nth) =>
    request === 'POST /collections' && nth < 5 ? { kind: 'break', when: 'after' } : { kind: 'answer' },
  );
  expect(await index()).toMatchObject({ kind: 'replaced' });
  expect(names()).toEqual([live()]);
});

it.each([0, 1])(
  'keeps a collection with %i vehicles that another machine created with the same name',
  async (count) => {
    await index();
    const first = live();
    await leave(2, 'elsewhere');
    const theirs = `${ALIAS}_${stampAt(2)}`;
    const held = server.store.find(theirs)?.documents;
    for (let n = 0; n < count; n += 1) held?.set(`theirs-${n}`, { ...aDocument(`theirs-${n}`) });
    await expect(index({ force: true })).rejects.toThrow(/already exists/);
    expect(live()).toBe(first);
    expect(names()).toEqual([first, theirs]);
    expect(server.store.find(theirs)?.documents.size).toBe(count);
  },
);

it('never points the alias to a removed collection, even if the server executes the switch late', async () => {
  await index();
  const first = live();
  let release = () => {};
  const later = new Promise<void>((resolve) => {
    release = resolve;
  });
  let puts = 0;
  server.behave(async (request) => {
    if (!request.startsWith('PUT /aliases/')) return { kind: 'answer' };
    puts += 1;
    if (puts === 1) await later;
    else {
      // The server executes writes in order of arrival.
      release();
      await setImmediate();
    }
    return { kind: 'answer' };
  });
  await expect(index({ force: true })).rejects.toThrow('No answer within 1 s.');
  await server.settled();
  expect(live()).toBe(first);
  expect(names()).toEqual([first]);
});

it('does not follow redirects, so that the admin key is sent nowhere else', async () => {
  const elsewhere = await startTypesense('admin-key-0123');
  const location = `http://127.0.0.1:${elsewhere.port}/collections`;
  for (const status of [301, 302, 307, 308]) {
    server.behave(() => ({ kind: 'say', status, type: 'text/html', text: '', location }));
    await expect(index()).rejects.toThrow(`redirects elsewhere (${status})`);
  }
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.close();
});
