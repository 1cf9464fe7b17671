import { afterEach, beforeEach, expect, it } from 'vitest';
import { aDocument } from '../../../tests/support/a-document.ts';
import { startTypesense, type TypesenseServer } from '../../../tests/support/typesense/server.ts';
import { CAR_SCHEMA } from '../documents/car-schema.ts';
import type { SearchDocument } from '../documents/document.ts';
import { type IndexInput, indexCollection } from './index-collection.ts';
import { createSearchAdmin } from './search-admin.ts';

const ALIAS = 'Car_production_demo';
let server: TypesenseServer;
let minute = 0;
beforeEach(async () => {
  server = await startTypesense('admin');
  minute = 0;
});
afterEach(() => server.close());

const stock = (count: number, over: Partial<SearchDocument> = {}) =>
  Array.from({ length: count }, (_, n) => aDocument(`v${n + 1}`, over));

const admin = () =>
  createSearchAdmin({
    server: { host: '127.0.0.1', port: server.port, protocol: 'http' },
    adminKey: 'admin',
    retryInterval: 0.01,
    timeout: 1,
  });

function index(documents: readonly SearchDocument[], over: Partial<IndexInput> = {}) {
  minute += 1;
  return indexCollection(admin(), {
    tenant: 'demo',
    schema: CAR_SCHEMA,
    documents,
    maxDrop: 0.3,
    force: false,
    runner: 'here',
    now: new Date(Date.UTC(2026, 10, 20, 9, minute)),
    onProgress: () => undefined,
    ...over,
  });
}

const names = () => [...server.store.collections.keys()];
const live = () => server.store.aliases.get(ALIAS);
const liveIds = () => [...(server.store.find(ALIAS)?.documents.keys() ?? [])];
const clear = () => server.requests.splice(0);

it('fills a collection named after tenant and time, then points the alias to it', async () => {
  const summary = await index(stock(1200));
  expect(summary).toEqual({ kind: 'replaced', documents: 1200, removedCollections: 0 });
  expect(live()).toBe('Car_production_demo_20261120090100000');
  expect(liveIds()).toHaveLength(1200);
  const imports = server.requests.filter((request) => request.endsWith('/import'));
  expect(imports).toHaveLength(3);
  const lastImport = server.requests.findLastIndex((request) => request.endsWith('/import'));
  expect(server.requests.indexOf(`PUT /aliases/${ALIAS}`)).toBeGreaterThan(lastImport);
});

it('sends only changed and new vehicles, and removes those no longer in stock, while the schema is the same', async () => {
  await index(stock(10));
  const first = live();
  clear();
  const next = [...stock(9), aDocument('v11')].map((document) =>
    document.id === 'v3' ? { ...document, price: 39_990 } : document,
  );
  expect(await index(next)).toEqual({
    kind: 'updated',
    documents: 10,
    changed: 2,
    removed: 1,
    removedCollections: 0,
  });
  expect(live()).toBe(first);
  expect(liveIds().sort()).toEqual(next.map(({ id }) => id).sort());
  expect(server.store.find(ALIAS)?.documents.get('v3')).toMatchObject({ price: 39_990 });
  expect(server.requests).not.toContain('POST /collections');
  expect(names()).toEqual([first]);

  clear();
  expect(await index(next)).toEqual({
    kind: 'updated',
    documents: 10,
    changed: 0,
    removed: 0,
    removedCollections: 0,
  });
  expect(server.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);
});

it('completes an interrupted update with the next run', async () => {
  await index(stock(10, { colour: 'red' }));
  const first = live();
  server.behave((request) =>
    request.startsWith('DELETE') ? { kind: 'break', when: 'before' } : { kind: 'answer' },
  );
  const next = stock(8, { colour: 'blue' });
  await expect(index(next)).rejects.toThrow();
  expect(liveIds()).toHaveLength(10);
  server.behave(() => ({ kind: 'answer' }));
  expect(await index(next)).toEqual({
    kind: 'updated',
    documents: 8,
    changed: 0,
    removed: 2,
    removedCollections: 0,
  });
  expect(live()).toBe(first);
});

