import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CollectionSchema } from '../../../src/search/collection/collection.ts';
import type { Highlight, MultiSearchBody, SearchParams } from '../../../src/search/protocol.ts';

/** Folder of recorded answers from a real Typesense server. */
const FOLDER = join(import.meta.dirname, '../../../../shared/golden/typesense-29');

export const NO_RECORDING =
  'These tests are skipped, because the recorded answers (../shared/golden) are not on this machine.';

export interface GoldenDocument {
  id: string;
  [field: string]: unknown;
}

export interface GoldenHit {
  id: string;
  text_match?: number;
  highlights: Highlight[];
}

export interface GoldenFacet {
  field_name: string;
  counts: { value: string; count: number }[];
  stats: Record<string, number>;
}

export interface GoldenResult {
  found: number;
  out_of: number;
  page: number;
  hits: GoldenHit[];
  facet_counts: GoldenFacet[];
}

export interface GoldenCase {
  name: string;
  kind: 'filter' | 'text';
  searches: SearchParams[];
  common: Partial<SearchParams>;
  results: GoldenResult[];
}

export interface Recording {
  schema: CollectionSchema;
  documents: GoldenDocument[];
  cases: GoldenCase[];
}

const lines = <Value>(name: string): Value[] =>
  readFileSync(join(FOLDER, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Value);

/** Reads the recording; null if it is not on this machine. */
export function readRecording(): Recording | null {
  if (!existsSync(FOLDER)) return null;
  return {
    schema: JSON.parse(readFileSync(join(FOLDER, 'schema.json'), 'utf8')) as CollectionSchema,
    documents: lines<GoldenDocument>('documents.jsonl'),
    cases: lines<GoldenCase>('cases.jsonl'),
  };
}

export const bodyOf = ({ searches, common }: GoldenCase): MultiSearchBody => ({
  searches: searches.map((search) => ({ ...common, ...search })),
});
