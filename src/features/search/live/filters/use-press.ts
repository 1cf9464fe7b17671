import { startTransition, useOptimistic } from 'react';

const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Shows a pressed filter in the next frame, and only then searches: a search renders all filters, which on a slow
 * phone takes longer than a press may wait for its answer.
 */
export function usePress(selected: boolean, onToggle: () => void): [isShown: boolean, press: () => void] {
  const [isShown, show] = useOptimistic(selected);
  return [
    isShown,
    () =>
      startTransition(async () => {
        show(!isShown);
        await nextFrame();
        onToggle();
      }),
  ];
}
