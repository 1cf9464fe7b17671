import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';

/** `<narrow-filters>`: its dialog shows the sidebar's filters while it is open. */
class NarrowFilters extends PartElement {
  protected start(signal: AbortSignal): void {
    const sidebar = partOf(this, 'aside');
    const filters = partOf(sidebar, 'div');
    const dialog = partOf<HTMLDialogElement>(this, 'dialog');
    const place = partOf(dialog, '.scroll');
    const moves = new MutationObserver(() => (dialog.open ? place : sidebar).append(filters));
    moves.observe(dialog, { attributeFilter: ['open'] });
    signal.addEventListener('abort', () => moves.disconnect());
  }
}

customElements.define('narrow-filters', NarrowFilters);
