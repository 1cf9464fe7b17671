import { liveVehicle } from '../../../frame/live-vehicle.ts';
import { formatAud } from '../../../lib/money.ts';
import { PartElement } from '../../../ui/part-element.ts';

/** The price of the page's vehicle. It changes to the current one if that differs. */
class PriceNow extends PartElement {
  protected start(signal: AbortSignal): void {
    const stop = liveVehicle.subscribe((now) => {
      if (now?.change.price != null) this.textContent = formatAud(now.change.price);
    });
    signal.addEventListener('abort', stop);
  }
}

customElements.define('price-now', PriceNow);
