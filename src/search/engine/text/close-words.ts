import type { FieldIndex } from './field-index.ts';

/** A range of the sorted words, `to` exclusive. All of them match by the same prefix. */
export interface WordRange {
  from: number;
  to: number;
}

/** Words have up to 100 characters (each-token.ts), plus their end and the row before the first character. */
const ROWS = 104;
const COLUMNS = 104;
/**
 * Edit distances: row r, column c is the distance between the first r characters of a word and the first c of
 * the query.
 */
const rows = new Uint8Array(ROWS * COLUMNS).map((_, column) => (column < COLUMNS ? column : 0));

/** Computes the next row. Two swapped neighbours count as one edit, except at the start of a word. */
function nextRow(depth: number, before: number, character: number, query: string): void {
  const row = (depth + 1) * COLUMNS;
  const above = row - COLUMNS;
  rows[row] = depth + 1;
  for (let column = 1; column <= query.length; column++) {
    const wanted = query.charCodeAt(column - 1);
    const changed = (rows[above + column - 1] as number) + Number(character !== wanted);
    const added = (rows[above + column] as number) + 1;
    const left = (rows[row + column - 1] as number) + 1;
    let least = changed < added ? changed : added;
    if (left < least) least = left;
    if (depth > 1 && column > 1 && before === wanted && character === query.charCodeAt(column - 2)) {
      const swapped = (rows[above - COLUMNS + column - 2] as number) + 1;
      if (swapped < least) least = swapped;
    }
    rows[row + column] = least;
  }
}

/** True if the distance of a prefix may still decrease further on in the word. */
function mayRecover(cost: number, depth: number, before: number, character: number, query: string): boolean {
  const is = (at: number, code: number) => query.charCodeAt(at) === code;
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
  index: Pick<FieldIndex, 'words' | 'shared'>,
  word: string,
  prefix: boolean,
  distance: number,
): WordRange[] {
  const ranges: WordRange[] = [];
  const { words, shared } = index;
  const query = prefix ? word : `${word}\0`;
  let at = 0;
  while (at < words.length) {
    const candidate = words[at] as string;
    let depth = shared[at] as number;
    let goesOn = true;
    let isClose = false;
    while (goesOn) {
      const character = depth < candidate.length ? candidate.charCodeAt(depth) : 0;
      const before = candidate.charCodeAt(depth - 1);
      const ended = character === 0;
      const row = prefix && ended ? depth : depth + 1;
      if (row > depth) nextRow(depth, before, character, query);
      const length = ended ? query.length : Math.min(row, query.length);
      const cost = rows[row * COLUMNS + length] as number;
      isClose = cost === distance && (ended || (prefix && row >= query.length));
      goesOn = !ended && !isClose && (cost <= distance || mayRecover(cost, depth, before, character, query));
      depth++;
    }
    const from = at++;
    while (at < words.length && (shared[at] as number) >= depth) at++;
    if (isClose) ranges.push({ from, to: at });
  }
  return ranges;
}
