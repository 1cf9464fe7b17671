import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { MultiSearchBody } from '../../../src/search/protocol.ts';
import { type Answer, badRequest, missing, ok } from './answer.ts';
import { createCollection, described } from './collections.ts';
import { exportLines, importLines } from './documents.ts';
import { multiSearch } from './multi-search.ts';
import { type Embedded, permission } from './permission.ts';
import type { Store, StoredCollection } from './store.ts';

export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
  /** From the header or the query. */
  apiKey: string;
}

interface RequestContext {
  store: Store;
  query: URLSearchParams;
  /** The body as text and parsed. */
  text: string;
  json: unknown;
  /** Groups matched in the path. */
  parts: string[];
  embedded: Embedded;
}

type Handler = (context: RequestContext) => Answer;

const onCollection =
  (then: (collection: StoredCollection, context: RequestContext) => Answer): Handler =>
  (context) => {
    const collection = context.store.find(context.parts[0] ?? '');
    return collection ? then(collection, context) : missing();
  };

const onDocument = (then: (collection: StoredCollection, id: string) => void): Handler =>
  onCollection((collection, { parts: [, id = ''] }) => {
    const document = collection.documents.get(id);
    if (!document) return missing(`Could not find a document with id: ${id}`);
    then(collection, id);
    return ok(document);
  });

function removeDocument(collection: StoredCollection, id: string): void {
  collection.documents.delete(id);
  collection.engine = null;
}

const aliasView = (name: string, collection_name: string | undefined) =>
  collection_name === undefined ? missing() : ok({ name, collection_name });

const wantedKey = z.object({
  description: z.string(),
  actions: z.array(z.string()).min(1),
  collections: z.array(z.string()).min(1),
  value: z.string().optional(),
  expires_at: z.number().optional(),
});

function createKey({ store, json }: RequestContext): Answer {
  const { data } = wantedKey.safeParse(json);
  if (!data) return badRequest('Parameters `description`, `actions` and `collections` are required.');
  const { expires_at, value = randomBytes(16).toString('hex'), ...rest } = data;
  return ok(store.addKey({ ...rest, value, ...(expires_at === undefined ? {} : { expires_at }) }), 201);
}

function putAlias({ store, json, parts: [name = ''] }: RequestContext): Answer {
  const { data } = z.object({ collection_name: z.string() }).safeParse(json);
  if (!data) return badRequest('Parameter `collection_name` is required.');
  store.aliases.set(name, data.collection_name);
  return ok({ name, ...data });
}

const searched = z.looseObject({ searches: z.array(z.looseObject({ collection: z.string() })) });

/** Ignores unknown parameters, like the real server. */
const search: Handler = ({ store, json, embedded }) =>
  searched.safeParse(json).success
    ? ok(multiSearch(store, json as MultiSearchBody, embedded))
    : badRequest('Missing `searches` array.');

interface Route {
  method: string;
  /** Pattern of the path. Its groups are passed to the handler; the first one is a collection. */
  pattern: RegExp;
  /** The path contains the name of a collection. */
  ofCollection: boolean;
  /** The action that the key must allow. */
  action: string;
  handle: Handler;
}

const route = (method: string, path: string, action: string, handle: Handler): Route => ({
  method,
  pattern: new RegExp(`^${path.replaceAll('*', '([^/]+)')}$`),
  ofCollection: path.startsWith('/collections/'),
  action,
  handle,
});

