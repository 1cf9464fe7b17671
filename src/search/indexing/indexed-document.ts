import { hash } from 'node:crypto';
import type { CollectionSchema } from '../collection/collection.ts';

/** A document on the server. Its digest shows whether it has changed. */
export interface IndexedDocument {
  id: string;
  digest: string;
}

const digestOf = (value: unknown): string => hash('sha256', JSON.stringify(value)).slice(0, 16);

export const withDigest = (document: { id: string }): IndexedDocument => ({
  ...document,
  digest: digestOf(document),
});

/** Collections with equal digests accept each other's documents. */
export const schemaDigest = ({ fields, default_sorting_field }: CollectionSchema): string =>
  digestOf([fields, default_sorting_field]);
