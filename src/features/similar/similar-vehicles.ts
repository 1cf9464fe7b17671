import type { CardDocument } from '../../search/documents/document.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import { type SimilarTo, similarFilters } from '../../search/similar-filters.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { showInList } from '../card/card-list.ts';
import { keepPlaces, stillShown } from './keep-places.ts';
import { relatedCars } from './related.ts';
import { similarCars } from './similar-cars.ts';

/** Similar cars shown at most (VDP-14). */
const MOST = 6;

/** As in the element's `similar`. */
type Wanted = SimilarTo & { slug: string; shown: string[] };

/**
 * Brings the similar cars up to date (API-09): those shown keep their place, with the price of now. What is
 * sold gives way to what the service relates to the vehicle (API-39), else to another. Where the search
 * fails they stay as they are (ERR-15).
 */
export class SimilarVehicles extends PartElement {
  protected start(left: AbortSignal): void {
    this.#refresh(left).catch((error: unknown) =>
      console.error('Similar vehicles could not be brought up to date.', error),
    );
  }

  async #refresh(left: AbortSignal): Promise<void> {
    const wanted = JSON.parse(this.getAttribute('similar') ?? '') as Wanted;
    const { id, shown } = wanted;
    const transport = pageTransport(this.getAttribute('source') ?? '');
    const found = await similarCars(transport, { id, kinds: similarFilters(wanted, shown), max: MOST });
    if (!found || left.aborted) return;
    this.#show(keepPlaces({ shown, found }, MOST));
    if (stillShown({ shown, found }).length === MOST) return;
    const related = await relatedCars(transport, wanted);
    if (related.length > 0 && !left.aborted) this.#show(keepPlaces({ shown, found, related }, MOST));
  }

  #show(cars: readonly CardDocument[]): void {
    showInList(
      partOf(this, '.rail'),
      cars.map((vehicle) => ({ vehicle })),
      { sizes: this.getAttribute('sizes') ?? '' },
    );
  }
}
