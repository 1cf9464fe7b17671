import type { CollectionSchema } from '../../../src/search/collection/collection.ts';
import type { SearchEngine } from '../../../src/search/engine/create-engine.ts';

export interface StoredDocument extends Record<string, unknown> {
  id: string;
}

export interface StoredCollection {
  schema: CollectionSchema & { metadata?: object };
  createdAt: number;
  documents: Map<string, StoredDocument>;
  /** Created by the first search after a change. */
  engine: SearchEngine | null;
}

export interface StoredKey {
  id: number;
  value: string;
  description: string;
  /** "documents:search", "documents:*", "*" */
  actions: string[];
  /** Names, patterns, or "*". */
  collections: string[];
  /** Unix seconds; never if absent. */
  expires_at?: number;
}

/** The data of a Typesense server. */
export class Store {
  readonly collections = new Map<string, StoredCollection>();
  /** Alias → collection name. */
  readonly aliases = new Map<string, string>();
  readonly keys: StoredKey[] = [];

  /** Finds a collection by name or alias. */
  find(name: string): StoredCollection | undefined {
    return this.collections.get(this.aliases.get(name) ?? name);
  }

  addKey(key: Omit<StoredKey, 'id'>): StoredKey {
    const stored = { ...key, id: this.keys.length + 1 };
    this.keys.push(stored);
    return stored;
  }
}
