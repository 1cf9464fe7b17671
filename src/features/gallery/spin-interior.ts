import { loadStyle } from '../../ui/load-style.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { type SpotPosition, spotsIn } from './spin-spots.ts';
import styles from './spin-viewer.css?url';

/** A picture with a higher ratio of width to height is a panorama, which scrolls sideways. Chosen by eye. */
const PANORAMA_RATIO = 1.9;

/** `<spin-interior>`: the picture of the interior with its hotspots (GAL-07). */
class SpinInterior extends PartElement {
  readonly #positions = JSON.parse(this.getAttribute('spots') ?? '[]') as SpotPosition[];
  #isSettled = false;

  protected start(signal: AbortSignal): void {
    void this.#show(signal);
  }

  async #show(signal: AbortSignal): Promise<void> {
    await loadStyle(styles);
    if (signal.aborted) return;
    const fit = partOf(this, '.fit');
    const image = partOf<HTMLImageElement>(fit, 'img');
    const spots = spotsIn(fit);
    spots.listen(signal);
    if (this.#isSettled) return;
    const settle = () => {
      this.#isSettled = true;
      const ratio = image.naturalWidth / image.naturalHeight;
      fit.style.setProperty('--ratio', String(ratio));
      this.classList.toggle('wide', ratio > PANORAMA_RATIO);
      this.scrollLeft = (this.scrollWidth - this.clientWidth) / 2;
      spots.place((spot) => this.#positions[spot] ?? null);
    };
    if (image.complete && image.naturalWidth > 0) settle();
    else image.addEventListener('load', settle, { once: true, signal });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'spin-interior': SpinInterior;
  }
}

customElements.define('spin-interior', SpinInterior);
