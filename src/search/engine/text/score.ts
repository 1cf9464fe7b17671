import type { FieldIndex } from './field-index.ts';
import { groupOf } from './groups.ts';
import { bestWindow, type Places } from './match-window.ts';
import type { SearchField } from './search-field.ts';

/** One combination of candidate words, and its cost. */
export interface Trial {
  /** Number of words that must match. The words after them were dropped and only raise the score. */
  kept: number;
  /** `ids[word][field]` is the word's number in the field's index; -1: do not search that field. */
  ids: readonly (readonly number[])[];
  /** Two for each typo, one for each completed word. */
  cost: number;
  /** True if an exact match of a whole field scores higher. */
  preferWhole: boolean;
}

/** Positions of the words in one text, without the words it does not contain. */
export function placesIn({ tokens }: FieldIndex, text: number, ids: readonly number[]): Places[] {
  const words = groupOf(tokens, text);
  return ids.flatMap((id) => {
    const at: number[] = [];
    words.forEach((word, place) => {
      if (word === id) at.push(place);
    });
    return at.length > 0 ? { at, last: words.at(-1) === id } : [];
  });
}

/**
 * Packs the parts of Typesense's `max_score` into one number, most significant first: words close together,
 * words in the field, typos, distance, exact match. Each part has its own bits, so that scores tie exactly
 * where Typesense's do.
 */
export const pack = (
  together: number,
  words: number,
  cost: number,
  distance: number,
  whole: boolean,
): number =>
  (((together * 32 + Math.min(31, words)) * 256 + Math.max(0, 255 - cost)) * 128 + 100 - distance) * 2 +
  Number(whole);

/** 0: the document's field does not contain the word; 1: it does; 2: one of its texts is just this word. */
function occurrenceOf({ texts, tokens }: FieldIndex, doc: number, id: number): 0 | 1 | 2 {
  let found: 0 | 1 = 0;
  const last = texts.starts[doc + 1] as number;
  for (let at = texts.starts[doc] as number; at < last; at++) {
    const text = texts.items[at] as number;
    const start = tokens.starts[text] as number;
    const end = tokens.starts[text + 1] as number;
    for (let token = start; token < end; token++) {
      if (tokens.items[token] !== id) continue;
      if (end - start === 1) return 2;
      found = 1;
      break;
    }
  }
  return found;
}

/** Score of a field that matches several words. */
function scoreOfSeveral(
  { index, list }: SearchField,
  doc: number,
  ids: readonly number[],
  words: number,
  { cost, preferWhole }: Trial,
): number {
  let best = 0;
  for (const text of groupOf(index.texts, doc)) {
    const places = placesIn(index, text, ids);
    if (places.length === 0) continue;
    const { words: together, distance, whole } = bestWindow(places);
    best = Math.max(best, pack(together, list ? together : words, cost, distance, whole && preferWhole));
  }
  return best;
}

/**
 * Score of a document: number of words matched in any field, then the best field's score, its weight, and the
 * number of matching fields. Below 2^53; higher is better.
 */
export function documentScore(fields: readonly SearchField[], doc: number, trial: Trial): number {
  const { kept, ids, cost, preferWhole } = trial;
  const present = new Set<number>();
  let best = 0;
  let weight = 0;
  let matching = 0;
  fields.forEach((field, at) => {
    let words = 0;
    let alone = false;
    const idsInField = ids.map((idsOfWord) => idsOfWord[at] as number);
    idsInField.forEach((id, word) => {
      const found = id < 0 ? 0 : occurrenceOf(field.index, doc, id);
      if (found === 0) return;
      words++;
      alone ||= found === 2;
      if (word >= kept) present.add(word);
    });
    if (words === 0) return;
    matching++;
    const score =
      words === 1
        ? pack(1, 1, cost, 0, alone && preferWhole && cost === 0 && kept === 1)
        : scoreOfSeveral(field, doc, idsInField, words, trial);
    if (score > best) {
      best = score;
      weight = field.weight;
    }
  });
  const matched = kept + present.size;
  return ((Math.min(15, matched) * 2 ** 28 + best) * 16 + weight) * 8 + Math.min(7, matching);
}
