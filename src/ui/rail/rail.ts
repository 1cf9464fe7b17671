/** Arrows that move a rail by what is in view; they show only while there is more to see that way. */
export function startRail(box: HTMLElement): void {
  const rail = box.querySelector<HTMLElement>('.rail');
  const buttons = [...box.querySelectorAll<HTMLButtonElement>('[data-by]')];
  if (!rail) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  const update = () => {
    const room = rail.scrollWidth - rail.clientWidth;
    for (const button of buttons) {
      button.hidden = room < 8;
      button.disabled = button.dataset.by === '1' ? rail.scrollLeft > room - 8 : rail.scrollLeft < 8;
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () =>
      rail.scrollBy({ left: Number(button.dataset.by) * rail.clientWidth * 0.8, behavior }),
    );
  }
  rail.addEventListener('scroll', update, { passive: true });
  new ResizeObserver(update).observe(rail);
}
