import { useEffect, useRef, useState } from 'react';
import { animateCount } from '../../../../ui/count-animation.ts';

/**
 * Animates to a new count for one second (SRC-15), or jumps there under `prefers-reduced-motion`. The first count is
 * shown at once; `isKnown` is false before it has come.
 */
export function useAnimatedCount(count: number, isKnown: boolean): number {
  const [shown, setShown] = useState<number | null>(null);
  const lastShown = useRef<number>(null);
  useEffect(() => {
    if (!isKnown || lastShown.current === count) return;
    const show = (value: number) => {
      lastShown.current = value;
      setShown(value);
    };
    return animateCount(lastShown.current ?? count, count, show);
  }, [count, isKnown]);
  return shown ?? count;
}
