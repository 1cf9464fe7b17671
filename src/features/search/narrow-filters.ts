import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { closeInRow, openInDrawer, ROW_NAME } from './filter-place.ts';

/** `<narrow-filters>`: moves the filters from the page into the dialog while that is open. */
class NarrowFilters extends PartElement {
  protected start(signal: AbortSignal): void {
    const sidebar = partOf(this, 'aside');
    const filters = partOf(sidebar, 'div');
    const dialog = partOf<HTMLDialogElement>(this, 'dialog');
    const drawer = partOf(dialog, '.scroll');
    const inRow = filters.querySelectorAll<HTMLDetailsElement>('.facet[name]');
    const move = () => {
      if (dialog.open) drawer.append(filters);
      else sidebar.prepend(filters);
      if (inRow.length === 0) return;
      if (!dialog.open) closeInRow(filters);
      for (const facet of inRow) facet.name = dialog.open ? '' : ROW_NAME;
      if (dialog.open) openInDrawer(filters);
    };
    const observer = new MutationObserver(move);
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
