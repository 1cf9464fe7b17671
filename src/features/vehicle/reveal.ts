import { SHORTENED_EVENT } from '../../ui/shortened.ts';

/**
 * Shows each `[data-after="900"]` once the page is scrolled further than so many px (VDP-22, VDP-23).
 * Without scripts the style sheet leaves the lower one in view. `--header` tells the style sheet where
 * the part of the site's header that stays ends: the header itself has no box.
 */
export function revealAfterScroll(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-after]')];
  // Removing content above the view lowers `scrollY` although nobody scrolled, so count it as scrolled.
  let removed = 0;
  const update = () => {
    for (const part of parts) part.classList.toggle('in', scrollY + removed > Number(part.dataset.after));
  };
  addEventListener('scroll', update, { passive: true });
  addEventListener(SHORTENED_EVENT, (event) => {
    if (event instanceof CustomEvent) removed += Number(event.detail);
  });
  update();
  const header = document.querySelector<HTMLElement>('header .top');
  if (!header) return;
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--header', `${header.offsetHeight}px`);
  }).observe(header);
}