const ROUTES: Route[] = [
  route('GET', '/collections', 'collections:list', ({ store: { collections } }) =>
    ok([...collections].map(([name, of]) => described(name, of))),
  ),
  route('POST', '/collections', 'collections:create', ({ store, json }) => createCollection(store, json)),
  route(
    'GET',
    '/collections/*',
    'collections:get',
    onCollection((of, { store, parts: [name = ''] }) => ok(described(store.aliases.get(name) ?? name, of))),
  ),
  route('DELETE', '/collections/*', 'collections:delete', ({ store, parts: [name = ''] }) =>
    store.collections.delete(name) ? ok({ name }) : missing(),
  ),
  route(
    'POST',
    '/collections/*/documents',
    'documents:create',
    onCollection((of, { text, query }) => {
      const outcome = JSON.parse(
        importLines(of, text.replaceAll('\n', ' '), query.get('action') ?? 'create'),
      );
      return outcome.success
        ? ok(JSON.parse(text), 201)
        : { status: outcome.code, body: { message: outcome.error } };
    }),
  ),
  route(
    'POST',
    '/collections/*/documents/import',
    'documents:import',
    onCollection((of, { text, query }) =>
      text === ''
        ? badRequest('The request body was empty. So, no records were imported.')
        : ok(importLines(of, text, query.get('action') ?? 'create')),
    ),
  ),
  route(
    'GET',
    '/collections/*/documents/export',
    'documents:export',
    onCollection((of, { query }) => ok(exportLines(of, query.get('include_fields')))),
  ),
  route(
    'GET',
    '/collections/*/documents/*',
    'documents:get',
    onDocument(() => undefined),
  ),
  route('DELETE', '/collections/*/documents/*', 'documents:delete', onDocument(removeDocument)),
  route('GET', '/aliases', 'aliases:list', ({ store: { aliases } }) =>
    ok({ aliases: [...aliases].map(([name, collection_name]) => ({ name, collection_name })) }),
  ),
  route('GET', '/aliases/*', 'aliases:get', ({ store: { aliases }, parts: [name = ''] }) =>
    aliasView(name, aliases.get(name)),
  ),
  route('PUT', '/aliases/*', 'aliases:create', putAlias),
  route('GET', '/keys', 'keys:list', ({ store: { keys } }) =>
    ok({ keys: keys.map(({ value, ...key }) => ({ ...key, value_prefix: value.slice(0, 4) })) }),
  ),
  route('POST', '/keys', 'keys:create', createKey),
  route('GET', '/stats.json', 'stats.json:list', () => ok({ search_latency_ms: 1 })),
  route('GET', '/metrics.json', 'metrics.json:list', () => ok({ system_disk_used_bytes: '1' })),
  route('GET', '/debug', 'debug:list', () => ok({ state: 1, version: '29.0' })),
  route('POST', '/multi_search', 'documents:search', search),
];

const FORBIDDEN: Answer = {
  status: 401,
  body: { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' },
};

/** Parses JSON; undefined if the text is not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Searches and new collections name collections in the body, all other requests in the path. */
function collectionsOf({ ofCollection, action }: Route, json: unknown, parts: readonly string[]): string[] {
  if (action === 'documents:search')
    return searched.safeParse(json).data?.searches.map(({ collection }) => collection) ?? [];
  if (action === 'collections:create') {
    const { data } = z.looseObject({ name: z.string() }).safeParse(json);
    return data ? [data.name] : [];
  }
  return ofCollection ? parts.slice(0, 1) : [];
}

/** Handles a request the way a Typesense server does. */
export function respond(store: Store, request: Request, adminKey: string): Answer {
  const { method, path, query, body: text, apiKey } = request;
  if (method === 'GET' && path === '/health') return ok({ ok: true });
  const found = ROUTES.find((one) => one.method === method && one.pattern.test(path));
  if (!found) return missing();
  const parts = (found.pattern.exec(path) ?? []).slice(1).map(decodeURIComponent);
  const json = jsonOf(text);
  const collections = collectionsOf(found, json, parts);
  const embedded = permission(store, apiKey, adminKey, { action: found.action, collections });
  if (embedded === null) return FORBIDDEN;
  const ofDocuments = found.action === 'documents:import';
  if (text !== '' && json === undefined && !ofDocuments) return badRequest('Bad JSON.');
  return found.handle({ store, query, text, json, parts, embedded });
}
