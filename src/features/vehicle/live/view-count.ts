import { liveVehicle } from '../../../frame/live-vehicle.ts';
import { counted } from '../../../lib/plural.ts';
import { PartElement } from '../../../ui/part-element.ts';

/** `<view-count>`: the number of views of the page's vehicle; hidden until a number is known (VDP-31). */
class ViewCount extends PartElement {
  protected start(signal: AbortSignal): void {
    const unsubscribe = liveVehicle.subscribe((current) => {
      if (!current || current.views === null) return;
      this.textContent = counted(current.views, 'view');
      this.hidden = false;
    });
    signal.addEventListener('abort', unsubscribe);
  }
}

customElements.define('view-count', ViewCount);
