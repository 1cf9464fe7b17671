import { formatAud } from '../../lib/money.ts';
import { partOf } from '../../ui/part-of.ts';
import { priceSliderAddress } from './price-slider.ts';

/** `<top-price>`: a slider with its price in words, and a button that leads to the search (SRC-34, SRC-39). */
export class TopPrice extends HTMLElement {
  #connection: AbortController | undefined;

  connectedCallback(): void {
    const slider = partOf<HTMLInputElement>(this, 'input');
    const output = partOf<HTMLOutputElement>(this, 'output');
    const span = { min: Number(slider.min), max: Number(slider.max), step: Number(slider.step) };
    const show = () => {
      const amount = slider.valueAsNumber;
      const text = amount < span.max ? `Up to ${formatAud(amount)}` : 'Any price';
      output.value = text;
      slider.setAttribute('aria-valuetext', text);
      slider.style.setProperty('--v', `${((amount - span.min) / (span.max - span.min)) * 100}%`);
    };
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    slider.addEventListener('input', show, { signal });
    partOf(this, 'button').addEventListener(
      'click',
      () => location.assign(priceSliderAddress(this.dataset.search ?? '', slider.valueAsNumber, span)),
      { signal },
    );
    show();
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
  }
}

customElements.define('top-price', TopPrice);
