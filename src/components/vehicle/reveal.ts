/**
 * Shows each `[data-after="900"]` once the page is scrolled further than so many px (VDP-22, VDP-23).
 * Without scripts the style sheet leaves the lower one in view. `--header` tells the style sheet where
 * the site's header ends.
 */
export function revealAfterScroll(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-after]')];
  const update = () => {
    for (const part of parts) part.classList.toggle('in', scrollY > Number(part.dataset.after));
  };
  addEventListener('scroll', update, { passive: true });
  update();
  const header = document.querySelector('header');
  if (!header) return;
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--header', `${header.offsetHeight}px`);
  }).observe(header);
}
