import type { WordRange } from './close-words.ts';
import { buildFieldIndex, type FieldIndex } from './field-index.ts';
import type { TextQuery, TextSource } from './text-search.ts';

/** Typesense's weight of the most important field. */
const TOP_WEIGHT = 15;

/** A field of a query with the query's settings for it. */
export interface SearchField {
  name: string;
  index: FieldIndex;
  /** 0 to 15; the most important field has 15. */
  weight: number;
  /** True if the last query word may match as a prefix. */
  prefix: boolean;
  /** Maximum number of typos in a query word, 0 to 2. */
  typos: number;
  /** True if a document's value is a list of texts. */
  isList: boolean;
  /** Cache of `closeWords`: a search that is repeated with fewer words looks up the same words again. */
  cache: Map<string, WordRange[]>;
}

/** Builds each field's index when a query first names it. Returns fields with the highest weight first. */
export function createFields(source: TextSource): (query: TextQuery) => SearchField[] {
  const indexes = new Map<string, FieldIndex>();
  return ({ fields, weights, prefix, typos }) => {
    // Without weights, earlier fields are more important.
    const weightOf = (n: number): number => weights?.[n] ?? -n;
    return fields
      .map((name, n): SearchField => {
        const index = indexes.get(name) ?? buildFieldIndex(source, name);
        indexes.set(name, index);
        const heavier = fields.map((_, other) => weightOf(other)).filter((weight) => weight > weightOf(n));
        return {
          name,
          index,
          weight: Math.max(0, TOP_WEIGHT - new Set(heavier).size),
          prefix: prefix[n] as boolean,
          typos: typos[n] as number,
          isList: source.isList(name),
          cache: new Map(),
        };
      })
      .sort((a, b) => b.weight - a.weight);
  };
}
