import type { FieldIndex } from './field-index.ts';
import { groupOf } from './groups.ts';
import { bestWindow, type Places } from './match-window.ts';
import type { SearchField } from './search-field.ts';

/** What is tried: the words in place of the shopper's, and what that cost. */
export interface Trial {
  /** How many words are looked for; those after them were dropped, and count where they stand anyway. */
  kept: number;
  /** By word and field, the word's number in the field's index; -1: not to be looked for there. */
  ids: readonly (readonly number[])[];
  /** Twice the typos, and one more for each word that was completed. */
  cost: number;
  /** Whether a field that is the words and nothing more counts for more. */
  preferWhole: boolean;
}

/** Places of the words in one text; those that are not there are left out. */
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
 * Numbers of Typesense's `max_score`, from the one that counts most: words seen together, words of the
 * field, typos, nearness, whether it is all the field's text. Each has its own bits, so that scores tie
 * exactly where Typesense's do.
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

/** Whether a word stands in the field of a document; 2: as the whole of a text. */
function stands({ texts, tokens }: FieldIndex, doc: number, id: number): 0 | 1 | 2 {
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

/** How well several words match a field of a document. */
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
 * How well a document matches: words matched over all fields, then the best field's score, its weight, and
 * how many fields match. Below 2^53; higher is better.
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
    const here = ids.map((slot) => slot[at] as number);
    here.forEach((id, slot) => {
      const found = id < 0 ? 0 : stands(field.index, doc, id);
      if (found === 0) return;
      words++;
      alone ||= found === 2;
      if (slot >= kept) present.add(slot);
    });
    if (words === 0) return;
    matching++;
    const score =
      words === 1
        ? pack(1, 1, cost, 0, alone && preferWhole && cost === 0 && kept === 1)
        : scoreOfSeveral(field, doc, here, words, trial);
    if (score > best) {
      best = score;
      weight = field.weight;
    }
  });
  const matched = kept + present.size;
  return ((Math.min(15, matched) * 2 ** 28 + best) * 16 + weight) * 8 + Math.min(7, matching);
}
