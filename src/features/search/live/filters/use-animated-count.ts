import { useEffect, useRef, useState } from 'react';
import { animateCount } from '../../../../ui/count-animation.ts';

/** Animates to a new count for one second (SRC-15), or jumps there under `prefers-reduced-motion`. */
export function useAnimatedCount(count: number): number {
  const [shown, setShown] = useState(count);
  const lastShown = useRef(count);
  useEffect(() => {
    if (lastShown.current === count) return;
    return animateCount(lastShown.current, count, (value) => {
      lastShown.current = value;
      setShown(value);
    });
  }, [count]);
  return shown;
}
