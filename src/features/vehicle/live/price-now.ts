import { formatAud } from '../../../lib/money.ts';
import { PartElement } from '../../../ui/part-element.ts';
import { vehicleNow } from './vehicle-now.ts';

/** A price of the page's vehicle: says the present one where that is another. */
class PriceNow extends PartElement {
  protected start(left: AbortSignal): void {
    const stop = vehicleNow.subscribe((now) => {
      if (now?.change.kind === 'price') this.textContent = formatAud(now.change.price);
    });
    left.addEventListener('abort', stop);
  }
}

customElements.define('price-now', PriceNow);
