/** Pause in typing, in milliseconds, after which a search starts (SRC-36). */
export const SEARCH_DEBOUNCE_MS = 300;

export interface Debounced<Args extends unknown[]> {
  call: (...args: Args) => void;
  /** Runs a pending call immediately. */
  flush: () => void;
  cancel: () => void;
  isPending: () => boolean;
}

/**
 * Delays calls of `act` until `ms` milliseconds have passed without another call. Only the last call runs.
 */
export function debounce<Args extends unknown[]>(act: (...args: Args) => void, ms: number): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Args | null = null;
  const run = () => {
    const args = last;
    clearTimeout(timer);
    last = null;
    if (args) act(...args);
  };
  return {
    call: (...args) => {
      last = args;
      clearTimeout(timer);
      timer = setTimeout(run, ms);
    },
    flush: run,
    cancel: () => {
      last = null;
      clearTimeout(timer);
    },
    isPending: () => last !== null,
  };
}
