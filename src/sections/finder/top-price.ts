import { formatAud } from '../../lib/money.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { priceSliderAddress } from './price-slider.ts';

/** `<top-price>`: a price slider with a button that opens the search up to that price (SRC-34, SRC-39). */
class TopPrice extends PartElement {
  protected start(signal: AbortSignal): void {
    const slider = partOf<HTMLInputElement>(this, 'input');
    const output = partOf<HTMLOutputElement>(this, 'output');
    const range = { min: Number(slider.min), max: Number(slider.max), step: Number(slider.step) };
    const show = () => {
      const amount = slider.valueAsNumber;
      const text = amount < range.max ? `Up to ${formatAud(amount)}` : 'Any price';
      output.value = text;
      slider.setAttribute('aria-valuetext', text);
      slider.style.setProperty('--v', `${((amount - range.min) / (range.max - range.min)) * 100}%`);
    };
    slider.addEventListener('input', show, { signal });
    partOf(this, 'button').addEventListener(
      'click',
      () => location.assign(priceSliderAddress(this.dataset.search ?? '', slider.valueAsNumber, range)),
      { signal },
    );
    show();
  }
}

customElements.define('top-price', TopPrice);
