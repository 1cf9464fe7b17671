import { PartElement } from '../../ui/part-element.ts';

/** `<rate-tip>`: a tooltip that Escape hides until the pointer or the focus comes back (WCAG 1.4.13). */
class RateTip extends PartElement {
  protected start(signal: AbortSignal): void {
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') this.classList.add('closed');
    };
    document.addEventListener('keydown', hide, { signal });
    for (const type of ['pointerenter', 'focusin'])
      this.addEventListener(type, () => this.classList.remove('closed'), { signal });
  }
}

customElements.define('rate-tip', RateTip);
