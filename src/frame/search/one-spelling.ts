import type { SearchDocument } from '../../search/documents/document.ts';
import { INDEXED_CAR_SCHEMA } from '../../search/documents/indexed-car-schema.ts';
import { wordsOf } from '../../search/engine/text/each-token.ts';

/** Filters whose values are the sellers' words. Makes and models are spelled as their pages are. */
const FIELDS_IN_WORDS = [
  'badge',
  'series',
  'tag',
  'city',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
] as const;

type WordField = (typeof FIELDS_IN_WORDS)[number];

const symbolsOf = (field: WordField) =>
  INDEXED_CAR_SCHEMA.fields.find(({ name }) => name === field)?.symbols_to_index;

/** Each spelling's most frequent equal; the first in the alphabet of equally many. */
function commonSpellings(values: readonly string[], keyOf: (value: string) => string): Map<string, string> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const best = new Map<string, string>();
  for (const [value] of [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)))
    if (!best.has(keyOf(value))) best.set(keyOf(value), value);
  return new Map([...counts.keys()].map((value) => [value, best.get(keyOf(value)) ?? value]));
}

/**
 * Gives values that a search cannot tell apart ("GLX-R" and "GLXR") one spelling. Otherwise a filter would offer both,
 * each with its own number of vehicles, and find the vehicles of both.
 */
export function withOneSpelling(documents: readonly SearchDocument[]): SearchDocument[] {
  const spellings = FIELDS_IN_WORDS.map((field) => {
    const symbols = symbolsOf(field);
    const values = documents.flatMap((document) => document[field] ?? []);
    return [field, commonSpellings(values, (value) => wordsOf(value, symbols).join(' '))] as const;
  });
  return documents.map((document) => {
    const spelled = { ...document };
    for (const [field, common] of spellings) {
      const value = document[field];
      if (value !== undefined) spelled[field] = common.get(value) ?? value;
    }
    return spelled;
  });
}
