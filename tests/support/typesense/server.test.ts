import { afterEach, beforeEach, expect, it } from 'vitest';
import { CAR_SCHEMA } from '../../../src/search/documents/car-schema.ts';
import { aDocument } from '../a-document.ts';
import { scopedKey } from './scoped-key.ts';
import { startTypesense, type TypesenseServer } from './server.ts';

const ADMIN = 'the-admin-key';
let server: TypesenseServer;
beforeEach(async () => {
  server = await startTypesense(ADMIN);
});
afterEach(() => server.close());

async function ask(request: string, body?: unknown, key: string | null = ADMIN) {
  const [method = '', path = ''] = request.split(' ');
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method,
    headers: key === null ? {} : { 'x-typesense-api-key': key },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, text, json: () => JSON.parse(text) };
}

const lines = (...documents: object[]) => documents.map((one) => JSON.stringify(one)).join('\n');
const importInto = (name: string, text: string) =>
  ask(`POST /collections/${name}/documents/import?action=upsert`, text);

async function createCollection(name = 'cars', ...ids: string[]) {
  await ask('POST /collections', { ...CAR_SCHEMA, name });
  await importInto(name, lines(...ids.map((id) => aDocument(id))));
}

async function search(params: object, key: string | null = ADMIN, query = '') {
  const answer = await ask(
    `POST /multi_search${query}`,
    { searches: [{ collection: 'cars', q: '*', ...params }] },
    key,
  );
  return answer.status === 200 ? answer.json().results[0] : answer.status;
}
const idsOf = async (params: object = {}) =>
  (await search(params)).hits.map(({ document }: { document: { id: string } }) => document.id);

it('the test server accepts the admin key in the header or the query, and refuses other keys', async () => {
  expect((await ask('GET /collections')).status).toBe(200);
  expect((await ask(`GET /collections?x-typesense-api-key=${ADMIN}`, undefined, null)).status).toBe(200);
  expect((await ask('GET /collections?x-typesense-api-key=wrong', undefined, null)).status).toBe(401);
  for (const key of [null, '', 'wrong', `${ADMIN} `.repeat(2)])
    expect((await ask('GET /collections', undefined, key)).status).toBe(401);
  expect((await ask('GET /health', undefined, null)).status).toBe(200);
});

it('the test server refuses collections with unknown types, an unknown sorting field or no fields, and invalid JSON', async () => {
  const refused = await ask('POST /collections', { name: 'x', fields: [{ name: 'a', type: 'text' }] });
  expect(refused.status).toBe(400);
  expect(refused.json().message).toBe(
    'Field `a` has an invalid data type `text`, see docs for supported data types.',
  );
  const fields = [{ name: 'a', type: 'string' }];
  for (const body of [
    { name: 'x', fields, default_sorting_field: 'b' },
    { name: 'x' },
    { fields },
    '{',
    '[]',
  ])
    expect((await ask('POST /collections', body)).status).toBe(400);
  expect((await ask('POST /collections', { name: 'x', fields })).status).toBe(201);
  expect((await ask('POST /collections', { name: 'x', fields })).status).toBe(409);
});

it('the test server answers 404 for unknown collections, aliases, documents and paths', async () => {
  await createCollection('cars', 'a');
  for (const request of [
    'GET /collections/none',
    'DELETE /collections/none',
    'GET /collections/none/documents/export',
    'POST /collections/none/documents/import',
    'GET /collections/cars/documents/none',
    'DELETE /collections/cars/documents/none',
    'GET /aliases/none',
    'GET /nothing',
  ])
    expect([request, (await ask(request)).status]).toEqual([request, 404]);
  expect(await search({ collection: 'none' })).toEqual({ code: 404, error: 'Not found.' });
});

it('an import into the test server refuses only the lines whose documents have wrong types', async () => {
  await createCollection();
  const answer = await importInto(
    'cars',
    [
      lines(aDocument('a')),
      lines(aDocument('b', { price: 'much' as never })),
      '{"id": "c"',
      lines({ id: 'd' }),
      lines({ ...aDocument('e'), id: 5 }),
      lines(aDocument('f')),
    ].join('\n'),
  );
  const outcomes = answer.text.split('\n').map((line) => JSON.parse(line));
  expect(outcomes.map(({ success, code = 0 }) => (success ? 'taken' : code))).toEqual([
    'taken',
    400,
    400,
    400,
    400,
    'taken',
  ]);
  expect(outcomes[1].error).toBe('Field `price` must be of type int32.');
  expect((await ask('GET /collections/cars')).json().num_documents).toBe(2);
});

