import { useEffect, useRef, useState } from 'react';
import { COUNT_ANIMATION_MS, countAt } from './count-animation.ts';

const moves = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.hidden;

/** A count that takes one second to its new value (SRC-15); at once for who asks for less motion. */
export function useAnimatedCount(count: number): number {
  const [shown, setShown] = useState(count);
  const last = useRef(count);
  useEffect(() => {
    const from = last.current;
    if (from === count) return;
    const show = (value: number) => {
      last.current = value;
      setShown(value);
    };
    if (!moves()) return show(count);
    const began = performance.now();
    const step = (now: number) => {
      show(countAt(from, count, now - began));
      if (now - began < COUNT_ANIMATION_MS) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return shown;
}
