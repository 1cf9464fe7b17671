/**
 * Words of a text that are more than this many words apart do not count as one match. Also the number of query words
 * that are considered.
 */
const MAX_DISTANCE = 10;
/** Stands for "no window found yet"; larger than any distance. */
const NO_DISTANCE = 0xffff;

/** Positions of one query word in one text, counted in words from 0. */
export interface WordPositions {
  /** Ascending, at least one. */
  positions: number[];
  /** True if the last word of the text is this word. */
  atEnd: boolean;
}

/** The part of a text in which most query words are closest together. */
export interface MatchWindow {
  /** Number of query words within the window, 1 to 10. */
  words: number;
  /** Distance from the first to the last position: 0 for one word, 1 for two neighbours. */
  distance: number;
  /** Position of the furthest query word, 255 at most, because the score has eight bits for it. */
  farthest: number;
  /** Positions of the words, unsorted. */
  positions: number[];
  /** True if the text contains nothing but these words. */
  whole: boolean;
}

function isWhole(words: readonly WordPositions[], distance: number): boolean {
  const span = words.length - 1;
  const positions = words.flatMap((word) => word.positions);
  const hasSameLength = words.some((word) => word.atEnd && word.positions.at(-1) === span);
  return hasSameLength && (distance < span || (distance === span && positions.length === words.length));
}

/**
 * Finds the part of a text in which most query words are closest together. Every word must have a position.
 *
 * Each word has a cursor on one of its positions. The cursor furthest to the left moves on to its word's next
 * position, or is removed if there is none, until only one cursor is left.
 */
export function bestWindow(words: readonly WordPositions[]): MatchWindow {
  const cursors = words
    .slice(0, MAX_DISTANCE)
    .map(({ positions }) => ({ positions, next: 1, position: positions[0] as number }));
  const count = cursors.length;
  const best = {
    words: 1,
    distance: NO_DISTANCE,
    farthest: 0,
    positions: cursors.map(({ position }) => position),
  };
  let previousLeft = -1;
  while (cursors.length > 1) {
    // Descending, so the cursor furthest to the left is the last.
    cursors.sort((a, b) => b.position - a.position);
    const left = cursors[cursors.length - 1] as (typeof cursors)[number];
    if (left.position < previousLeft) break;
    previousLeft = left.position;
    const positions = cursors
      .map(({ position }) => position)
      .filter((position) => position - left.position <= MAX_DISTANCE);
    const distance = (positions[0] as number) - left.position;
    if (positions.length > best.words || (positions.length === best.words && distance < best.distance)) {
      best.words = positions.length;
      best.distance = distance;
      best.farthest = Math.min(255, (cursors[0] as typeof left).position);
      best.positions = positions;
    }
    if (best.words === count && best.distance === cursors.length - 1) break;
    const nextPosition = left.positions[left.next++];
    if (nextPosition === undefined) cursors.pop();
    else left.position = nextPosition;
  }
  if (best.distance === NO_DISTANCE) best.distance = 0;
  return { ...best, whole: isWhole(words, best.distance) };
}
