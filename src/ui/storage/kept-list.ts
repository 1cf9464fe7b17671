import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { atom, type ReadableAtom } from 'nanostores';
import { guardedStorage } from './guarded-storage.ts';

export interface KeptListOptions<Entry> {
  /** "favourites": the site's slug is put before it. */
  name: string;
  /** An entry out of what the browser kept, or null where it is none: what is kept may be old or another's. */
  entryOf: (value: unknown) => Entry | null;
  /** Two entries with one key are the same: the first stays. */
  keyOf: (entry: Entry) => string;
  /** Entries at most: the first ones stay. */
  limit: number;
}

export interface KeptList<Entry> {
  list: ReadableAtom<readonly Entry[]>;
  /** Changes what is kept now, also by other tabs; the same list back changes nothing. */
  update: (change: (list: readonly Entry[]) => readonly Entry[]) => void;
}

/** Whether the browser refused to keep something: it is then known on this page only. */
export const notKept = atom(false);

const browserStorage = guardedStorage(
  () => window.localStorage,
  () => notKept.set(true),
);

/** The entries of a kept text: those that are sound, each once, as many as may be; none in a text that is not ours. */
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
    // Not ours, or cut short: there is nothing in it to keep.
    return [];
  }
}

/** Sites on one origin keep their lists apart. */
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

/** A list that the browser keeps from visit to visit, the same in all tabs of the site. */
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
