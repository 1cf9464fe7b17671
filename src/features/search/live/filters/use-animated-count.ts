import { useEffect, useRef, useState } from 'react';
import { animateCount } from '../../../../ui/count-animation.ts';

/** Animates to a new count for one second (SRC-15), or jumps there under `prefers-reduced-motion`. */
export function useAnimatedCount(count: number): number {
  const [shown, setShown] = useState(count);
  const last = useRef(count);
  useEffect(() => {
    if (last.current === count) return;
    return animateCount(last.current, count, (value) => {
      last.current = value;
      setShown(value);
    });
  }, [count]);
  return shown;
}
