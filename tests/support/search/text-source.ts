import type { TextMatches, TextQuery, TextSource } from '../../../src/search/engine/text/text-search.ts';

/** Texts by field. */
export type TestDocument = Record<string, string | string[]>;

const LISTS = ['features'];

/** A text source of these documents. Without `rank`, earlier documents rank higher. */
export const textSource = (documents: readonly TestDocument[], rank?: readonly number[]): TextSource => ({
  size: documents.length,
  textsOf: (field, doc) => [documents[doc]?.[field] ?? []].flat(),
  isList: (field) => LISTS.includes(field),
  rank: (doc) => rank?.[doc] ?? -doc,
});

/** A query over fields with Typesense's defaults. */
export const queryOf = (
  q: string,
  fields: readonly string[],
  changes: Partial<TextQuery> = {},
): TextQuery => ({
  q,
  fields,
  weights: null,
  prefix: fields.map(() => true),
  typos: fields.map(() => 2),
  typoTokensThreshold: 1,
  dropTokensThreshold: 1,
  prioritizeExactMatch: true,
  allowed: null,
  ...changes,
});

/** The found documents, highest score first; with equal scores in the order in which they were found, by rank. */
export const inOrder = ({ docs, scores }: TextMatches): number[] =>
  [...docs.keys()]
    .sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b)
    .map((index) => docs[index] as number);
