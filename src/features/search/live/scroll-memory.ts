const SETTLED_MS = 150;

const kept = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'scroll' in state && typeof state.scroll === 'number'
    ? state.scroll
    : null;

/** Where the shopper was on the page when this entry of the history was left; null: it is new. */
export const keptScroll = (): number | null => kept(history.state);

/** Writes the place into the present entry: coming back to it finds it again. */
export function keepScroll(): void {
  if (keptScroll() !== window.scrollY) history.replaceState({ ...history.state, scroll: window.scrollY }, '');
}

/** Goes to a place at once: the page's own way of scrolling would be seen on its way. */
export const scrollToPlace = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/**
 * Keeps the place from now on. What an entry shows is put back by the search, once it has its results: the
 * browser would do so before.
 */
export function rememberScroll(): void {
  let timer = 0;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(keepScroll, SETTLED_MS);
    },
    { passive: true },
  );
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    keepScroll();
  });
  history.scrollRestoration = 'manual';
}
