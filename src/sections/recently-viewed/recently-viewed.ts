import { cardElement } from '../../features/card/card-element.ts';
import { sharedCards } from '../../search/cards/shared-cards.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { fieldsOf, textOf } from '../../ui/storage/entry-fields.ts';
import { keptList } from '../../ui/storage/kept-list.ts';

const MAX_SHOWN = 12;

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
 * site no longer lists are left out; without any other it stays hidden. Attribute: `sizes` of the cards' pictures.
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
    this.classList.add('shown');
  }
}
