import type { FieldIndex } from './field-index.ts';
import { bestWindow, type WordPositions } from './match-window.ts';
import { listAt } from './number-lists.ts';
import type { SearchField } from './search-field.ts';

/** A candidate word for each query word. Documents are searched for one combination after another. */
export interface WordCombination {
  /** Number of words that must match. The words after them were dropped and only raise the score. */
  required: number;
  /** `ids[word][field]` is the word's number in the field's index; -1 if that field is not searched for it. */
  ids: readonly (readonly number[])[];
  /** Difference from the query as typed: 2 for each typo, 1 for each word completed from a prefix. */
  cost: number;
  /** True if an exact match of a whole field scores higher. */
  preferWhole: boolean;
}

/**
 * Positions of the words in one text, without the words it does not contain.
 *
 * @param text number of the text in the index
 * @param ids numbers of the words
 */
export function positionsIn({ tokens }: FieldIndex, text: number, ids: readonly number[]): WordPositions[] {
  const words = listAt(tokens, text);
  return ids.flatMap((id) => {
    const positions: number[] = [];
    words.forEach((word, position) => {
      if (word === id) positions.push(position);
    });
    return positions.length > 0 ? { positions, atEnd: words.at(-1) === id } : [];
  });
}

/**
 * Packs the parts of Typesense's `max_score` into one number, so that scores tie exactly if Typesense's do. Most
 * significant first: words close together, words in the field (5 bits), typos (8 bits), distance (7 bits), exact match
 * (1 bit). Multiplying by 32, 256, 128 and 2 makes room for these bits. For cost and distance less is better, so
 * they are subtracted from their maximum.
 *
 * @param together number of words in the best window
 * @param words number of words in the field
 * @param distance of the best window, at most 100
 * @param whole true for an exact match of a whole field
 */
export const packFieldScore = (
  together: number,
  words: number,
  cost: number,
  distance: number,
  whole: boolean,
): number =>
  (((together * 32 + Math.min(31, words)) * 256 + Math.max(0, 255 - cost)) * 128 + 100 - distance) * 2 +
  Number(whole);

/** The ways a word may occur in a document's field. Numbers, because names would lengthen the published script. */
const ABSENT = 0;
const IN_TEXT = 1;
const WHOLE_TEXT = 2;
type Occurrence = typeof ABSENT | typeof IN_TEXT | typeof WHOLE_TEXT;

function occurrenceOf({ texts, tokens }: FieldIndex, doc: number, id: number): Occurrence {
  let found: Occurrence = ABSENT;
  const textsEnd = texts.starts[doc + 1] as number;
  for (let i = texts.starts[doc] as number; i < textsEnd; i++) {
    const text = texts.items[i] as number;
    const start = tokens.starts[text] as number;
    const end = tokens.starts[text + 1] as number;
    for (let token = start; token < end; token++) {
      if (tokens.items[token] !== id) continue;
      if (end - start === 1) return WHOLE_TEXT;
      found = IN_TEXT;
      break;
    }
  }
  return found;
}

/** Score of a field that matches several words. */
function scoreOfSeveral(
  { index, isList }: SearchField,
  doc: number,
  ids: readonly number[],
  words: number,
  { cost, preferWhole }: WordCombination,
): number {
  let best = 0;
  for (const text of listAt(index.texts, doc)) {
    const found = positionsIn(index, text, ids);
    if (found.length === 0) continue;
    const { words: together, distance, whole } = bestWindow(found);
    const inField = isList ? together : words;
    best = Math.max(best, packFieldScore(together, inField, cost, distance, whole && preferWhole));
  }
  return best;
}

/**
 * Score of a document, higher is better. Packs into one number below 2^53, most significant first: the number of words
 * matched in any field (4 bits), the best field's score (28 bits), its weight (4 bits), and the number of matching
 * fields (3 bits).
 */
export function documentScore(
  fields: readonly SearchField[],
  doc: number,
  combination: WordCombination,
): number {
  const { required, ids, cost, preferWhole } = combination;
  const droppedWordsFound = new Set<number>();
  let best = 0;
  let weight = 0;
  let matching = 0;
  fields.forEach((field, n) => {
    let words = 0;
    let isWholeText = false;
    const idsInField = ids.map((idsOfWord) => idsOfWord[n] as number);
    idsInField.forEach((id, word) => {
      const found = id < 0 ? ABSENT : occurrenceOf(field.index, doc, id);
      if (found === ABSENT) return;
      words++;
      isWholeText ||= found === WHOLE_TEXT;
      if (word >= required) droppedWordsFound.add(word);
    });
    if (words === 0) return;
    matching++;
    const isExact = isWholeText && cost === 0 && required === 1;
    const score =
      words === 1
        ? packFieldScore(1, 1, cost, 0, isExact && preferWhole)
        : scoreOfSeveral(field, doc, idsInField, words, combination);
    if (score > best) {
      best = score;
      weight = field.weight;
    }
  });
  const matched = required + droppedWordsFound.size;
  return ((Math.min(15, matched) * 2 ** 28 + best) * 16 + weight) * 8 + Math.min(7, matching);
}
