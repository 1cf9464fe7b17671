import { PartElement } from '../../ui/part-element.ts';

/**
 * `<measured-box>`: sets `--box` to its height in px. The style sheet uses it to make a box that is taller than the
 * viewport stick by its bottom edge, so that all of it can be read.
 */
class MeasuredBox extends PartElement {
  protected start(signal: AbortSignal): void {
    const sizes = new ResizeObserver(() => this.style.setProperty('--box', `${this.offsetHeight}px`));
    sizes.observe(this);
    signal.addEventListener('abort', () => sizes.disconnect());
  }
}

customElements.define('measured-box', MeasuredBox);
