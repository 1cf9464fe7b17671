/** Words further apart than this are not seen together. */
const WIDTH = 10;
const NONE = 0xffff;

/** Where a word stands in one text. */
export interface Places {
  at: number[];
  /** Whether it is the text's last word. */
  last: boolean;
}

export interface MatchWindow {
  /** Words of the query that stand together: 1 to 10. */
  words: number;
  /** Places between them: 0 for one word, 1 for two neighbours. */
  distance: number;
  /** Place of the furthest, at most 255. */
  farthest: number;
  /** Where the words stand, in no order. */
  places: number[];
}

/** The part of a text where most words of a query stand closest; each word has one place at least. */
export function bestWindow(words: readonly Places[]): MatchWindow {
  const count = Math.min(words.length, WIDTH);
  const open = words.slice(0, count).map(({ at }) => ({ at, next: 1, place: at[0] as number }));
  const best = { words: 1, distance: NONE, farthest: 0, places: open.map(({ place }) => place) };
  let nearestBefore = -1;
  while (open.length > 1) {
    open.sort((a, b) => b.place - a.place);
    const first = open[open.length - 1] as (typeof open)[number];
    if (first.place < nearestBefore) break;
    nearestBefore = first.place;
    const together = open.filter(({ place }) => place - first.place <= WIDTH);
    const distance = (together[0]?.place ?? first.place) - first.place;
    if (together.length > best.words || (together.length === best.words && distance < best.distance)) {
      best.words = together.length;
      best.distance = distance;
      best.farthest = Math.min(255, open[0]?.place ?? 0);
      best.places = together.map(({ place }) => place);
    }
    if (best.words === count && best.distance === open.length - 1) break;
    const further = first.at[first.next];
    if (further === undefined) open.pop();
    else {
      first.place = further;
      first.next++;
    }
  }
  if (best.distance === NONE) best.distance = 0;
  return best;
}

/** Whether a text is the words and nothing more, in any order. */
export function isWholeText(words: readonly Places[], distance: number): boolean {
  const span = words.length - 1;
  if (distance > span) return false;
  let last = -1;
  let total = 0;
  for (const { at, last: ends } of words) {
    if (ends) last = at[at.length - 1] as number;
    total += at.length;
    if (total > words.length && distance === span) return false;
  }
  return last === span && (total === words.length || distance < span);
}
