import { randomBytes } from 'node:crypto';
import type { MultiSearchBody } from '../../../src/search/protocol.ts';
import { exportLines, importLines } from './documents.ts';
import { multiSearch } from './multi-search.ts';
import type { Store, StoredCollection, StoredKey } from './store.ts';

export interface Request {
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}

export interface Response {
  status: number;
  /** An object is sent as JSON. */
  body: unknown;
}

const ok = (body: unknown, status = 200): Response => ({ status, body });
const missing = (message = 'Not Found'): Response => ({ status: 404, body: { message } });

const described = (name: string, { schema, createdAt, documents }: StoredCollection) => ({
  ...schema,
  name,
  created_at: createdAt,
  num_documents: documents.size,
});

type Handler = (store: Store, request: Request, parts: string[]) => Response;

const onCollection =
  (then: (collection: StoredCollection, request: Request, parts: string[]) => Response): Handler =>
  (store, request, parts) => {
    const collection = store.find(parts[0] ?? '');
    return collection ? then(collection, request, parts) : missing();
  };

function createCollection(store: Store, { body }: Request): Response {
  const schema = JSON.parse(body) as StoredCollection['schema'];
  if (store.collections.has(schema.name))
    return { status: 409, body: { message: `A collection with name \`${schema.name}\` already exists.` } };
  const made = { schema, createdAt: Math.floor(Date.now() / 1000), documents: new Map(), engine: null };
  store.collections.set(schema.name, made);
  return ok(described(schema.name, made), 201);
}

function removeDocument(collection: StoredCollection, id: string): Response {
  const document = collection.documents.get(id);
  if (!document) return missing(`Could not find a document with id: ${id}`);
  collection.documents.delete(id);
  collection.engine = null;
  return ok(document);
}

const aliasView = (name: string, collection_name: string | undefined) =>
  collection_name === undefined ? missing() : ok({ name, collection_name });

/** By method and pattern of the path; what the pattern's groups match is handed on. */
const ROUTES: [string, RegExp, Handler][] = [
  ['GET', /^\/health$/, () => ok({ ok: true })],
  [
    'GET',
    /^\/collections$/,
    ({ collections }) => ok([...collections].map(([name, of]) => described(name, of))),
  ],
  ['POST', /^\/collections$/, createCollection],
  ['GET', /^\/collections\/([^/]+)$/, onCollection((of, _, [name = '']) => ok(described(name, of)))],
  [
    'DELETE',
    /^\/collections\/([^/]+)$/,
    (store, _, [name = '']) => (store.collections.delete(name) ? ok({ name }) : missing()),
  ],
  [
    'POST',
    /^\/collections\/([^/]+)\/documents\/import$/,
    onCollection((of, { body }) => ok(importLines(of, body))),
  ],
  [
    'GET',
    /^\/collections\/([^/]+)\/documents\/export$/,
    onCollection((of, { query }) => ok(exportLines(of, query.get('include_fields')))),
  ],
  [
    'DELETE',
    /^\/collections\/([^/]+)\/documents\/([^/]+)$/,
    onCollection((of, _, [, id = '']) => removeDocument(of, id)),
  ],
  ['GET', /^\/aliases\/([^/]+)$/, ({ aliases }, _, [name = '']) => aliasView(name, aliases.get(name))],
  [
    'PUT',
    /^\/aliases\/([^/]+)$/,
    ({ aliases }, { body }, [name = '']) => {
      const { collection_name } = JSON.parse(body) as { collection_name: string };
      aliases.set(name, collection_name);
      return ok({ name, collection_name });
    },
  ],
  [
    'POST',
    /^\/keys$/,
    (store, { body }) => {
      const key = JSON.parse(body) as Omit<StoredKey, 'id' | 'value'>;
      return ok(store.addKey({ ...key, value: randomBytes(16).toString('hex') }), 201);
    },
  ],
  [
    'POST',
    /^\/multi_search$/,
    (store, { body }) => ok(multiSearch(store, JSON.parse(body) as MultiSearchBody)),
  ],
];

const FORBIDDEN: Response = {
  status: 401,
  body: { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' },
};

/** Whether a search-only key lets the request through: of a search, only in its own collections. */
function permits({ actions, collections }: StoredKey, { path, body }: Request): boolean {
  if (path !== '/multi_search' || !actions.includes('documents:search')) return false;
  const own = collections.map((pattern) => new RegExp(`^(?:${pattern})$`));
  return (JSON.parse(body) as MultiSearchBody).searches.every(({ collection }) =>
    own.some((pattern) => pattern.test(collection)),
  );
}

/** What a Typesense server answers. */
export function respond(store: Store, request: Request, apiKey: string, adminKey: string): Response {
  const key = store.keys.find(({ value }) => value === apiKey);
  const allowed = request.path === '/health' || apiKey === adminKey || (key && permits(key, request));
  if (!allowed) return FORBIDDEN;
  for (const [method, pattern, handle] of ROUTES) {
    const match = method === request.method ? pattern.exec(request.path) : null;
    if (match) return handle(store, request, match.slice(1).map(decodeURIComponent));
  }
  return missing();
}
