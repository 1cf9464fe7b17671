import type { WordRange } from './close-words.ts';
import { buildFieldIndex, type FieldIndex } from './field-index.ts';
import type { TextQuery, TextSource } from './text-search.ts';

/** Typesense gives this weight to the most important field. */
const TOP_WEIGHT = 15;

/** A field of a query with the query's settings for it. */
export interface SearchField {
  name: string;
  index: FieldIndex;
  /** 0 to 15. */
  weight: number;
  prefix: boolean;
  /** 0 to 2. */
  typos: number;
  list: boolean;
  /** Cache of `closeWords`: a search that is repeated with fewer words looks up the same ones again. */
  close: Map<string, WordRange[]>;
}

/** Builds each field's index when a query first names it. Returns fields with the highest weight first. */
export function createFields(source: TextSource): (query: TextQuery) => SearchField[] {
  const indexes = new Map<string, FieldIndex>();
  return ({ fields, weights, prefix, typos }) => {
    const weightOf = (at: number): number => weights?.[at] ?? -at;
    return fields
      .map((name, at): SearchField => {
        const index = indexes.get(name) ?? buildFieldIndex(source, name);
        indexes.set(name, index);
        const heavier = fields.map((_, other) => weightOf(other)).filter((weight) => weight > weightOf(at));
        return {
          name,
          index,
          weight: Math.max(0, TOP_WEIGHT - new Set(heavier).size),
          prefix: prefix[at] as boolean,
          typos: typos[at] as number,
          list: source.isList(name),
          close: new Map(),
        };
      })
      .sort((a, b) => b.weight - a.weight);
  };
}
