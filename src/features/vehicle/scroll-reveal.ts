import { PartElement } from '../../ui/part-element.ts';
import { SHORTENED_EVENT } from '../../ui/shortened.ts';

/**
 * Shows itself once the page is scrolled further than its `after`, px (VDP-22, VDP-23). Without scripts the
 * style sheet leaves the lower one in view.
 */
class ScrollReveal extends PartElement {
  /** Removing content above the view lowers `scrollY` although nobody scrolled, so it counts as scrolled. */
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
    update();
  }
}

customElements.define('scroll-reveal', ScrollReveal);
