import { countOf } from '../../../lib/count-of.ts';
import { PartElement } from '../../../ui/part-element.ts';
import { vehicleNow } from './vehicle-now.ts';

/** Views of the page's vehicle, in words. */
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
