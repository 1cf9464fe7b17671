/** Opens the section which an address on this page names, if it is folded, as on phones. */
function openFold(hash: string): void {
  const fold = document.getElementById(hash.slice(1))?.querySelector<HTMLDetailsElement>('.fold');
  if (fold) fold.open = true;
}

openFold(location.hash);
addEventListener('hashchange', () => openFold(location.hash));
// A second press on the same link does not change the address.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link) openFold(link.hash);
});
