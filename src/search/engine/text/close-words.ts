import type { FieldIndex } from './field-index.ts';

/** A range of the sorted words, by word number, `to` excluded. All of them match by the same prefix. */
export interface WordRange {
  from: number;
  to: number;
}

/** A word has up to 100 characters (each-token.ts); one row more for its end, and one before its first character. */
const ROWS = 104;
const COLUMNS = 104;
/**
 * Table of edit distances, row by row in one array: row r, column c is the distance between the first r characters of
 * a word and the first c characters of the query. All searches use the same table: row 0 is always the same, and each
 * search computes the others.
 */
const distances = new Uint8Array(ROWS * COLUMNS).map((_, column) => (column < COLUMNS ? column : 0));

/**
 * Computes row `depth + 1`, for the word's character at index `depth`. Two swapped neighbours count as one edit, except
 * at the start of a word.
 *
 * @param before code of the word's previous character
 * @param character code of the word's character at index `depth`
 */
function computeNextRow(depth: number, before: number, character: number, query: string): void {
  const row = (depth + 1) * COLUMNS;
  const above = row - COLUMNS;
  distances[row] = depth + 1;
  for (let column = 1; column <= query.length; column++) {
    const wanted = query.charCodeAt(column - 1);
    const changed = (distances[above + column - 1] as number) + Number(character !== wanted);
    const added = (distances[above + column] as number) + 1;
    const leftOut = (distances[row + column - 1] as number) + 1;
    let least = changed < added ? changed : added;
    if (leftOut < least) least = leftOut;
    if (depth > 1 && column > 1 && before === wanted && character === query.charCodeAt(column - 2)) {
      const swapped = (distances[above - COLUMNS + column - 2] as number) + 1;
      if (swapped < least) least = swapped;
    }
    distances[row + column] = least;
  }
}

/**
 * True if the distance of a prefix may still decrease with the word's next characters, for instance when two letters
 * are swapped. The limits of `cost` and the compared characters are those of Typesense.
 */
function mayRecover(cost: number, depth: number, before: number, character: number, query: string): boolean {
  const is = (index: number, code: number) => query.charCodeAt(index) === code;
  if (cost > 1 && cost < 4 && (is(depth + 1, character) || is(depth - 1, character))) return true;
  return (
    cost > 2 && cost < 5 && ((is(depth + 1, before) && is(depth + 2, character)) || is(depth - 2, character))
  );
}

/**
 * Finds the words of a field at exactly `distance` from a word: 0 is the word itself; 1 or 2 count letters
 * changed, missing, added or swapped. With `prefix`, also words that continue after it. Ranges are in
 * ascending order.
 *
 * Walks the sorted words like a trie, so that the result for a shared prefix is computed once. Which words
 * count as close follows Typesense exactly, including its corner cases.
 */
export function closeWords(
  index: Pick<FieldIndex, 'words' | 'sharedLengths'>,
  word: string,
  prefix: boolean,
  distance: number,
): WordRange[] {
  const ranges: WordRange[] = [];
  const { words, sharedLengths } = index;
  // The end of a word counts as a character with code 0, so that "hilux" and "hilux2" differ in their last one.
  const query = prefix ? word : `${word}\0`;
  let id = 0;
  while (id < words.length) {
    const candidate = words[id] as string;
    // The rows for the prefix shared with the word before are already in the table.
    let depth = sharedLengths[id] as number;
    let goesOn = true;
    let isClose = false;
    while (goesOn) {
      const character = depth < candidate.length ? candidate.charCodeAt(depth) : 0;
      const before = candidate.charCodeAt(depth - 1);
      const ended = character === 0;
      const row = prefix && ended ? depth : depth + 1;
      if (row > depth) computeNextRow(depth, before, character, query);
      const length = ended ? query.length : Math.min(row, query.length);
      const cost = distances[row * COLUMNS + length] as number;
      isClose = cost === distance && (ended || (prefix && row >= query.length));
      goesOn = !ended && !isClose && (cost <= distance || mayRecover(cost, depth, before, character, query));
      depth++;
    }
    // All following words with the same first `depth` characters have the same result.
    const from = id++;
    while (id < words.length && (sharedLengths[id] as number) >= depth) id++;
    if (isClose) ranges.push({ from, to: id });
  }
  return ranges;
}
