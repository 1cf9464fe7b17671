/** Browser storage whose methods never throw. */
export interface GuardedStorage {
  read: (name: string) => string | null;
  write: (name: string, text: string) => void;
}

/**
 * Falls back to memory when the browser's storage is blocked or full.
 *
 * @param open returns the storage; it may throw
 * @param onFailure called for every text that the browser did not store
 */
export function guardedStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem'>,
  onFailure: (name: string, error: unknown) => void,
): GuardedStorage {
  const memory = new Map<string, string>();
  return {
    read(name) {
      const inMemory = memory.get(name);
      if (inMemory !== undefined) return inMemory;
      try {
        return open().getItem(name);
      } catch {
        // Blocked storage holds nothing. Writing reports the failure.
        return null;
      }
    },
    write(name, text) {
      try {
        open().setItem(name, text);
        memory.delete(name);
      } catch (error) {
        memory.set(name, text);
        onFailure(name, error);
      }
    },
  };
}

/** `sessionStorage`, or memory if the browser blocks it or it is full. */
export const guardedSession = guardedStorage(
  () => sessionStorage,
  (name, error) => console.warn(`${name} could not be stored.`, error),
);
