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
  /** Whether the text is the words and nothing more. */
  whole: boolean;
}

function isWhole(words: readonly Places[], distance: number): boolean {
  const span = words.length - 1;
  const places = words.flatMap(({ at }) => at);
  const ends = words.some(({ at, last }) => last && at.at(-1) === span);
  return ends && (distance < span || (distance === span && places.length === words.length));
}

/** The part of a text where most words of a query stand closest; each word has one place at least. */
export function bestWindow(words: readonly Places[]): MatchWindow {
  const open = words.slice(0, WIDTH).map(({ at }) => ({ at, next: 1, place: at[0] as number }));
  const count = open.length;
  const best = { words: 1, distance: NONE, farthest: 0, places: open.map(({ place }) => place) };
  let nearestBefore = -1;
  while (open.length > 1) {
    open.sort((a, b) => b.place - a.place);
    const first = open[open.length - 1] as (typeof open)[number];
    if (first.place < nearestBefore) break;
    nearestBefore = first.place;
    const places = open.map(({ place }) => place).filter((place) => place - first.place <= WIDTH);
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
  if (best.distance === NONE) best.distance = 0;
  return { ...best, whole: isWhole(words, best.distance) };
}
