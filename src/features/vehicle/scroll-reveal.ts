import { PartElement } from '../../ui/part-element.ts';
import { SHORTENED_EVENT } from '../../ui/shortened.ts';

/**
 * `<scroll-reveal>`: becomes visible once the page is scrolled by more than `after` px (VDP-22, VDP-23). Without
 * scripts the bottom bar is always visible.
 */
class ScrollReveal extends PartElement {
  // px: removing content above the viewport lowers `scrollY` although nobody scrolled, so its height is added again.
  #removedHeight = 0;

  protected start(signal: AbortSignal): void {
    const after = Number(this.getAttribute('after'));
    const update = () => this.classList.toggle('in', scrollY + this.#removedHeight > after);
    addEventListener('scroll', update, { passive: true, signal });
    addEventListener(
      SHORTENED_EVENT,
      (event) => {
        if (event instanceof CustomEvent) this.#removedHeight += Number(event.detail);
      },
      { signal },
    );
    // Reading `scrollY` now would force a layout of its own; in the next frame the layout is up to date anyway.
    const frame = requestAnimationFrame(update);
    signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  }
}

customElements.define('scroll-reveal', ScrollReveal);
