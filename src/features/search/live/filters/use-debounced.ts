import { useEffect, useRef, useState } from 'react';
import { type Debounced, debounce } from '../../../../lib/debounce.ts';

/** SRC-37 */
export const SLIDER_DEBOUNCE_MS = 400;

/** Debounces a callback. It always calls the callback of the latest render, and is cancelled on unmount. */
export function useDebounced<Args extends unknown[]>(
  act: (...args: Args) => void,
  ms: number,
): Debounced<Args> {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const [debounced] = useState(() => debounce((...args: Args) => latest.current(...args), ms));
  useEffect(() => debounced.cancel, [debounced]);
  return debounced;
}
