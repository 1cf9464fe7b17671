import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom, type ReadableAtom } from 'nanostores';
import { guardedStorage } from './guarded-storage.ts';

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

/**
 * True once the browser has refused to store something, which is then kept in memory until the shopper leaves the page.
 */
export const storageFailed = atom(false);

const browserStorage = guardedStorage(
  () => window.localStorage,
  () => storageFailed.set(true),
);

/**
 * Decodes the valid entries of a stored text, without duplicates, up to the limit. Invalid JSON gives an empty list.
 */
export function entriesOf<Entry>(
  text: string | null,
  { entryOf, keyOf, limit }: Omit<KeptListOptions<Entry>, 'name'>,
): Entry[] {
  const entries = new Map<string, Entry>();
  for (const value of parseList(text)) {
    const entry = entryOf(value);
    if (entry !== null && !entries.has(keyOf(entry))) entries.set(keyOf(entry), entry);
  }
  return [...entries.values()].slice(0, limit);
}

function parseList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    // The text was written by something else, or is truncated.
    return [];
  }
}

// The slug separates sites that share an origin, as on the development server.
function keyFor(name: string): string {
  const site = typeof document === 'undefined' ? '' : document.documentElement.dataset.site;
  return `forecourt:${site ?? ''}:${name}`;
}

// Everything goes through the guarded storage: a browser that refuses to store must not break the page.
const engine = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key: string) => browserStorage.read(key) !== null,
    get: (_, key: string) => browserStorage.read(key),
    set(_, key: string, text: string) {
      browserStorage.write(key, text);
      return true;
    },
  },
);
// Pages drawn at build time have no window to listen to.
const events =
  typeof window === 'undefined'
    ? { addEventListener() {}, removeEventListener() {} }
    : windowPersistentEvents;
setPersistentEngine(engine, events);

/**
 * True if a list of this name may have entries. Pages check this first, to load the code of the list only if needed.
 */
export const hasStoredEntries = (name: string): boolean =>
  // An empty list is stored as "[]". Every page has this check, so it is written as short as possible.
  !!browserStorage.read(keyFor(name))?.[2];

/** A list that the browser stores from visit to visit and that is the same in all tabs of the site. */
export function keptList<Entry>(options: KeptListOptions<Entry>): KeptList<Entry> {
  const key = keyFor(options.name);
  const list = persistentAtom<readonly Entry[]>(key, [], {
    encode: JSON.stringify,
    decode: (text) => entriesOf(text, options),
  });
  return {
    list,
    update(change) {
      // Another tab may have changed the list, and its event may still be on the way.
      const before = entriesOf(browserStorage.read(key), options);
      const after = change(before).slice(0, options.limit);
      if (after.length === before.length && after.every((entry, index) => entry === before[index])) return;
      list.set(after);
    },
  };
}
