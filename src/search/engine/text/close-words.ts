import type { FieldIndex } from './field-index.ts';

/** Words of an index from one up to another, which share what makes them match. */
export interface WordRange {
  from: number;
  to: number;
}

const REJECT = -1;
const GO_ON = 0;
const ACCEPT = 1;

/** The longest word, its end and the row before the first. */
const ROWS = 104;
const COLUMNS = 104;
const rows = new Uint8Array(ROWS * COLUMNS);
for (let column = 0; column < COLUMNS; column++) rows[column] = column;

/** One more row of the edit distance: neighbours swapped count once, but for the first two of a word. */
function nextRow(depth: number, before: number, character: number, query: string): void {
  const row = (depth + 1) * COLUMNS;
  const above = row - COLUMNS;
  const aboveThat = above - COLUMNS;
  rows[row] = (rows[above] as number) + 1;
  for (let column = 1; column <= query.length; column++) {
    const wanted = query.charCodeAt(column - 1);
    const changed = (rows[above + column - 1] as number) + (character === wanted ? 0 : 1);
    const added = (rows[above + column] as number) + 1;
    const left = (rows[row + column - 1] as number) + 1;
    let least = changed < added ? changed : added;
    if (left < least) least = left;
    if (depth > 1 && column > 1 && before === wanted && character === query.charCodeAt(column - 2)) {
      least = Math.min(least, (rows[aboveThat + column - 2] as number) + 1);
    }
    rows[row + column] = least;
  }
}

/** Whether the cost of a beginning, too high now, may come down again. */
function mayRecover(cost: number, depth: number, before: number, character: number, query: string): boolean {
  const is = (at: number, code: number) => at >= 0 && at < query.length && query.charCodeAt(at) === code;
  if ((cost === 2 || cost === 3) && (is(depth + 1, character) || is(depth - 1, character))) return true;
  if (cost !== 3 && cost !== 4) return false;
  return (is(depth + 1, before) && is(depth + 2, character)) || is(depth - 2, character);
}

/**
 * The words of a field at a distance from a shopper's word: 0 the same, 1 or 2 so many letters changed, left
 * out, added or swapped. With `prefix`, words that go on after it too. Ascending ranges.
 *
 * Walks the sorted words as the branches of a tree: what the beginning of a word decided holds for all that
 * begin so. Which words count as close is Typesense's rule to the letter, corners included.
 */
export function closeWords(index: FieldIndex, word: string, prefix: boolean, distance: number): WordRange[] {
  const ranges: WordRange[] = [];
  if (distance === 0 && !prefix) {
    const same = index.idOf.get(word);
    return same === undefined ? [] : [{ from: same, to: same + 1 }];
  }
  const query = prefix ? word : `${word}\0`;

  const judge = (depth: number, before: number, character: number): number => {
    const ended = character === 0;
    const row = (ended && prefix ? depth : depth + 1) * COLUMNS;
    if (ended) return rows[row + query.length] === distance ? ACCEPT : REJECT;
    const length = depth + 1;
    const cost = rows[row + Math.min(length, query.length)] as number;
    if (prefix && length >= query.length && cost === distance) return ACCEPT;
    if (cost <= distance || mayRecover(cost, depth, before, character, query)) return GO_ON;
    return REJECT;
  };

  let at = 0;
  while (at < index.words.length) {
    const candidate = index.words[at] as string;
    let depth = index.shared[at] as number;
    let verdict = GO_ON;
    while (verdict === GO_ON) {
      const character = depth < candidate.length ? candidate.charCodeAt(depth) : 0;
      const before = depth > 0 ? candidate.charCodeAt(depth - 1) : 0;
      if (!(prefix && character === 0)) nextRow(depth, before, character, query);
      verdict = judge(depth, before, character);
      depth++;
    }
    const from = at++;
    while (at < index.words.length && (index.shared[at] as number) >= depth) at++;
    if (verdict === ACCEPT) ranges.push({ from, to: at });
  }
  return ranges;
}
