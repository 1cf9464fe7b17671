import { atom, type ReadableAtom } from 'nanostores';
import { debounce, SEARCH_DEBOUNCE_MS } from '../../lib/debounce.ts';

export interface LiveListState<Query, Found> {
  /** The query asked last. */
  query: Query;
  /**
   * The latest good answer with the query that it answers. It stays while a newer query is asked, and when
   * that one fails.
   */
  answer: { query: Query; found: Found } | null;
  status: 'idle' | 'searching' | 'failed';
}

export interface LiveList<Query, Found> {
  state: ReadableAtom<LiveListState<Query, Found>>;
  /** Asks at once, in place of a query that waits. */
  ask: (query: Query) => Promise<void>;
  /** Asks once typing rests (SRC-36). */
  askSoon: (query: Query) => void;
  /** Asks at once what waits for typing to rest; false: nothing does. */
  flush: () => boolean;
  /** Drops what waits and what is being asked. */
  stop: () => void;
}

interface Options<Query, Found> {
  /** The query before the first is asked. */
  first: Query;
  search: (query: Query) => Promise<Found>;
  /**
   * Called with each query when it is asked.
   *
   * @param replaces whether the query before it failed or asked for what is not there
   */
  onAsk?: (query: Query, replaces: boolean) => void;
  /** The query to ask instead where the answer shows that this one asks for what is not there; else null. */
  instead?: (query: Query, found: Found) => Query | null;
  onFailure: (error: unknown) => void;
}

/** A list that shows the latest answer to what a shopper asks: an answer to an older query never wins. */
export function liveList<Query, Found>({
  first,
  search,
  onAsk,
  instead,
  onFailure,
}: Options<Query, Found>): LiveList<Query, Found> {
  const state = atom<LiveListState<Query, Found>>({ query: first, answer: null, status: 'idle' });
  let latest = 0;

  async function ask(query: Query, replaces = state.get().status === 'failed'): Promise<void> {
    waiting.cancel();
    latest += 1;
    const mine = latest;
    onAsk?.(query, replaces);
    state.set({ ...state.get(), query, status: 'searching' });
    try {
      const found = await search(query);
      if (mine !== latest) return;
      const better = instead?.(query, found) ?? null;
      if (better !== null) await ask(better, true);
      else state.set({ query, answer: { query, found }, status: 'idle' });
    } catch (error) {
      if (mine !== latest) return;
      onFailure(error);
      state.set({ ...state.get(), status: 'failed' });
    }
  }

  const waiting = debounce((query: Query) => void ask(query), SEARCH_DEBOUNCE_MS);
  return {
    state,
    ask: (query) => ask(query),
    askSoon: waiting.call,
    flush() {
      const waits = waiting.isPending();
      waiting.flush();
      return waits;
    },
    stop() {
      waiting.cancel();
      latest += 1;
    },
  };
}
