import { PartElement } from '../../../ui/part-element.ts';
import { partOf } from '../../../ui/part-of.ts';
import { vehicleNow } from './vehicle-now.ts';

/**
 * Sold since the page was built, its part of the page gives its place, and its height, to the one in its
 * template, or to nothing where that is empty (VDP-41).
 */
class SoldSwap extends PartElement {
  protected start(left: AbortSignal): void {
    const stop = vehicleNow.subscribe((now) => {
      if (now?.change.kind === 'sold') this.#swap();
    });
    left.addEventListener('abort', stop);
  }

  #swap(): void {
    const { content } = partOf<HTMLTemplateElement>(this, ':scope > template');
    const notice = content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    // Components leave scripts beside themselves.
    const offer = this.querySelector<HTMLElement>(':scope > :not(template, script)');
    if (!offer) return;
    if (notice) notice.style.minBlockSize = `${offer.offsetHeight}px`;
    this.replaceChildren(...(notice ? [notice] : []));
  }
}

customElements.define('sold-swap', SoldSwap);
