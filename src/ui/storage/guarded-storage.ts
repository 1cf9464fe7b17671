/** The kept texts of a browser, by name. Reading and writing never fail. */
export interface GuardedStorage {
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
}

/**
 * Storage that goes on in memory where the browser gives none or is full, and says so: `failed` is called
 * for every text that the browser did not keep.
 */
export function guardedStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem'>,
  failed: (name: string, error: unknown) => void,
): GuardedStorage {
  const memory = new Map<string, string>();
  return {
    read(name) {
      const held = memory.get(name);
      if (held !== undefined) return held;
      try {
        return open().getItem(name);
      } catch {
        // A browser that gives no storage kept nothing: writing says so.
        return null;
      }
    },
    write(name, text) {
      try {
        open().setItem(name, text);
        memory.delete(name);
      } catch (error) {
        memory.set(name, text);
        failed(name, error);
      }
    },
  };
}
