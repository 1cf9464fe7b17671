import type { WordRange } from './close-words.ts';
import { buildFieldIndex, type FieldIndex } from './field-index.ts';
import type { TextQuery, TextSource } from './text-search.ts';

/** The weight of the field that counts most, as Typesense has it. */
const TOP_WEIGHT = 15;

/** One field of a query, with what the query says of it. */
export interface SearchField {
  name: string;
  index: FieldIndex;
  /** 0 to 15; fields of one weight count alike. */
  weight: number;
  prefix: boolean;
  /** 0 to 2. */
  typos: number;
  list: boolean;
  /** Words found close to one of the query's: it asks the same for each way of dropping words. */
  close: Map<string, WordRange[]>;
}

/** Indexes of fields, each built when a query first names it. Fields come heaviest first. */
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
