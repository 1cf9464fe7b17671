import { afterEach, beforeEach, expect, it } from 'vitest';
import { scopedKey } from '../../../tests/support/typesense/scoped-key.ts';
import {
  type Behaviour,
  startTypesense,
  type TypesenseServer,
} from '../../../tests/support/typesense/server.ts';
import { checkKey, KeyTooPowerful } from './check-key.ts';
import { IndexFailed } from './index-failed.ts';

const ALIASES = ['Car_production_demo', 'Model_production_demo'];
const OWN = ALIASES.flatMap((alias) => [alias, `${alias}_[0-9]+`]);
const SEARCH = 'documents:search';
let server: TypesenseServer;
beforeEach(async () => {
  server = await startTypesense('admin');
});
afterEach(() => server.close());

const now = new Date();
const check = (key: string, timeout = 10) =>
  checkKey({ host: '127.0.0.1', port: server.port, protocol: 'http', key, timeout }, ALIASES, now);

function addKey(actions: string[], collections = OWN, value = 'published-key'): string {
  server.store.addKey({ value, description: '', actions, collections });
  return value;
}

it.each([
  ['everything', ['*'], ['*'], 'list keys, create keys, list collections'],
  ['every action', ['*'], OWN, 'list keys, create keys, list collections'],
  ['every action on documents', [SEARCH, 'documents:*'], OWN, 'add documents, change documents'],
  ['exporting documents', [SEARCH, 'documents:export'], OWN, ': export documents.'],
  ['reading documents', [SEARCH, 'documents:get'], OWN, ': read documents.'],
  ['adding documents', [SEARCH, 'documents:create'], OWN, ': add documents.'],
  ['importing documents', [SEARCH, 'documents:import'], OWN, ': change documents.'],
  ['deleting documents', [SEARCH, 'documents:delete'], OWN, ': delete documents.'],
  ['deleting collections', [SEARCH, 'collections:delete'], OWN, ': delete collections.'],
  ['creating collections', [SEARCH, 'collections:create'], OWN, ': create collections.'],
  ['reading collections', [SEARCH, 'collections:get'], OWN, ': read collections.'],
  ['listing collections', [SEARCH, 'collections:list'], OWN, ': list collections.'],
  ['creating keys', [SEARCH, 'keys:create'], OWN, ': create keys.'],
  ['listing aliases', [SEARCH, 'aliases:list'], OWN, ': list aliases.'],
  ['reading statistics', [SEARCH, 'stats.json:list'], OWN, ': read statistics.'],
  ['reading metrics', [SEARCH, 'metrics.json:list'], OWN, ': read metrics.'],
  ['searching every collection', [SEARCH], ['*'], ': search other collections.'],
  ['searching all dealers’ collections', [SEARCH], ['Car_production_.*'], ': search other collections.'],
  [
    'searching dealers whose names begin with this dealer’s name',
    [SEARCH],
    ['Car_production_demo.*'],
    ': search other collections.',
  ],
  [
    'searching all collections whose names end with this dealer’s collection name',
    [SEARCH],
    ['.*Car_production_demo'],
    ': search other collections.',
  ],
])('rejects a key that allows %s', async (_, actions, collections, may) => {
  const collectionsBefore = server.store.collections.size;
  const refused = await check(addKey(actions, collections)).catch((error: Error) => error);
  expect(refused).toBeInstanceOf(KeyTooPowerful);
  expect(String(refused)).toContain(may);
  expect(server.store.collections.size).toBe(collectionsBefore);
  expect(server.store.keys).toHaveLength(1);
});

it('rejects the admin key', async () => {
  await expect(check('admin')).rejects.toThrow(KeyTooPowerful);
});

it('accepts a search-only key, a scoped key (with warnings) and a key of another server', async () => {
  const key = addKey([SEARCH]);
  expect(await check(key)).toEqual([]);
  expect(await check('of-another-server')).toEqual([]);
  expect(await check(scopedKey(key, { filter_by: 'make:=Kia', expires_at: 4_000_000_000 }))).toEqual([
    expect.stringContaining('expires on 2096-'),
    expect.stringContaining('its own filter'),
  ]);
});

it('rejects a scoped key whose parent key covers every collection', async () => {
  const key = addKey([SEARCH], ['*']);
  await expect(check(scopedKey(key, { filter_by: 'make:=Kia' }))).rejects.toThrow('search other collections');
});

it('accepts a search-only key if the server answers 404 at one of the checked paths', async () => {
  const key = addKey([SEARCH]);
  server.behave((request) =>
    request === 'GET /stats.json' ? { kind: 'fail', status: 404 } : { kind: 'answer' },
  );
  expect(await check(key)).toEqual([]);
});

it('fails if the server accepts any key', async () => {
  server.behave(() => ({ kind: 'say', status: 200, type: 'text/html', text: '<p>It works!</p>' }));
  const failed = await check('anything').catch((error: Error) => error);
  expect(failed).not.toBeInstanceOf(KeyTooPowerful);
  expect(String(failed)).toContain('could not be checked, so nothing was indexed.');
  expect(String(failed)).toContain('The server accepts any key');
});

it.each<Behaviour>([
  { kind: 'break', when: 'before' },
  { kind: 'fail', status: 503 },
  { kind: 'fail', status: 429 },
  { kind: 'say', status: 302, type: 'text/html', text: '', location: 'http://example.com/' },
])('fails if the key cannot be checked because the server behaves like %j', async (behaviour) => {
  server.behave(() => behaviour);
  const failed = await check(addKey([SEARCH])).catch((error: Error) => error);
  expect(failed).toBeInstanceOf(IndexFailed);
  expect(failed).not.toBeInstanceOf(KeyTooPowerful);
  expect(String(failed)).toContain('could not be checked, so nothing was indexed.');
  expect(String(failed)).not.toContain('published-key');
});

it('does not follow redirects with the key', async () => {
  const elsewhere = await startTypesense('admin');
  const location = `http://127.0.0.1:${elsewhere.port}/keys`;
  server.behave(() => ({ kind: 'say', status: 302, type: 'text/html', text: '', location }));
  await expect(check(addKey([SEARCH]))).rejects.toThrow('could not be checked, so nothing was indexed.');
  expect(elsewhere.requests).toEqual([]);
  await elsewhere.close();
});

it('gives up on a silent server at the timeout', async () => {
  const key = addKey([SEARCH]);
  server.behave(() => ({ kind: 'hang' }));
  await expect(check(key, 0.1)).rejects.toThrow('could not be checked, so nothing was indexed.');
});
