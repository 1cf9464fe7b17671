import { PartElement } from '../../ui/part-element.ts';

/** A tooltip that Escape puts away without moving pointer or focus; it is back with the next of either. */
class RateTip extends PartElement {
  protected start(signal: AbortSignal): void {
    const hush = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') this.classList.add('hushed');
    };
    document.addEventListener('keydown', hush, { signal });
    for (const sign of ['pointerenter', 'focusin'])
      this.addEventListener(sign, () => this.classList.remove('hushed'), { signal });
  }
}

customElements.define('rate-tip', RateTip);
