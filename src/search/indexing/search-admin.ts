import { Client, Errors } from 'typesense';
import type { CollectionSchema } from '../collection/collection.ts';
import type { SearchServer } from '../settings.ts';
import { ANSWERS, expectAnswer, parseJsonLines, type StoredCollection } from './admin-answers.ts';
import { fetchAdapter } from './fetch-adapter.ts';
import { IndexFailed } from './index-failed.ts';
import type { IndexedDocument } from './indexed-document.ts';
import { fullServer, serverFailure } from './server-failure.ts';

export type ServerAddress = Pick<SearchServer, 'host' | 'port' | 'protocol'>;

/** The reason why a document was refused; null if it was accepted. */
export type ImportOutcome = string | null;

/** Metadata stored with a collection when it is created. */
export interface CollectionMetadata {
  schema: string;
  /** The collection that this one replaces; null if the alias pointed to none. */
  replaces: string | null;
  /** The machine and checkout that created it. */
  runner: string;
}

/** Administration calls to a search server. Each rejects with an `IndexFailed` that gives advice. */
export interface SearchAdmin {
  collections: () => Promise<StoredCollection[]>;
  /**
   * Also succeeds if the same runner created the collection before and it is still empty: the response to the first
   * attempt may have been lost.
   */
  create: (name: string, schema: CollectionSchema, metadata: CollectionMetadata) => Promise<void>;
  /** Null if the collection does not exist. */
  describe: (name: string) => Promise<StoredCollection | null>;
  remove: (name: string) => Promise<void>;
  /** The collection that an alias points to; null if there is no such alias. */
  aliasTarget: (alias: string) => Promise<string | null>;
  /** The collections that any alias points to. */
  aliasTargets: () => Promise<string[]>;
  pointAlias: (alias: string, collection: string) => Promise<void>;
  /** Returns one outcome per document, in order. */
  upsert: (collection: string, documents: readonly IndexedDocument[]) => Promise<ImportOutcome[]>;
  /** Digests of all documents in the collection, by id. */
  digests: (collection: string) => Promise<Map<string, string>>;
  removeDocuments: (collection: string, ids: readonly string[]) => Promise<void>;
  /** Creates a key that can only search collections matching these patterns. */
  createSearchKey: (description: string, patterns: string[]) => Promise<string>;
}

interface Options {
  server: ServerAddress;
  adminKey: string;
  /** Seconds between retries. */
  retryInterval?: number;
  /** Seconds to wait for a response. */
  timeout?: number;
}

/** Only a 404 becomes null: a response of `null` does not come from Typesense. */
async function nullIfMissing<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Errors.ObjectNotFound) return null;
    throw error;
  }
}

function adminCalls(client: Client, address: string): SearchAdmin {
  const describe = (name: string) =>
    nullIfMissing(
      client
        .collections(name)
        .retrieve()
        .then((found) => expectAnswer(ANSWERS.collection, found)),
    );
  return {
    collections: async () => expectAnswer(ANSWERS.collections, await client.collections().retrieve()),
    create: async (name, { fields, default_sorting_field }, metadata) => {
      try {
        // The client's types have arrays that may change.
        const copies = fields.map(({ symbols_to_index: symbols, ...field }) => ({
          ...field,
          ...(symbols && { symbols_to_index: [...symbols] }),
        }));
        const schema = { fields: copies, default_sorting_field };
        const collection = { name, ...schema, metadata: { ...metadata } };
        expectAnswer(ANSWERS.collection, await client.collections().create(collection));
      } catch (error) {
        const existing = error instanceof Errors.ObjectAlreadyExists ? await describe(name) : null;
        if (existing?.runner !== metadata.runner || existing.documents > 0) throw error;
      }
    },
    describe,
    remove: async (name) => void (await nullIfMissing(client.collections(name).delete())),
    aliasTarget: (alias) =>
      nullIfMissing(
        client
          .aliases(alias)
          .retrieve()
          .then((found) => expectAnswer(ANSWERS.alias, found).collection_name),
      ),
    aliasTargets: async () => {
      const { aliases } = expectAnswer(ANSWERS.aliases, await client.aliases().retrieve());
      return aliases.map(({ collection_name }) => collection_name);
    },
    pointAlias: async (alias, collection) => {
      expectAnswer(ANSWERS.alias, await client.aliases().upsert(alias, { collection_name: collection }));
    },
    upsert: async (collection, documents) => {
      const text = documents.map((document) => JSON.stringify(document)).join('\n');
      const answer = await client.collections(collection).documents().import(text, { action: 'upsert' });
      const outcomes = expectAnswer(ANSWERS.outcomes, parseJsonLines(answer));
      if (outcomes.length !== documents.length) {
        throw new IndexFailed(
          [`The search server ${address} answered for ${outcomes.length} of ${documents.length} documents.`],
          'Index again. If this error appears again, look at the server’s log.',
        );
      }
      const refused = outcomes.map(({ success, error = 'no reason given' }) => (success ? null : error));
      const full = fullServer(
        refused.filter((reason) => reason !== null),
        address,
      );
      if (full) throw full;
      return refused;
    },
    digests: async (collection) => {
      const text = await client.collections(collection).documents().export({ include_fields: 'id,digest' });
      return new Map(
        expectAnswer(ANSWERS.digests, parseJsonLines(text)).map(({ id, digest }) => [id, digest]),
      );
    },
    removeDocuments: async (collection, ids) => {
      for (const id of ids) await nullIfMissing(client.collections(collection).documents(id).delete());
    },
    createSearchKey: async (description, collections) => {
      const key = { description, actions: ['documents:search'], collections };
      return expectAnswer(ANSWERS.key, await client.keys().create(key)).value;
    },
  };
}

/** Converts every failure of a call to an `IndexFailed` with address, reason and advice. */
function withExplainedErrors(calls: SearchAdmin, address: string): SearchAdmin {
  const wrapped = Object.entries(calls).map(
    ([name, call]: [string, (...args: never[]) => Promise<unknown>]) => [
      name,
      (...args: never[]) =>
        call(...args).catch((error: unknown) => {
          throw serverFailure(error, address);
        }),
    ],
  );
  return Object.fromEntries(wrapped) as SearchAdmin;
}

/** Creates the administration calls for a Typesense server. Failed requests are retried three times. */
export function createSearchAdmin({
  server: { host, port, protocol },
  adminKey,
  retryInterval = 1,
  timeout = 60,
}: Options): SearchAdmin {
  const client = new Client({
    nodes: [{ host, port, protocol }],
    apiKey: adminKey,
    numRetries: 3,
    retryIntervalSeconds: retryInterval,
    connectionTimeoutSeconds: timeout,
    axiosAdapter: fetchAdapter(timeout),
    logLevel: 'silent',
  });
  const address = `${protocol}://${host}:${port}`;
  return withExplainedErrors(adminCalls(client, address), address);
}
