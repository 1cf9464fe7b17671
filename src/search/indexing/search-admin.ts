import { Client, Errors } from 'typesense';
import type { CollectionSchema } from '../collection/collection.ts';
import type { SearchServer } from '../settings.ts';
import type { IndexedDocument } from './indexed-document.ts';

export type ServerAddress = Pick<SearchServer, 'host' | 'port' | 'protocol'>;

/** What a document was refused for; `null` where it was taken. */
export type ImportOutcome = string | null;

/** What filling a search server needs of it. Every call rejects with the server's own words. */
export interface SearchAdmin {
  /** Names of all collections. */
  collections: () => Promise<string[]>;
  create: (name: string, schema: CollectionSchema, schemaDigest: string) => Promise<void>;
  /** Null where there is none of that name. */
  describe: (name: string) => Promise<{ documents: number; schemaDigest: string | null } | null>;
  remove: (name: string) => Promise<void>;
  /** Collection the alias leads to; null: no such alias. */
  aliasTarget: (alias: string) => Promise<string | null>;
  pointAlias: (alias: string, collection: string) => Promise<void>;
  /** One outcome for each document, in their order. */
  upsert: (collection: string, documents: readonly IndexedDocument[]) => Promise<ImportOutcome[]>;
  /** Digest by document id of all that the collection holds. */
  digests: (collection: string) => Promise<Map<string, string>>;
  removeDocuments: (collection: string, ids: readonly string[]) => Promise<void>;
  /** Makes a key that may only search collections of these patterns. */
  createSearchKey: (description: string, patterns: string[]) => Promise<string>;
}

interface Options {
  server: ServerAddress;
  adminKey: string;
  /** Seconds between two tries of a request that failed. */
  retryInterval?: number;
  /** Seconds an answer may take. */
  timeout?: number;
}

const lines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

async function nullIfMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Errors.ObjectNotFound) return null;
    throw error;
  }
}

/** An import is never timed by the client, and one that is never answered would never end. */
async function inTime<T>(asked: Promise<T>, seconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${seconds} s.`)), seconds * 1000);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The administrator's side of a Typesense server. Requests that fail are tried three times more. */
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
    logLevel: 'silent',
  });
  return {
    collections: async () => (await client.collections().retrieve()).map(({ name }) => name),
    create: async (name, { fields, default_sorting_field }, schemaDigest) => {
      await client.collections().create({
        name,
        fields: fields.map((field) => ({ ...field })),
        default_sorting_field,
        metadata: { schema: schemaDigest },
      });
    },
    describe: async (name) => {
      const found = await nullIfMissing(client.collections(name).retrieve());
      if (!found) return null;
      const { schema = null } = (found.metadata ?? {}) as { schema?: string };
      return { documents: found.num_documents, schemaDigest: schema };
    },
    remove: async (name) => void (await nullIfMissing(client.collections(name).delete())),
    aliasTarget: async (alias) =>
      (await nullIfMissing(client.aliases(alias).retrieve()))?.collection_name ?? null,
    pointAlias: async (alias, collection) =>
      void (await client.aliases().upsert(alias, { collection_name: collection })),
    upsert: async (collection, documents) => {
      const text = documents.map((document) => JSON.stringify(document)).join('\n');
      const asked = client.collections(collection).documents().import(text, { action: 'upsert' });
      const answers = lines(await inTime(asked, timeout)) as { success: boolean; error?: string }[];
      return answers.map(({ success, error = 'no reason given' }) => (success ? null : error));
    },
    digests: async (collection) => {
      const text = await client.collections(collection).documents().export({ include_fields: 'id,digest' });
      const stored = lines(text) as { id: string; digest?: string }[];
      return new Map(stored.map(({ id, digest = '' }) => [id, digest]));
    },
    removeDocuments: async (collection, ids) => {
      for (const id of ids) await nullIfMissing(client.collections(collection).documents(id).delete());
    },
    createSearchKey: async (description, collections) => {
      const { value } = await client
        .keys()
        .create({ description, actions: ['documents:search'], collections });
      if (value === undefined) throw new Error('The search server made a key and did not say which.');
      return value;
    },
  };
}
