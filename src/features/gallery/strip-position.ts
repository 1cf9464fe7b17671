export interface StripPosition {
  /** Index of the slide in view. */
  current: () => number;
  /** Sets out for a slide. @param isSmooth it moves past others on the way, or jumps */
  setOut: (index: number, isSmooth: boolean) => void;
  /** Index so many slides on from where it is or is moving to; stops at the ends. */
  after: (by: number) => number;
  /** A slide came into view. */
  arrive: (index: number) => void;
  /** The shopper moves the strip by hand: it no longer moves to where it set out for. */
  interrupt: () => void;
}

/** The place of a strip of so many slides. Quick presses add up; slides passed on the way do not count. */
export function stripPosition(slides: number): StripPosition {
  let current = 0;
  let aim = 0;
  let moving = false;
  return {
    current: () => current,
    setOut: (index, isSmooth) => {
      aim = index;
      moving = isSmooth;
    },
    after: (by) => Math.min(Math.max(aim + by, 0), slides - 1),
    arrive: (index) => {
      current = index;
      if (moving && index !== aim) return;
      aim = index;
      moving = false;
    },
    interrupt: () => {
      moving = false;
    },
  };
}
