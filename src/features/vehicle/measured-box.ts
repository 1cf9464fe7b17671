import { PartElement } from '../../ui/part-element.ts';

/**
 * Sets `--box` to its height in px. With it CSS sticks a box that is taller than the viewport by its end, so that all of
 * it can be read.
 */
class MeasuredBox extends PartElement {
  protected start(signal: AbortSignal): void {
    const sizes = new ResizeObserver(() => this.style.setProperty('--box', `${this.offsetHeight}px`));
    sizes.observe(this);
    signal.addEventListener('abort', () => sizes.disconnect());
  }
}

customElements.define('measured-box', MeasuredBox);
