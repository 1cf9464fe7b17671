import { atom, type ReadableAtom } from 'nanostores';
import { debounce, SEARCH_DEBOUNCE_MS } from '../../lib/debounce.ts';

export interface LiveListState<Query, Found> {
  /** The latest query. */
  query: Query;
  /** The latest successful answer, with its query. Kept while a newer query runs or when it fails. */
  answer: { query: Query; found: Found } | null;
  status: 'idle' | 'searching' | 'failed';
}

export interface LiveList<Query, Found> {
  state: ReadableAtom<LiveListState<Query, Found>>;
  /** Searches now; cancels a pending debounced query. */
  searchNow: (query: Query) => Promise<void>;
  /** Searches when typing pauses (SRC-36). */
  searchSoon: (query: Query) => void;
  /** Runs a pending debounced query now; false if there is none. */
  flush: () => boolean;
  /** Cancels the pending query and ignores running ones. */
  stop: () => void;
}

interface Options<Query, Found> {
  /** The initial query. */
  first: Query;
  search: (query: Query) => Promise<Found>;
  /**
   * Called before each search.
   *
   * @param replaces true to replace the history entry, because the query before it failed or was invalid
   */
  onSearch?: (query: Query, replaces: boolean) => void;
  /**
   * Returns a query to run instead if the answer shows that this one is invalid, for instance a page beyond
   * the last; else null.
   */
  instead?: (query: Query, found: Found) => Query | null;
  onFailure: (error: unknown) => void;
}

/**
 * State of a list that always shows the answer to the latest query: an older query's late answer is ignored.
 */
export function liveList<Query, Found>({
  first,
  search,
  onSearch,
  instead,
  onFailure,
}: Options<Query, Found>): LiveList<Query, Found> {
  const state = atom<LiveListState<Query, Found>>({ query: first, answer: null, status: 'idle' });
  let latest = 0;

  async function run(query: Query, replaces = state.get().status === 'failed'): Promise<void> {
    waiting.cancel();
    latest += 1;
    const current = latest;
    onSearch?.(query, replaces);
    state.set({ ...state.get(), query, status: 'searching' });
    try {
      const found = await search(query);
      if (current !== latest) return;
      const replacement = instead?.(query, found) ?? null;
      if (replacement !== null) await run(replacement, true);
      else state.set({ query, answer: { query, found }, status: 'idle' });
    } catch (error) {
      if (current !== latest) return;
      onFailure(error);
      state.set({ ...state.get(), status: 'failed' });
    }
  }

  const waiting = debounce((query: Query) => void run(query), SEARCH_DEBOUNCE_MS);
  return {
    state,
    searchNow: (query) => run(query),
    searchSoon: waiting.call,
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
