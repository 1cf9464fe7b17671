import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';

/** ms a part of the page takes to open and to close (LIM-02). */
const COLLAPSE_MS = 300;

/**
 * Has "Show More" and its like open and close gradually; without this they do so at once. A press during
 * the movement reverses it.
 */
class MoreDetails extends PartElement {
  #opens = false;
  #running: Animation | null = null;

  protected start(signal: AbortSignal): void {
    partOf(this, 'summary').addEventListener('click', (event) => this.#press(event), { signal });
  }

  #press(event: Event): void {
    if (this.#running) {
      event.preventDefault();
      this.#opens = !this.#opens;
      this.#running.reverse();
      return;
    }
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    const details = partOf<HTMLDetailsElement>(this, 'details');
    const body = partOf(details, ':scope > .body');
    this.#opens = !details.open;
    details.open = false;
    // Closed, clipped text shows its beginning, everything else nothing.
    const part = this.querySelector<HTMLElement>(':scope > .prose')?.offsetHeight ?? 0;
    // Keep it open while it closes: a closed part shows nothing.
    details.open = true;
    const whole = body.offsetHeight;
    const [from, to] = this.#opens ? [part, whole] : [whole, part];
    this.#running = body.animate(
      [
        { blockSize: `${from}px`, overflowY: 'clip' },
        { blockSize: `${to}px`, overflowY: 'clip' },
      ],
      { duration: COLLAPSE_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    );
    this.#running.onfinish = () => {
      details.open = this.#opens;
      this.#running = null;
    };
  }
}

customElements.define('more-details', MoreDetails);
