import { useEffect, useRef, useState } from 'react';
import { type Debounced, debounce } from '../../../../lib/debounce.ts';

/** Pause after the last movement of a slider before the search runs (SRC-37). */
export const SLIDER_DEBOUNCE_MS = 400;

/** Debounces a callback. It always calls the callback of the latest render, and is cancelled on unmount. */
export function useDebounced<Args extends unknown[]>(
  callback: (...args: Args) => void,
  ms: number,
): Debounced<Args> {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  const [debounced] = useState(() => debounce((...args: Args) => latest.current(...args), ms));
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
