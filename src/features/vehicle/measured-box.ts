import { PartElement } from '../../ui/part-element.ts';

/**
 * `--box`: how tall the price and contact are, so that a box taller than the window sticks by its end and
 * all of it can be read.
 */
class MeasuredBox extends PartElement {
  protected start(left: AbortSignal): void {
    const sizes = new ResizeObserver(() => this.style.setProperty('--box', `${this.offsetHeight}px`));
    sizes.observe(this);
    left.addEventListener('abort', () => sizes.disconnect());
  }
}

customElements.define('measured-box', MeasuredBox);
