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

/** Keeps the place from now on; what an entry shows is put back by the search, once it has its results. */
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
  history.scrollRestoration = 'manual';
  // Another page comes back to this one without its script at first: then the browser's own way is right.
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    keepScroll();
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}
