import { PartElement } from '../part-element.ts';
import { partOf } from '../part-of.ts';

/** px. Positions less than this from an end count as the end, since rounding and snapping leave a few pixels. */
const TOLERANCE = 8;

/** `<scroll-rail>`: arrows scroll the rail by 80 % of its width. An arrow is disabled at its end of the rail. */
class ScrollRail extends PartElement {
  protected start(signal: AbortSignal): void {
    const rail = partOf(this, '.rail');
    const back = partOf<HTMLButtonElement>(this, '.back');
    const forward = partOf<HTMLButtonElement>(this, '.back + button');
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const update = () => {
      // Read first: reading after a write makes the browser lay the page out in between.
      const { scrollLeft } = rail;
      const maxScroll = rail.scrollWidth - rail.clientWidth;
      const fits = maxScroll < TOLERANCE;
      if (back.hidden !== fits) back.hidden = forward.hidden = fits;
      back.disabled = scrollLeft < TOLERANCE;
      forward.disabled = scrollLeft > maxScroll - TOLERANCE;
    };
    const move = (direction: 1 | -1) => rail.scrollBy({ left: direction * rail.clientWidth * 0.8, behavior });
    back.addEventListener('click', () => move(-1), { signal });
    forward.addEventListener('click', () => move(1), { signal });
    rail.addEventListener('scroll', update, { passive: true, signal });
    const sizes = new ResizeObserver(update);
    sizes.observe(rail);
    signal.addEventListener('abort', () => sizes.disconnect());
  }
}

customElements.define('scroll-rail', ScrollRail);
