export interface StripPosition {
  /** Index of the slide in view. */
  current: () => number;
  /** Starts a move. A smooth move passes other slides on its way. */
  moveTo: (index: number, isSmooth: boolean) => void;
  /**
   * Index that is `by` slides after the current one, or after the target of a move that is still running; at most the
   * last and at least the first.
   */
  indexAfter: (by: number) => number;
  /** Call when a slide comes into view. */
  slideShown: (index: number) => void;
  /** Call when the shopper scrolls: the running move ends. */
  interrupt: () => void;
}

/** Position of a strip of slides. It knows the target of a smooth move, so that quick clicks add up. */
export function stripPosition(slides: number): StripPosition {
  let current = 0;
  let target = 0;
  let isMoving = false;
  return {
    current: () => current,
    moveTo: (index, isSmooth) => {
      target = index;
      isMoving = isSmooth;
    },
    indexAfter: (by) => Math.min(Math.max(target + by, 0), slides - 1),
    slideShown: (index) => {
      current = index;
      if (isMoving && index !== target) return;
      target = index;
      isMoving = false;
    },
    interrupt: () => {
      isMoving = false;
    },
  };
}
