import { useEffect, useRef, useState } from 'react';
import { COUNT_ANIMATION_MS, countAt } from './count-animation.ts';

const shouldAnimate = () => !matchMedia('(prefers-reduced-motion: reduce)').matches && !document.hidden;

/** Animates to a new count for one second (SRC-15), or jumps there under `prefers-reduced-motion`. */
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
    if (!shouldAnimate()) return show(count);
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
