export interface Strip {
  slides: readonly HTMLElement[];
  /** Index of the slide in view. */
  current: () => number;
  goTo: (index: number, how?: 'move' | 'jump') => void;
  /** Goes so many slides on from where it is or is moving to; stops at the ends. */
  step: (by: number) => void;
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * Arrows, counter and thumbnails of a strip of pictures. The strip itself is a scroller: it works by
 * touch, wheel and arrow keys, and the thumbnails are links into it, without this script.
 */
export function startStrip(root: HTMLElement, onShow: (index: number) => void = () => {}): Strip | null {
  const strip = root.querySelector<HTMLElement>('.strip');
  if (!strip) return null;
  const slides = [...strip.querySelectorAll<HTMLElement>(':scope > .slide')];
  const rail = root.querySelector<HTMLElement>('.thumbs');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.thumbs a')];
  const steps = [...root.querySelectorAll<HTMLButtonElement>('[data-step]')];
  const at = root.querySelector('[data-at]');
  let current = 0;
  let aim = 0;
  let moving = false;

  const goTo: Strip['goTo'] = (index, how = 'move') => {
    const smooth = how === 'move' && Math.abs(index - current) === 1 && !calm.matches;
    aim = index;
    moving = smooth;
    strip.scrollTo({ left: index * strip.clientWidth, behavior: smooth ? 'smooth' : 'instant' });
  };
  const step = (by: number) => goTo(Math.min(Math.max(aim + by, 0), slides.length - 1));

  const show = (index: number) => {
    current = index;
    if (!moving || index === aim) {
      aim = index;
      moving = false;
    }
    if (at) at.textContent = String(index + 1);
    for (const [position, link] of links.entries()) {
      if (position === index) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    for (const button of steps) button.disabled = !slides[index + Number(button.dataset.step)];
    const thumb = links[index]?.parentElement;
    if (rail && thumb) {
      const left = thumb.offsetLeft - (rail.clientWidth - thumb.offsetWidth) / 2;
      rail.scrollTo({ left, behavior: calm.matches ? 'instant' : 'smooth' });
    }
    onShow(index);
  };

  const seen = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting);
      if (entry) show(slides.indexOf(entry.target as HTMLElement));
    },
    { root: strip, threshold: 0.6 },
  );
  for (const slide of slides) seen.observe(slide);
  for (const sign of ['wheel', 'pointerdown', 'keydown'] as const)
    strip.addEventListener(
      sign,
      () => {
        moving = false;
      },
      { passive: true },
    );
  for (const button of steps) button.addEventListener('click', () => step(Number(button.dataset.step)));
  for (const [index, link] of links.entries()) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      goTo(index);
    });
  }
  return { slides, current: () => current, goTo, step };
}