it.each<[string, Partial<SearchDocument>]>([
  ['price', { price: 1 }],
  ['sold flag', { sold: true }],
  ['reserved flag', { reserved: true }],
])('a change of only the %s is indexed, because cards show it before the next build', async (_, over) => {
  await index(stock(3));
  expect(await index([aDocument('v1', over), ...stock(3).slice(1)])).toMatchObject({ changed: 1 });
});

it('fills a new collection when the schema changed, keeps the previous one and removes older ones', async () => {
  const schemas = [0, 1, 2, 3].map((n) => ({
    ...CAR_SCHEMA,
    fields: [...CAR_SCHEMA.fields, { name: `extra_${n}`, type: 'string' as const, optional: true }],
  }));
  const lives: (string | undefined)[] = [];
  for (const schema of schemas) {
    await index(stock(3), { schema });
    lives.push(live());
  }
  expect(new Set(lives).size).toBe(4);
  expect(names().sort()).toEqual(lives.slice(-2));
});

it('--force fills a new collection even if the schema is the same', async () => {
  await index(stock(3));
  expect(await index(stock(3), { force: true })).toMatchObject({ kind: 'replaced' });
  expect(names()).toHaveLength(2);
});

it('does not touch collections of other tenants, even if their names begin with this tenant’s name', async () => {
  await index(stock(2), { tenant: 'demo-two' });
  for (let n = 0; n < 3; n += 1) await index(stock(2), { force: true });
  expect(names().filter((name) => name.startsWith('Car_production_demo-two'))).toHaveLength(1);
  expect(server.store.aliases.get('Car_production_demo-two')).toBeDefined();
});

it('several tenants can be indexed on one server at the same time', async () => {
  for (const colour of ['red', 'blue']) {
    await Promise.all([
      index(stock(30, { colour })),
      index(stock(20, { colour: `dark ${colour}` }), { tenant: 'demo-two' }),
      index(stock(10, { colour: `light ${colour}` }), { tenant: 'demo-2', force: true }),
    ]);
    const held = ['demo', 'demo-two', 'demo-2'].map((tenant) => {
      const documents = [...(server.store.find(`Car_production_${tenant}`)?.documents.values() ?? [])];
      return [documents.length, ...new Set(documents.map((document) => document.colour))];
    });
    expect(held).toEqual([
      [30, colour],
      [20, `dark ${colour}`],
      [10, `light ${colour}`],
    ]);
  }
  expect(names()).toHaveLength(4);
});

it('a different spelling of a make updates the vehicles of that make', async () => {
  await index([...stock(3, { make: 'MAZDA' }), aDocument('v9')]);
  const first = live();
  const next = [...stock(3, { make: 'Mazda' }), aDocument('v9')];
  expect(await index(next)).toEqual({
    kind: 'updated',
    documents: 4,
    changed: 3,
    removed: 0,
    removedCollections: 0,
  });
  expect(live()).toBe(first);
  expect(server.store.find(ALIAS)?.documents.get('v1')).toMatchObject({ make: 'Mazda' });
});

it('lists every refused vehicle by row, and changes nothing', async () => {
  await index(stock(3));
  const before = { names: names(), live: live() };
  const wrong = [aDocument('v1'), aDocument('v2', { price: 'a lot' as never }), aDocument('v3', { km: 1.5 })];
  await expect(index(wrong, { force: true })).rejects.toThrow(
    'Row 2, v2: Field `price` must be of type int32.\nRow 3, v3: Field `km` must be of type int32.',
  );
  expect({ names: names(), live: live() }).toEqual(before);
});

