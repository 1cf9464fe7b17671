import type { CollectionSchema } from '../../../src/search/collection/collection.ts';
import type { SearchEngine } from '../../../src/search/engine/create-engine.ts';

export interface StoredDocument extends Record<string, unknown> {
  id: string;
}

export interface StoredCollection {
  schema: CollectionSchema & { metadata?: object };
  createdAt: number;
  documents: Map<string, StoredDocument>;
  /** Made with the first search after a change. */
  engine: SearchEngine | null;
}

export interface StoredKey {
  id: number;
  value: string;
  description: string;
  /** "documents:search", "documents:*", "*" */
  actions: string[];
  /** Names, patterns of names, or "*". */
  collections: string[];
  /** Unix seconds; absent: never. */
  expires_at?: number;
}

/** What a Typesense server holds. */
export class Store {
  readonly collections = new Map<string, StoredCollection>();
  /** Collection by alias. */
  readonly aliases = new Map<string, string>();
  readonly keys: StoredKey[] = [];

  /** The collection of that name or alias. */
  find(name: string): StoredCollection | undefined {
    return this.collections.get(this.aliases.get(name) ?? name);
  }

  addKey(key: Omit<StoredKey, 'id'>): StoredKey {
    const stored = { ...key, id: this.keys.length + 1 };
    this.keys.push(stored);
    return stored;
  }
}
