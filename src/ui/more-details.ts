import { PartElement } from './part-element.ts';
import { partOf } from './part-of.ts';

/** Duration of opening and closing (LIM-02). */
const DURATION_MS = 300;

/**
 * Animates a "Show More" disclosure. A press during the animation reverses it.
 */
class MoreDetails extends PartElement {
  #opening = false;
  #animation: Animation | null = null;

  protected start(signal: AbortSignal): void {
    partOf(this, 'summary').addEventListener('click', (event) => this.#press(event), { signal });
  }

  #press(event: Event): void {
    if (this.#animation) {
      event.preventDefault();
      this.#opening = !this.#opening;
      this.#animation.reverse();
      return;
    }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    const details = partOf<HTMLDetailsElement>(this, 'details');
    const body = partOf(details, ':scope > .body');
    this.#opening = !details.open;
    details.open = false;
    // The height of the disclosure while closed: 0, or that of the beginning of a clipped text.
    const closedHeight = this.querySelector<HTMLElement>(':scope > .prose')?.offsetHeight ?? 0;
    // The disclosure must be open during the animation in both directions, or its content would not be visible.
    details.open = true;
    const openHeight = body.offsetHeight;
    const [from, to] = this.#opening ? [closedHeight, openHeight] : [openHeight, closedHeight];
    this.#animation = body.animate(
      [
        { blockSize: `${from}px`, overflowY: 'clip' },
        { blockSize: `${to}px`, overflowY: 'clip' },
      ],
      { duration: DURATION_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
    this.#animation.onfinish = () => {
      details.open = this.#opening;
      this.#animation = null;
    };
  }
}

customElements.define('more-details', MoreDetails);
