import type { Collection } from '../collection/collection.ts';
import { allBits, andBits, type Bits, emptyBits, notBits, orBits } from './bits.ts';
import type { Condition, Filter } from './filter/expression.ts';
import { parseFilter } from './filter/parse-filter.ts';
import { lruCache } from './lru-cache.ts';
import { matchNumbers } from './match-numbers.ts';
import { matchTexts, spacedWords } from './match-texts.ts';

/** Cached sets, one per condition. For 100,000 documents 64 sets take 0.8 MB. */
const MAX_CACHED_SETS = 64;

/**
 * Returns the documents that match a `filter_by`, without those in `hidden`; null means all documents.
 *
 * @throws SearchProblem
 */
export type FilterEngine = (filter: string, hidden: readonly string[]) => Bits | null;

function matchBools(values: Uint8Array, present: Uint8Array | null, wanted: boolean, size: number): Bits {
  const bits = emptyBits(size);
  const value = Number(wanted);
  for (let doc = 0; doc < size; doc++) {
    if (values[doc] === value && present?.[doc] !== 0) {
      bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
    }
  }
  return bits;
}

export function createFilterEngine({ columns, ids, schema, size }: Collection): FilterEngine {
  const cached = lruCache<Bits>(MAX_CACHED_SETS);
  const words = new Map<string, string[]>();
  let docsById: Map<string, number> | undefined;

  const wordsOfField = (field: string, dictionary: readonly string[]): string[] => {
    const spaced = words.get(field) ?? spacedWords(dictionary);
    words.set(field, spaced);
    return spaced;
  };

  function docsWithIds(wanted: readonly string[] | null): Bits {
    if (wanted === null) return allBits(size);
    docsById ??= new Map(ids.map((id, doc) => [id, doc]));
    const bits = emptyBits(size);
    for (const id of wanted) {
      const doc = docsById.get(id);
      if (doc !== undefined) bits[doc >>> 5] = (bits[doc >>> 5] as number) | (1 << (doc & 31));
    }
    return bits;
  }

  function matchCondition(condition: Condition): Bits {
    if (condition.kind === 'id') return docsWithIds(condition.ids);
    const column = columns.get(condition.field);
    if (condition.kind === 'text' && (column?.kind === 'text' || column?.kind === 'texts')) {
      const spaced = wordsOfField(condition.field, column.dictionary);
      return matchTexts(column, spaced, condition.values, condition.exact, size);
    }
    if (condition.kind === 'number' && column && column.kind !== 'bool') {
      return matchNumbers(column, condition.tests, size);
    }
    if (condition.kind === 'bool' && column?.kind === 'bool') {
      return condition.values
        .map((value) => matchBools(column.values, column.present, value, size))
        .reduce(orBits, emptyBits(size));
    }
    throw new Error(`The column of \`${condition.field}\` is not of its field's type.`);
  }

  function matchFilter(filter: Filter): Bits {
    if (filter.kind === 'condition') {
      return cached(filter.source, () => {
        const bits = matchCondition(filter.condition);
        return filter.condition.negate ? notBits(bits, size) : bits;
      });
    }
    return (filter.kind === 'and' ? andBits : orBits)(matchFilter(filter.left), matchFilter(filter.right));
  }

  return (text, hidden) => {
    const filter = parseFilter(schema, text);
    const found = filter ? matchFilter(filter) : null;
    if (hidden.length === 0) return found;
    const shown = notBits(docsWithIds(hidden), size);
    return found ? andBits(found, shown) : shown;
  };
}
