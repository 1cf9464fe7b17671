import { stripPosition } from './strip-position.ts';

export interface Strip {
  slides: readonly HTMLElement[];
  /** Index of the slide in view. */
  current: () => number;
  goTo: (index: number, how?: 'move' | 'jump') => void;
  /** Moves by this number of slides from the slide in view, or from the target of a running move. */
  step: (by: number) => void;
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Number of slides that an arrow button moves by. */
const stepOf = (arrow: Element): number => (arrow.classList.contains('back') ? -1 : 1);

/**
 * Adds arrows, counter and thumbnails to a strip of pictures. The strip is a scroll container: touch, wheel, arrow
 * keys and the links of the thumbnails work without this script.
 */
export function startStrip(
  root: HTMLElement,
  signal: AbortSignal,
  onShow: (index: number) => void,
): Strip | null {
  const strip = root.querySelector<HTMLElement>('.strip');
  if (!strip) return null;
  const slides = [...strip.querySelectorAll<HTMLElement>(':scope > .slide')];
  const rail = root.querySelector<HTMLElement>('.thumbs');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.thumbs a')];
  const arrows = [...root.querySelectorAll<HTMLButtonElement>('.step')];
  const number = root.querySelector('.nr .nth');
  // Fullscreen leaves the film out, so the page does not count it either; its counter is hidden beside the film.
  const pictures = slides.filter(({ id }) => id !== 'film-slide');
  const position = stripPosition(slides.length);

  const goTo: Strip['goTo'] = (index, how = 'move') => {
    const isSmooth = how === 'move' && Math.abs(index - position.current()) === 1 && !reducedMotion.matches;
    position.moveTo(index, isSmooth);
    strip.scrollTo({ left: index * strip.clientWidth, behavior: isSmooth ? 'smooth' : 'instant' });
  };
  const step = (by: number) => goTo(position.indexAfter(by));

  const show = (index: number) => {
    position.slideShown(index);
    const picture = slides[index] ? pictures.indexOf(slides[index]) : -1;
    if (number && picture >= 0) number.textContent = String(picture + 1);
    for (const [place, link] of links.entries()) {
      if (place === index) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    for (const arrow of arrows) arrow.disabled = !slides[index + stepOf(arrow)];
    const thumb = links[index]?.parentElement;
    if (rail && thumb) {
      const left = thumb.offsetLeft - (rail.clientWidth - thumb.offsetWidth) / 2;
      rail.scrollTo({ left, behavior: reducedMotion.matches ? 'instant' : 'smooth' });
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
  signal.addEventListener('abort', () => seen.disconnect());
  for (const type of ['wheel', 'pointerdown', 'keydown'] as const)
    strip.addEventListener(type, position.interrupt, { passive: true, signal });
  for (const arrow of arrows) arrow.addEventListener('click', () => step(stepOf(arrow)), { signal });
  for (const [index, link] of links.entries()) {
    link.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        goTo(index);
      },
      { signal },
    );
  }
  return { slides, current: position.current, goTo, step };
}
