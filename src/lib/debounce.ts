/** Milliseconds after the last key before words are searched for (SRC-36). */
export const SEARCH_DEBOUNCE_MS = 300;

export interface Debounced<Args extends unknown[]> {
  call: (...args: Args) => void;
  /** Does at once what waits, if anything does. */
  flush: () => void;
  cancel: () => void;
  waits: () => boolean;
}

/** Does only the last of calls that follow each other closely: `ms` milliseconds after it. */
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
    waits: () => last !== null,
  };
}
