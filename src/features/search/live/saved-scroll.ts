// Browsers limit how often a page may change its history entry, so wait until scrolling pauses.
const DEBOUNCE_MS = 150;

const scrollIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'scroll' in state && typeof state.scroll === 'number'
    ? state.scroll
    : null;

/** Scroll position (px) stored in the current history entry; null if the entry is new. */
export const savedScroll = (): number | null => scrollIn(history.state);

/** Stores the scroll position in the current history entry. */
export function saveScroll(): void {
  if (savedScroll() !== window.scrollY)
    history.replaceState({ ...history.state, scroll: window.scrollY }, '');
}

// `instant` overrides the smooth scrolling of the style sheet.
export const scrollToInstantly = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

/**
 * Stores the scroll position whenever it changes, and turns off the browser's own scroll restoration, which would
 * run before the results are there.
 */
export function startSavingScroll(): void {
  let timer = 0;
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = window.setTimeout(saveScroll, DEBOUNCE_MS);
    },
    { passive: true },
  );
  addEventListener('pagehide', () => {
    clearTimeout(timer);
    saveScroll();
  });
  history.scrollRestoration = 'manual';
}
