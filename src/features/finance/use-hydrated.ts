import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the page's HTML, true once the island lives: what needs it waits until then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