it('the test server refuses unknown fields in filters, sorting and facets, and ignores unknown parameters', async () => {
  await createCollection('cars', 'a', 'b');
  for (const params of [
    { filter_by: 'nothing:=1' },
    { sort_by: 'nothing:asc' },
    { facet_by: 'nothing' },
    { filter_by: 'price:=' },
  ])
    expect([400, 404]).toContain((await search(params)).code);
  expect(await search({ max_filter_by_candidates: 1000, something_else: 'x' })).toMatchObject({ found: 2 });
});

it('equal documents are sorted by import: a replaced one keeps its position, a deleted and added one is the newest', async () => {
  await createCollection('cars', 'a', 'b', 'c', 'd');
  const first: string[] = await idsOf();
  expect(first.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  await importInto('cars', lines(aDocument('b', { price: 1 })));
  expect(await idsOf()).toEqual(first);
  await ask('DELETE /collections/cars/documents/a');
  await importInto('cars', lines(aDocument('a')));
  const newest = first[0] === 'd' ? 0 : 3;
  expect((await idsOf())[newest]).toBe('a');
});

it('a key allows only its own actions, on its own collections and until it expires', async () => {
  await createCollection('cars', 'a');
  await createCollection('cars_2', 'b');
  const keyFor = async (actions: string[], collections: string[], more: object = {}) =>
    (await ask('POST /keys', { description: '', actions, collections, ...more })).json().value as string;
  const reader = await keyFor(['documents:search'], ['cars']);
  expect(await search({}, reader)).toMatchObject({ found: 1 });
  expect(await search({ collection: 'cars_2' }, reader)).toBe(401);
  for (const request of [
    'GET /keys',
    'GET /collections',
    'GET /stats.json',
    'GET /collections/cars/documents/export',
  ])
    expect((await ask(request, undefined, reader)).status).toBe(401);
  const pattern = await keyFor(['documents:*'], ['cars_[0-9]+']);
  expect((await ask('GET /collections/cars_2/documents/export', undefined, pattern)).status).toBe(200);
  expect((await ask('GET /collections/cars/documents/export', undefined, pattern)).status).toBe(401);
  expect((await ask('GET /keys', undefined, await keyFor(['keys:list'], ['none']))).status).toBe(200);
  expect(await search({}, await keyFor(['documents:search'], ['*'], { expires_at: 1 }))).toBe(401);
  const listed = (await ask('GET /keys')).json().keys;
  expect(listed[0]).toMatchObject({ value_prefix: reader.slice(0, 4) });
  expect(JSON.stringify(listed)).not.toContain(reader);
});

it('the test server applies a scoped key’s parameters, and refuses a scoped key that is forged, expired or of a key that can do more than search', async () => {
  await createCollection('cars', 'a', 'b');
  await importInto('cars', lines(aDocument('c', { make: 'Kia' })));
  const value = 'search-only-0123';
  const key = { value, description: '', actions: ['documents:search'], collections: ['cars'] };
  server.store.addKey(key);
  server.store.addKey({ ...key, value: 'every-action-456', actions: ['*'] });
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const kia = scopedKey(value, { filter_by: 'make:=Kia', expires_at: inAnHour });
  expect(await search({}, kia)).toMatchObject({ found: 1 });
  expect(await search({ filter_by: 'make:=Ford' }, kia)).toMatchObject({ found: 0 });
  expect(await search({}, null, `?x-typesense-api-key=${encodeURIComponent(kia)}`)).toMatchObject({
    found: 1,
  });
  expect((await ask('GET /collections', undefined, kia)).status).toBe(401);
  expect(await search({}, scopedKey(value, { expires_at: 1 }))).toBe(401);
  expect(await search({}, scopedKey(`${value.slice(0, 4)}-guessed`, {}))).toBe(401);
  expect(await search({}, scopedKey('every-action-456', {}))).toBe(401);
  expect(await search({}, scopedKey(ADMIN, {}))).toBe(401);
});
