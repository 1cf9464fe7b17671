/**
 * Arrows, counter and thumbnails of the picture strip. The strip itself is a scroller: it works by
 * touch, wheel and arrow keys, and the thumbnails are links into it, without this script.
 */
export function startGallery(gallery: HTMLElement): void {
  const strip = gallery.querySelector<HTMLElement>('.strip');
  if (!strip || strip.children.length < 2) return;
  const slides = [...strip.children] as HTMLElement[];
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('.thumbs a')];
  const rail = gallery.querySelector<HTMLElement>('.thumbs');
  const steps = [...gallery.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const at = gallery.querySelector('[data-at]');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let current = 0;

  const goTo = (index: number) => {
    const far = Math.abs(index - current) > 1;
    strip.scrollTo({ left: index * strip.clientWidth, behavior: far || calm.matches ? 'instant' : 'smooth' });
  };

  const show = (index: number) => {
    current = index;
    if (at) at.textContent = String(index + 1);
    for (const [position, link] of links.entries()) {
      if (position === index) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    for (const step of steps) step.disabled = !slides[index + Number(step.dataset.step)];
    const thumb = links[index]?.parentElement;
    if (rail && thumb) {
      const left = thumb.offsetLeft - (rail.clientWidth - thumb.offsetWidth) / 2;
      rail.scrollTo({ left, behavior: calm.matches ? 'instant' : 'smooth' });
    }
  };

  const seen = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting);
      if (entry) show(slides.indexOf(entry.target as HTMLElement));
    },
    { root: strip, threshold: 0.6 },
  );
  for (const slide of slides) seen.observe(slide);

  for (const step of steps) step.addEventListener('click', () => goTo(current + Number(step.dataset.step)));
  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      goTo(index);
    });
  }
}
