import { loadStyle } from '../../ui/load-style.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { type Place, spotsIn } from './spin-spots.ts';
import styles from './spin-viewer.css?url';

/** Ratio of width to height above which a picture is a panorama, which scrolls sideways. */
const PANORAMA_RATIO = 1.9;

/** `<spin-interior>`: the picture of the interior with its hotspots (GAL-07). */
class SpinInterior extends PartElement {
  readonly #places = JSON.parse(this.getAttribute('spots') ?? '[]') as Place[];
  #isSettled = false;

  protected start(left: AbortSignal): void {
    void this.#show(left);
  }

  async #show(left: AbortSignal): Promise<void> {
    await loadStyle(styles);
    if (left.aborted) return;
    const fit = partOf(this, '.fit');
    const image = partOf<HTMLImageElement>(fit, 'img');
    const spots = spotsIn(fit);
    spots.listen(left);
    if (this.#isSettled) return;
    const settle = () => {
      this.#isSettled = true;
      const ratio = image.naturalWidth / image.naturalHeight;
      fit.style.setProperty('--ratio', String(ratio));
      this.classList.toggle('wide', ratio > PANORAMA_RATIO);
      this.scrollLeft = (this.scrollWidth - this.clientWidth) / 2;
      spots.place((spot) => this.#places[spot] ?? null);
    };
    if (image.complete && image.naturalWidth > 0) settle();
    else image.addEventListener('load', settle, { once: true, signal: left });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'spin-interior': SpinInterior;
  }
}

customElements.define('spin-interior', SpinInterior);
