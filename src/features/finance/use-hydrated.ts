import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the page's HTML, true after hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
