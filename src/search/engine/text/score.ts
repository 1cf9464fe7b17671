import type { FieldIndex } from './field-index.ts';
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

/** Whether a word stands in the field of a document; 2: as the whole of a text. */
function stands({ docStarts, docTexts, textStarts, tokens }: FieldIndex, doc: number, id: number): 0 | 1 | 2 {
  let found: 0 | 1 = 0;
  const endOfTexts = docStarts[doc + 1] as number;
  for (let at = docStarts[doc] as number; at < endOfTexts; at++) {
    const text = docTexts[at] as number;
    const start = textStarts[text] as number;
    const end = textStarts[text + 1] as number;
    for (let token = start; token < end; token++) {
      if (tokens[token] !== id) continue;
      if (end - start === 1) return 2;
      found = 1;
      break;
    }
  }
  return found;
}

/** How well a field of a document matches; 0: not at all. */
function fieldScore(field: SearchField, doc: number, ids: Int32Array, trial: Trial): number {
  let words = 0;
  let whole = false;
  for (let slot = 0; slot < ids.length; slot++) {
    const id = ids[slot] as number;
    const found = id < 0 ? 0 : stands(field.index, doc, id);
    if (found > 0) words++;
    if (found === 2) whole = true;
  }
  if (words === 0) return 0;
  if (words === 1) {
    const exact = whole && trial.prioritizeExactMatch && trial.cost === 0 && trial.kept === 1;
    return pack(1, 1, trial.cost, 0, exact);
  }
  const { docStarts, docTexts } = field.index;
  let best = 0;
  for (let at = docStarts[doc] as number; at < (docStarts[doc + 1] as number); at++) {
    const places = placesIn(field, docTexts[at] as number, ids);
    if (places.length === 0) continue;
    const { words: together, distance } = bestWindow(places);
    const exact = trial.prioritizeExactMatch && isWholeText(places, distance);
    best = Math.max(best, pack(together, field.list ? together : words, trial.cost, distance, exact));
  }
  return best;
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
