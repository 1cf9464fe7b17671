import { stripPosition } from './strip-position.ts';

export interface Strip {
  slides: readonly HTMLElement[];
  /** Index of the slide in view. */
  current: () => number;
  goTo: (index: number, how?: 'move' | 'jump') => void;
  /** Moves by this number of slides from the slide in view, or from the target of a move that is still running. */
  step: (by: number) => void;
}

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** -1 for the "previous" button, 1 for the "next" button. */
const directionOf = (arrow: Element): number => (arrow.classList.contains('back') ? -1 : 1);

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
  const thumbList = root.querySelector<HTMLElement>('.thumbs');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('.thumbs a')];
  const arrows = [...root.querySelectorAll<HTMLButtonElement>('.step')];
  const counter = root.querySelector('.nr .nth');
  // Fullscreen leaves out the film, so the page does not count it either. While the film is shown, the counter is
  // hidden.
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
    if (counter && picture >= 0) counter.textContent = String(picture + 1);
    for (const [linkIndex, link] of links.entries()) {
      // The last one may stand for all further pictures.
      if (linkIndex === Math.min(index, links.length - 1)) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    for (const arrow of arrows) arrow.disabled = !slides[index + directionOf(arrow)];
    const thumb = links[index]?.parentElement;
    if (thumbList && thumb) {
      const left = thumb.offsetLeft - (thumbList.clientWidth - thumb.offsetWidth) / 2;
      thumbList.scrollTo({ left, behavior: reducedMotion.matches ? 'instant' : 'smooth' });
    }
    onShow(index);
  };

  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting);
      if (entry) show(slides.indexOf(entry.target as HTMLElement));
    },
    // More than half, so that at most one slide counts as shown.
    { root: strip, threshold: 0.6 },
  );
  for (const slide of slides) observer.observe(slide);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const type of ['wheel', 'pointerdown', 'keydown'] as const)
    strip.addEventListener(type, position.interrupt, { passive: true, signal });
  for (const arrow of arrows) arrow.addEventListener('click', () => step(directionOf(arrow)), { signal });
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
