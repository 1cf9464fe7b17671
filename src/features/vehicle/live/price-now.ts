import { liveVehicle } from '../../../frame/live-vehicle.ts';
import { formatAud } from '../../../lib/money.ts';
import { PartElement } from '../../../ui/part-element.ts';

/** `<price-now>`: the price of the page's vehicle, updated if it changed since the build. */
class PriceNow extends PartElement {
  protected start(signal: AbortSignal): void {
    const unsubscribe = liveVehicle.subscribe((current) => {
      if (current?.change.price != null) this.textContent = formatAud(current.change.price);
    });
    signal.addEventListener('abort', unsubscribe);
  }
}

customElements.define('price-now', PriceNow);