it('does not point the alias to a new collection that holds fewer documents than were sent', async () => {
  await index(stock(3));
  const before = { names: names(), live: live() };
  const twice = [...stock(3), aDocument('v1')];
  await expect(index(twice, { force: true })).rejects.toThrow('The new collection holds 3 of 4 documents.');
  expect({ names: names(), live: live() }).toEqual(before);
});

it('refuses to remove more of the stock than the tenant allows', async () => {
  await index(stock(10));
  await expect(index(stock(6))).rejects.toThrow('more than 30 % would be removed');
  expect(liveIds()).toHaveLength(10);
  expect(await index(stock(6), { maxDrop: null })).toMatchObject({ kind: 'updated', removed: 4 });
  expect(await index(stock(5))).toMatchObject({ documents: 5 });
});

it('retries after a failed or unanswered request', async () => {
  let failures = 2;
  server.behave((request) => {
    if (!request.endsWith('/import') || failures === 0) return { kind: 'answer' };
    failures -= 1;
    return failures === 1 ? { kind: 'fail', status: 503 } : { kind: 'break', when: 'after' };
  });
  await index(stock(20));
  expect(liveIds()).toHaveLength(20);
});

it('gives up on a silent server and removes the new collection', async () => {
  await index(stock(3));
  const before = { names: names(), live: live() };
  server.behave((request) => (request.endsWith('/import') ? { kind: 'hang' } : { kind: 'answer' }));
  await expect(index(stock(3), { force: true })).rejects.toThrow('No answer within 1 s.');
  expect({ names: names(), live: live() }).toEqual(before);
});

it('an import that fails at any request leaves the complete old or new index', async () => {
  await index(stock(40, { colour: 'red' }));
  clear();
  await index(stock(40, { colour: 'blue' }), { force: true });
  const requests = server.requests.length;
  let colour = 'blue';
  for (let at = 1; at <= requests; at += 1) {
    for (const when of ['before', 'after'] as const) {
      const next = `colour ${at} ${when}`;
      clear();
      server.behave((_, nth) => (nth >= at ? { kind: 'break', when } : { kind: 'answer' }));
      const failed = await index(stock(40, { colour: next }), { force: true }).then(
        () => false,
        () => true,
      );
      expect(failed).toBe(true);
      const documents = [...(server.store.find(ALIAS)?.documents.values() ?? [])];
      const colours = new Set(documents.map((document) => document.colour));
      expect(documents).toHaveLength(40);
      expect(colours.size).toBe(1);
      expect([colour, next]).toContain([...colours][0]);
      colour = String([...colours][0]);
    }
  }
  server.behave(() => ({ kind: 'answer' }));
  await index(stock(40), { force: true });
  expect(names()).toHaveLength(2);
});

it.each(['collections', 'aliases'])(
  'fails and changes nothing if the server answers "null" to a request for its %s',
  async (what) => {
    await index(stock(3));
    const before = live();
    server.behave((request) =>
      request.startsWith(`GET /${what}/`)
        ? { kind: 'say', status: 200, type: 'application/json', text: 'null' }
        : { kind: 'answer' },
    );
    await expect(index(stock(4), { force: true })).rejects.toThrow(
      `http://127.0.0.1:${server.port} does not answer like Typesense.`,
    );
    expect(live()).toBe(before);
    expect(liveIds()).toHaveLength(3);
  },
);

it('fails if an updated collection holds more or fewer documents than the stock', async () => {
  const meddle = (when: string, how: () => void) =>
    server.behave((request) => {
      if (request.includes(when)) how();
      return { kind: 'answer' };
    });
  await index(stock(10));
  const stored = server.store.find(ALIAS)?.documents;
  meddle('/import', () => stored?.set('stray', { id: 'stray' }));
  await expect(index(stock(10, { price: 1_000 }))).rejects.toThrow(
    'The collection holds 11 documents instead of 10.',
  );
  meddle('DELETE', () => stored?.delete('v2'));
  await expect(index(stock(10, { price: 1_000 }).slice(1))).rejects.toThrow(
    'The collection holds 8 documents instead of 9.',
  );
});
