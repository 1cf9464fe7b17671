import type { FieldIndex } from './field-index.ts';

/** Words of an index from one up to another, which share what makes them match. */
export interface WordRange {
  from: number;
  to: number;
}

/** The longest word, its end and the row before the first. */
const ROWS = 104;
const COLUMNS = 104;
/** Edit distances: row r, column c between the first r characters of a word and the first c of the query. */
const rows = new Uint8Array(ROWS * COLUMNS).map((_, column) => (column < COLUMNS ? column : 0));

/** One more row: neighbours swapped count once, but for the first two of a word. */
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

/** Whether the cost of a beginning, too high now, may come down again. */
function mayRecover(cost: number, depth: number, before: number, character: number, query: string): boolean {
  const is = (at: number, code: number) => query.charCodeAt(at) === code;
  if (cost > 1 && cost < 4 && (is(depth + 1, character) || is(depth - 1, character))) return true;
  return (
    cost > 2 && cost < 5 && ((is(depth + 1, before) && is(depth + 2, character)) || is(depth - 2, character))
  );
}

/**
 * The words of a field at a distance from a shopper's word: 0 the same, 1 or 2 so many letters changed, left
 * out, added or swapped. With `prefix`, words that go on after it too. Ascending ranges.
 *
 * Walks the sorted words as the branches of a tree: what the beginning of a word decided holds for all that
 * begin so. Which words count as close is Typesense's rule to the letter, corners included.
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
