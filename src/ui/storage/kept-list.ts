import { atom, onMount, type ReadableAtom } from 'nanostores';
import { type GuardedStorage, guardedStorage } from './guarded-storage.ts';

export interface KeptListOptions<Entry> {
  /** Storage key without the prefix and the site's slug: "favourites". */
  name: string;
  /** Decodes a stored value, or returns null if it is not a valid entry. It may come from an older release. */
  entryOf: (value: unknown) => Entry | null;
  /** Entries with the same key are duplicates; the first one is kept. */
  keyOf: (entry: Entry) => string;
  /** Maximum number of entries; the first ones are kept. */
  limit: number;
}

export interface KeptList<Entry> {
  list: ReadableAtom<readonly Entry[]>;
  /** Changes the stored list, including what other tabs have added. Returning the same list changes nothing. */
  update: (change: (list: readonly Entry[]) => readonly Entry[]) => void;
}

/** True once the browser has refused to store something, which then lasts only until the page is left. */
export const notKept = atom(false);

const browserStorage = guardedStorage(
  () => window.localStorage,
  () => notKept.set(true),
);

/** Decodes the valid entries of a stored text, without duplicates, up to the limit. Invalid JSON gives an empty list. */
export function entriesOf<Entry>(
  text: string | null,
  { entryOf, keyOf, limit }: Omit<KeptListOptions<Entry>, 'name'>,
): Entry[] {
  const known = new Map<string, Entry>();
  for (const value of listIn(text)) {
    const entry = entryOf(value);
    if (entry !== null && !known.has(keyOf(entry))) known.set(keyOf(entry), entry);
  }
  return [...known.values()].slice(0, limit);
}

function listIn(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    // Written by something else, or truncated.
    return [];
  }
}

// The slug separates sites that share an origin, as on the development server.
function keyFor(name: string): string {
  const site = typeof document === 'undefined' ? '' : document.documentElement.dataset.site;
  return `forecourt:${site ?? ''}:${name}`;
}

/** A list that the browser keeps from visit to visit, the same in all tabs of the site. */
export function keptList<Entry>(
  options: KeptListOptions<Entry>,
  storage: GuardedStorage = browserStorage,
): KeptList<Entry> {
  const key = keyFor(options.name);
  let text = storage.read(key);
  const list = atom<readonly Entry[]>(entriesOf(text, options));

  const reload = () => {
    const now = storage.read(key);
    if (now === text) return;
    text = now;
    list.set(entriesOf(text, options));
  };
  onMount(list, () => {
    reload();
    if (typeof window === 'undefined') return;
    window.addEventListener('storage', reload);
    window.addEventListener('pageshow', reload);
    return () => {
      window.removeEventListener('storage', reload);
      window.removeEventListener('pageshow', reload);
    };
  });

  return {
    list,
    update(change) {
      reload();
      const before = list.get();
      const after = change(before).slice(0, options.limit);
      if (after.length === before.length && after.every((entry, index) => entry === before[index])) return;
      text = JSON.stringify(after);
      storage.write(key, text);
      list.set(after);
    },
  };
}
