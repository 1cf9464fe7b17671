import { cardElement } from '../../features/card/card-element.ts';
import { sharedCards } from '../../search/cards/shared-cards.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { fieldsOf, textOf } from '../../ui/storage/entry-fields.ts';
import { keptList } from '../../ui/storage/kept-list.ts';

const MAX_SHOWN = 12;
/** px below the view. Larger than what a shopper scrolls from one frame to the next. */
const GAP = 200;

// Reads what features/vehicle/viewed-cars.ts stores. That module is part of the one script of vehicle pages, which would
// load it as a second file if another page used it, too.
const viewed = keptList({
  name: 'viewed',
  entryOf: (value) => {
    const id = textOf(fieldsOf(value).id);
    return id ? { id } : null;
  },
  keyOf: ({ id }) => id,
  limit: Number.POSITIVE_INFINITY,
});

/**
 * `<recently-viewed>`: appears with the cards of the vehicles that the shopper looked at last (WAT-12). Those that the
 * site no longer lists are left out; without any other it stays hidden. Attribute: `sizes` of the cards’ pictures.
 */
export class RecentlyViewed extends PartElement {
  protected start(signal: AbortSignal): void {
    this.#show(signal).catch((error: unknown) =>
      console.warn('The vehicles that were viewed last could not be loaded.', error),
    );
  }

  async #show(signal: AbortSignal): Promise<void> {
    const source = sharedCards(JSON.parse(document.documentElement.dataset.search ?? ''));
    const cards = await source.cards(viewed.list.get());
    const listed = cards.filter((card) => card !== null).slice(0, MAX_SHOWN);
    if (listed.length === 0 || signal.aborted) return;
    const sizes = this.getAttribute('sizes') ?? '';
    partOf(this, '.rail').replaceChildren(...listed.map((card) => cardElement(card, { sizes })));
    this.#appear(signal);
  }

  /** Appears while it is out of view, so that nothing in view moves. It has no height before. */
  #appear(signal: AbortSignal): void {
    const observer = new IntersectionObserver(
      () => {
        const { top } = this.getBoundingClientRect();
        // Browsers keep what is in view in its place when something above it grows.
        if (top <= innerHeight + GAP && (top > 0 || !CSS.supports('overflow-anchor', 'auto'))) return;
        observer.disconnect();
        this.classList.add('shown');
      },
      { rootMargin: `0px 0px ${GAP}px` },
    );
    observer.observe(this);
    signal.addEventListener('abort', () => observer.disconnect());
  }
}
