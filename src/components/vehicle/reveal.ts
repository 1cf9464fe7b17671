/**
 * Shows each `[data-after="900"]` once the page is scrolled further than so many px (VDP-22, VDP-23).
 * Without scripts the style sheet leaves them in view.
 */
export function revealAfterScroll(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-after]')];
  const update = () => {
    for (const part of parts) part.classList.toggle('in', scrollY > Number(part.dataset.after));
  };
  addEventListener('scroll', update, { passive: true });
  update();
}
