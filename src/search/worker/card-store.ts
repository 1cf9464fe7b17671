import type { CardView } from '../../stock/views.ts';

export interface CardStore {
  /** The cards at places in the order a search starts in. Rejects where one cannot be had. */
  cards: (places: readonly number[]) => Promise<CardView[]>;
  /** Loads every file, one after the other, so as not to be in the way. */
  all: () => Promise<void>;
}

/** Cards in files, each loaded once, when a card of it is first asked for. */
export function cardStore(
  files: readonly [file: string, count: number][],
  load: (file: string) => Promise<CardView[]>,
): CardStore {
  const starts: number[] = [];
  let total = 0;
  for (const [, count] of files) {
    starts.push(total);
    total += count;
  }
  const loaded = new Map<number, Promise<CardView[]>>();

  function fileAt(number: number): Promise<CardView[]> {
    const known = loaded.get(number);
    if (known) return known;
    const cards = load((files[number] as [string, number])[0]);
    loaded.set(number, cards);
    // What failed is asked for again by the next search.
    cards.catch(() => loaded.delete(number));
    return cards;
  }

  async function cardAt(place: number): Promise<CardView> {
    const next = starts.findIndex((start) => start > place);
    const number = next === -1 ? starts.length - 1 : next - 1;
    const card = (await fileAt(number))[place - (starts[number] as number)];
    if (!card) throw new Error(`The search index has no card ${place}.`);
    return card;
  }

  return {
    cards: (places) => Promise.all(places.map(cardAt)),
    async all() {
      for (const number of files.keys()) await fileAt(number);
    },
  };
}
