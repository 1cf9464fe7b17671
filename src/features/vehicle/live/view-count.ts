import { liveVehicle } from '../../../frame/live-vehicle.ts';
import { formatVehicleCount } from '../../../lib/format-vehicle-count.ts';
import { PartElement } from '../../../ui/part-element.ts';

/** Number of views of the page's vehicle. */
class ViewCount extends PartElement {
  protected start(signal: AbortSignal): void {
    const stop = liveVehicle.subscribe((now) => {
      if (!now || now.views === null) return;
      this.textContent = formatVehicleCount(now.views, 'views');
      this.hidden = false;
    });
    signal.addEventListener('abort', stop);
  }
}

customElements.define('view-count', ViewCount);
