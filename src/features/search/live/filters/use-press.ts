import { startTransition, useOptimistic } from 'react';

const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Shows a filter as pressed in the next frame, and only then searches. A search renders all filters, which on a slow
 * phone takes so long that the press would seem to be ignored.
 */
export function usePress(selected: boolean, onToggle: () => void): [isShown: boolean, press: () => void] {
  const [isShown, showAs] = useOptimistic(selected);
  return [
    isShown,
    () =>
      startTransition(async () => {
        showAs(!isShown);
        await nextFrame();
        onToggle();
      }),
  ];
}
