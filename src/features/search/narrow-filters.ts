import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';

/** `<narrow-filters>`: moves the filters from the sidebar into the dialog while that is open, on narrow screens. */
class NarrowFilters extends PartElement {
  protected start(signal: AbortSignal): void {
    const sidebar = partOf(this, 'aside');
    const filters = partOf(sidebar, 'div');
    const dialog = partOf<HTMLDialogElement>(this, 'dialog');
    const drawer = partOf(dialog, '.scroll');
    const observer = new MutationObserver(() => (dialog.open ? drawer : sidebar).append(filters));
    observer.observe(dialog, { attributeFilter: ['open'] });
    signal.addEventListener('abort', () => observer.disconnect());
    if (location.hash === '#search-words') {
      // Otherwise the drawer would open again when a shopper returns with Back.
      history.replaceState(history.state, '', location.pathname + location.search);
      document.querySelector<HTMLElement>('search-opener a')?.click();
    }
  }
}

customElements.define('narrow-filters', NarrowFilters);
