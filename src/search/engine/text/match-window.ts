/** Words further apart than this do not count as one match. */
const MAX_DISTANCE = 10;
const NO_DISTANCE = 0xffff;

/** Positions of a word in one text. */
export interface Places {
  at: number[];
  /** True if the word is the last of the text. */
  last: boolean;
}

export interface MatchWindow {
  /** Query words within the window, 1 to 10. */
  words: number;
  /** Positions from the first to the last: 0 for one word, 1 for two neighbours. */
  distance: number;
  /** Position of the furthest word, 255 at most. */
  farthest: number;
  /** Positions of the words, unsorted. */
  places: number[];
  /** True if the text contains nothing but these words. */
  whole: boolean;
}

function isWhole(words: readonly Places[], distance: number): boolean {
  const span = words.length - 1;
  const places = words.flatMap(({ at }) => at);
  const ends = words.some(({ at, last }) => last && at.at(-1) === span);
  return ends && (distance < span || (distance === span && places.length === words.length));
}

/** Finds the part of a text where most query words are closest together. Every word must have a position. */
export function bestWindow(words: readonly Places[]): MatchWindow {
  const open = words.slice(0, MAX_DISTANCE).map(({ at }) => ({ at, next: 1, place: at[0] as number }));
  const count = open.length;
  const best = { words: 1, distance: NO_DISTANCE, farthest: 0, places: open.map(({ place }) => place) };
  let nearestBefore = -1;
  while (open.length > 1) {
    open.sort((a, b) => b.place - a.place);
    const first = open[open.length - 1] as (typeof open)[number];
    if (first.place < nearestBefore) break;
    nearestBefore = first.place;
    const places = open.map(({ place }) => place).filter((place) => place - first.place <= MAX_DISTANCE);
    const distance = (places[0] as number) - first.place;
    if (places.length > best.words || (places.length === best.words && distance < best.distance)) {
      best.words = places.length;
      best.distance = distance;
      best.farthest = Math.min(255, (open[0] as typeof first).place);
      best.places = places;
    }
    if (best.words === count && best.distance === open.length - 1) break;
    const further = first.at[first.next++];
    if (further === undefined) open.pop();
    else first.place = further;
  }
  if (best.distance === NO_DISTANCE) best.distance = 0;
  return { ...best, whole: isWhole(words, best.distance) };
}
