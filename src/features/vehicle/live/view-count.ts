import { countOf } from '../../../lib/count-of.ts';
import { PartElement } from '../../../ui/part-element.ts';
import { vehicleNow } from './vehicle-now.ts';

/** How often the page's vehicle was looked at. */
class ViewCount extends PartElement {
  protected start(left: AbortSignal): void {
    const stop = vehicleNow.subscribe((now) => {
      if (!now || now.views === null) return;
      this.textContent = countOf(now.views, 'views');
      this.hidden = false;
    });
    left.addEventListener('abort', stop);
  }
}

customElements.define('view-count', ViewCount);
