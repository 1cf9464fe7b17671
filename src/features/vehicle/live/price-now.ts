import { formatAud } from '../../../lib/money.ts';
import { PartElement } from '../../../ui/part-element.ts';
import { liveVehicle } from './live-vehicle.ts';

/** The price of the page's vehicle. It changes to the current one if that differs. */
class PriceNow extends PartElement {
  protected start(signal: AbortSignal): void {
    const stop = liveVehicle.subscribe((now) => {
      if (now?.change.kind === 'price') this.textContent = formatAud(now.change.price);
    });
    signal.addEventListener('abort', stop);
  }
}

customElements.define('price-now', PriceNow);
