/** Longer than the transition of `::details-content` in base.css. */
const UNFOLDING_MS = 1_000;

/**
 * Scrolls to something that is being unfolded, for as long as that takes: browsers do not scroll to what was unfolded
 * since the last frame, and would keep in place what is below it. Stops when the shopper scrolls.
 */
function followUnfolding(target: Element): void {
  const { style } = document.documentElement;
  const stopped = new AbortController();
  const options = { once: true, passive: true, signal: stopped.signal };
  const follow = (): void => {
    if (stopped.signal.aborted) return;
    const { top } = target.getBoundingClientRect();
    if (top < 0 || top > innerHeight / 2) target.scrollIntoView({ behavior: 'instant' });
    requestAnimationFrame(follow);
  };
  const stop = (): void => {
    style.overflowAnchor = '';
    stopped.abort();
  };
  for (const scrolled of ['wheel', 'touchstart', 'keydown']) addEventListener(scrolled, stop, options);
  setTimeout(stop, UNFOLDING_MS);
  style.overflowAnchor = 'none';
  follow();
}

/** Opens the section that an address on this page names, or the one around what it names, if it is folded, as on phones. */
function openFold(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  const around = target?.closest<HTMLDetailsElement>('.fold');
  const fold = around ?? target?.querySelector<HTMLDetailsElement>('.fold');
  if (!target || !fold || fold.open) return;
  fold.open = true;
  if (around) followUnfolding(target);
}

openFold(location.hash);
addEventListener('hashchange', () => openFold(location.hash));
// A second press on the same link does not change the address.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link) openFold(link.hash);
});
