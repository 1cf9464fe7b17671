/** Longer than the transition of `::details-content` in base.css. */
const UNFOLDING_MS = 1_000;

/** Opens the section that an address on this page names, or the one around what it names, if it is folded, as on phones. */
function openFold(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  const around = target?.closest<HTMLDetailsElement>('.fold');
  const fold = around ?? target?.querySelector<HTMLDetailsElement>('.fold');
  if (!target || !fold || fold.open) return;
  if (around) {
    // Browsers do not scroll to what is folded, nor to what was unfolded since the last frame.
    const scroll = () => target.scrollIntoView({ behavior: 'instant' });
    around.addEventListener('toggle', () => requestAnimationFrame(() => requestAnimationFrame(scroll)), {
      once: true,
    });
    // While it unfolds, they would keep in place what is below it.
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    setTimeout(() => {
      style.overflowAnchor = '';
    }, UNFOLDING_MS);
  }
  fold.open = true;
}

openFold(location.hash);
addEventListener('hashchange', () => openFold(location.hash));
// A second press on the same link does not change the address.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link) openFold(link.hash);
});
