import { randomUUID } from 'node:crypto';
import { buildCollection } from '../../../src/search/collection/build-collection.ts';
import type { CollectionSchema } from '../../../src/search/collection/collection.ts';
import { createEngine } from '../../../src/search/engine/create-engine.ts';
import type { MultiSearchBody, MultiSearchResponse } from '../../../src/search/protocol.ts';

export interface Identified {
  id: string;
}

/** Any engine, filled with documents. */
export interface EngineUnderTest {
  name: string;
  answer: (body: MultiSearchBody) => Promise<MultiSearchResponse<Identified>>;
  dispose: () => Promise<void>;
}

export type Opening = (
  schema: CollectionSchema,
  documents: readonly Identified[],
) => Promise<EngineUnderTest>;

/** Opens an engine for `use`, and releases its resources even if that fails. */
export async function withEngine<Result>(
  open: Opening,
  { schema, documents }: { schema: CollectionSchema; documents: readonly Identified[] },
  use: (engine: EngineUnderTest) => Promise<Result>,
): Promise<Result> {
  const engine = await open(schema, documents);
  try {
    return await use(engine);
  } finally {
    await engine.dispose();
  }
}

const inBrowser: Opening = async (schema, documents) => {
  const engine = createEngine(buildCollection(schema, documents));
  return {
    name: 'the in-browser engine',
    answer: async (body) => engine.multiSearch(body, (doc) => documents[doc] as Identified),
    dispose: async () => {},
  };
};

/** A Typesense server with a new collection, which is dropped at the end. */
const onServer =
  (address: string, key: string): Opening =>
  async (schema, documents) => {
    const name = `behaviour_${randomUUID().replaceAll('-', '')}`;
    async function send(method: string, path: string, body?: string): Promise<string> {
      const response = await fetch(new URL(path, address), {
        method,
        headers: { 'X-TYPESENSE-API-KEY': key },
        ...(body === undefined ? {} : { body }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text;
    }
    await send('POST', '/collections', JSON.stringify({ ...schema, name }));
    const lines = documents.map((document) => JSON.stringify(document)).join('\n');
    const imported = await send('POST', `/collections/${name}/documents/import`, lines);
    const refused = imported.split('\n').find((line) => !line.includes('"success":true'));
    if (refused !== undefined) throw new Error(`The server refused a document: ${refused}`);
    return {
      name: `the server at ${address}`,
      answer: async ({ searches }) => {
        const own = { searches: searches.map((search) => ({ ...search, collection: name })) };
        return JSON.parse(await send('POST', '/multi_search', JSON.stringify(own)));
      },
      dispose: async () => {
        await send('DELETE', `/collections/${name}`);
      },
    };
  };

const { TYPESENSE_URL: address, TYPESENSE_KEY: key } = process.env;

/** The in-browser engine and, if TYPESENSE_URL and TYPESENSE_KEY are set, a real server. */
export const ENGINES: readonly (readonly [string, Opening])[] = [
  ['the in-browser engine', inBrowser],
  ...(address && key ? [['a Typesense server', onServer(address, key)] as const] : []),
];
