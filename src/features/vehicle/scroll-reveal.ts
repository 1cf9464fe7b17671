import { PartElement } from '../../ui/part-element.ts';
import { SHORTENED_EVENT } from '../../ui/shortened.ts';

/**
 * Becomes visible once the page is scrolled by more than `after` px (VDP-22, VDP-23). Without scripts the bottom bar is
 * always visible.
 */
class ScrollReveal extends PartElement {
  // Removing content above the viewport lowers `scrollY` although nobody scrolled, so add its height.
  #removed = 0;

  protected start(signal: AbortSignal): void {
    const after = Number(this.getAttribute('after'));
    const update = () => this.classList.toggle('in', scrollY + this.#removed > after);
    addEventListener('scroll', update, { passive: true, signal });
    addEventListener(
      SHORTENED_EVENT,
      (event) => {
        if (event instanceof CustomEvent) this.#removed += Number(event.detail);
      },
      { signal },
    );
    // `scrollY` needs the layout, which is up to date in the next frame. Here it would have to be made on its own.
    const frame = requestAnimationFrame(update);
    signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  }
}

customElements.define('scroll-reveal', ScrollReveal);
