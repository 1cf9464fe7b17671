import { bestWindow, isWholeText, type Places } from './match-window.ts';
import type { SearchField } from './search-field.ts';

/** What is tried: the words in place of the shopper's, and what that cost. */
export interface Trial {
  /** How many words are looked for; those after them were dropped, and count where they stand anyway. */
  kept: number;
  /** By field, the numbers of the words in its index; -1: not to be looked for in that field. */
  ids: readonly Int32Array[];
  /** Twice the typos, and one more for each word that was completed. */
  cost: number;
  prioritizeExactMatch: boolean;
}

/** Places of the words in one text; those that are not there are left out. */
export function placesIn(
  { index }: SearchField,
  text: number,
  ids: Int32Array | readonly number[],
): Places[] {
  const start = index.textStarts[text] as number;
  const end = index.textStarts[text + 1] as number;
  const places: Places[] = [];
  for (const id of ids) {
    if (id < 0) continue;
    const at: number[] = [];
    for (let token = start; token < end; token++) if (index.tokens[token] === id) at.push(token - start);
    if (at.length > 0) places.push({ at, last: at[at.length - 1] === end - start - 1 });
  }
  return places;
}

/**
 * Numbers of Typesense's `max_score`, from the one that counts most: words seen together, words of the
 * field, typos, nearness, whether it is all the field's text. Each has its own bits, so that scores tie
 * exactly where Typesense's do.
 */
const pack = (together: number, words: number, cost: number, distance: number, whole: boolean): number =>
  (((together * 32 + Math.min(31, words)) * 256 + Math.max(0, 255 - cost)) * 128 + 100 - distance) * 2 +
  (whole ? 1 : 0);

/** How well a field of a document matches; 0: not at all. */
function fieldScore(field: SearchField, doc: number, ids: Int32Array, trial: Trial): number {
  const { docStarts, docTexts, textStarts } = field.index;
  const texts: { places: Places[]; length: number }[] = [];
  const seen = new Set<number>();
  for (let at = docStarts[doc] as number; at < (docStarts[doc + 1] as number); at++) {
    const text = docTexts[at] as number;
    const places = placesIn(field, text, ids);
    if (places.length === 0) continue;
    texts.push({ places, length: (textStarts[text + 1] as number) - (textStarts[text] as number) });
    if (field.list) placesOfSlots(field, text, ids, seen);
  }
  const [first] = texts;
  if (first === undefined) return 0;
  const words = field.list ? seen.size : first.places.length;
  if (words === 1) {
    const whole =
      trial.prioritizeExactMatch &&
      trial.cost === 0 &&
      trial.kept === 1 &&
      texts.some(({ length }) => length === 1);
    return pack(1, 1, trial.cost, 0, whole);
  }
  let best = 0;
  for (const { places } of texts) {
    const { words: together, distance } = bestWindow(places);
    const whole = trial.prioritizeExactMatch && isWholeText(places, distance);
    const score = pack(together, field.list ? together : words, trial.cost, distance, whole);
    if (score > best) best = score;
  }
  return best;
}

/** Notes which of the words stand in a text: a list's entries share them. */
function placesOfSlots({ index }: SearchField, text: number, ids: Int32Array, seen: Set<number>): void {
  const tokens = index.tokens.subarray(index.textStarts[text], index.textStarts[text + 1]);
  ids.forEach((id, slot) => {
    if (id >= 0 && tokens.includes(id)) seen.add(slot);
  });
}

/**
 * How well a document matches: words matched over all fields, then the best field's score, its weight, and
 * how many fields match. Below 2^53; higher is better.
 *
 * @param matched words kept, and those dropped that the document has nevertheless.
 */
export function documentScore(
  fields: readonly SearchField[],
  doc: number,
  trial: Trial,
  matched: number,
): number {
  let best = 0;
  let weight = 0;
  let matching = 0;
  for (let at = 0; at < fields.length; at++) {
    const field = fields[at] as SearchField;
    const score = fieldScore(field, doc, trial.ids[at] as Int32Array, trial);
    if (score === 0) continue;
    matching++;
    if (score > best) {
      best = score;
      weight = field.weight;
    }
  }
  return ((Math.min(15, matched) * 2 ** 28 + best) * 16 + weight) * 8 + Math.min(7, matching);
}
