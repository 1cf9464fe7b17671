import { PartElement } from '../../../ui/part-element.ts';
import { partOf } from '../../../ui/part-of.ts';
import { liveVehicle } from './live-vehicle.ts';

/**
 * Once the vehicle turns out to be sold, replaces its content with that of its template, at the same height, or removes
 * it if the template is empty (VDP-41).
 */
class SoldSwap extends PartElement {
  protected start(signal: AbortSignal): void {
    const stop = liveVehicle.subscribe((now) => {
      if (now?.change.kind === 'sold') this.#swap();
    });
    signal.addEventListener('abort', stop);
  }

  #swap(): void {
    const { content } = partOf<HTMLTemplateElement>(this, ':scope > template');
    const notice = content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    // Astro adds the scripts of components next to them.
    const offer = this.querySelector<HTMLElement>(':scope > :not(template, script)');
    if (!offer) return;
    if (notice) notice.style.minBlockSize = `${offer.offsetHeight}px`;
    this.replaceChildren(...(notice ? [notice] : []));
  }
}

customElements.define('sold-swap', SoldSwap);
