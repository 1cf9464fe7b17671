import type { Collection } from '../collection/collection.ts';
import { type Bitset, complement, emptyBitset, fullBitset, intersection, union } from './bitset.ts';
import type { Condition, Filter } from './filter/expression.ts';
import { parseFilter } from './filter/parse-filter.ts';
import { lruCache } from './lru-cache.ts';
import { matchNumbers } from './match-numbers.ts';
import { matchTexts, spacedWords } from './match-texts.ts';

/** Number of cached bitsets, one per condition. For 100,000 documents 64 bitsets take 0.8 MB. */
const MAX_CACHED_BITSETS = 64;

/**
 * Returns the documents that match a `filter_by`, without the ids in `hidden`; null if neither excludes any.
 *
 * @throws SearchProblem
 */
export type FilterEngine = (filter: string, hidden: readonly string[]) => Bitset | null;

function matchBools(values: Uint8Array, present: Uint8Array | null, wanted: boolean, size: number): Bitset {
  const bits = emptyBitset(size);
  const value = Number(wanted);
  for (let doc = 0; doc < size; doc++) {
    if (values[doc] === value && present?.[doc] !== 0) {
      // Sets the document's bit (see bitset.ts).
      bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
    }
  }
  return bits;
}

export function createFilterEngine({ columns, ids, schema, size }: Collection): FilterEngine {
  const cached = lruCache<Bitset>(MAX_CACHED_BITSETS);
  const spacedWordsByField = new Map<string, string[]>();
  let docsById: Map<string, number> | undefined;

  const wordsOfField = (
    field: string,
    dictionary: readonly string[],
    symbols?: readonly string[],
  ): string[] => {
    const spaced = spacedWordsByField.get(field) ?? spacedWords(dictionary, symbols);
    spacedWordsByField.set(field, spaced);
    return spaced;
  };

  /** @param wanted null for any id (`id:*`) */
  function docsWithIds(wanted: readonly string[] | null): Bitset {
    if (wanted === null) return fullBitset(size);
    docsById ??= new Map(ids.map((id, doc) => [id, doc]));
    const bits = emptyBitset(size);
    for (const id of wanted) {
      const doc = docsById.get(id);
      if (doc !== undefined) bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
    }
    return bits;
  }

  function matchCondition(condition: Condition): Bitset {
    if (condition.kind === 'id') return docsWithIds(condition.ids);
    const column = columns.get(condition.field);
    if (condition.kind === 'text' && (column?.kind === 'text' || column?.kind === 'texts')) {
      const spaced = wordsOfField(condition.field, column.dictionary, condition.symbols);
      return matchTexts(column, spaced, condition.values, condition.exact, size);
    }
    if (condition.kind === 'number' && column?.kind === 'number') {
      return matchNumbers(column, condition.tests, size);
    }
    if (condition.kind === 'bool' && column?.kind === 'bool') {
      return condition.values
        .map((value) => matchBools(column.values, column.present, value, size))
        .reduce(union, emptyBitset(size));
    }
    throw new Error(`The column of \`${condition.field}\` does not have its field's type.`);
  }

  function matchFilter(filter: Filter): Bitset {
    if (filter.kind === 'condition') {
      return cached(filter.source, () => {
        const bits = matchCondition(filter.condition);
        return filter.condition.negate ? complement(bits, size) : bits;
      });
    }
    return (filter.kind === 'and' ? intersection : union)(
      matchFilter(filter.left),
      matchFilter(filter.right),
    );
  }

  return (text, hidden) => {
    const filter = parseFilter(schema, text);
    const found = filter ? matchFilter(filter) : null;
    if (hidden.length === 0) return found;
    const shown = complement(docsWithIds(hidden), size);
    return found ? intersection(found, shown) : shown;
  };
}
