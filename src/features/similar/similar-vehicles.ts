import type { CardDocument } from '../../search/documents/document.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import { type SimilarTo, similarFilters } from '../../search/similar-filters.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { showInList } from '../card/card-list.ts';
import { fetchRelatedCars } from './fetch-related-cars.ts';
import { fetchSimilarCars } from './fetch-similar-cars.ts';
import { mergeSimilarCars, stillFound } from './merge-similar-cars.ts';

/** VDP-14 */
const MAX_SIMILAR = 6;

/** The attribute `similar` as JSON. */
type Wanted = SimilarTo & { slug: string; shown: string[] };

/**
 * `<similar-vehicles>`: updates the similar vehicles (API-09). Those on the page keep their place and get their
 * current price. Sold ones are replaced by related vehicles from the service (API-39), else by other similar ones.
 * If the search fails, the page stays as it is (ERR-15).
 */
export class SimilarVehicles extends PartElement {
  protected start(left: AbortSignal): void {
    this.#refresh(left).catch((error: unknown) =>
      console.error('Similar vehicles could not be updated.', error),
    );
  }

  async #refresh(left: AbortSignal): Promise<void> {
    const wanted = JSON.parse(this.getAttribute('similar') ?? '') as Wanted;
    const { id, shown } = wanted;
    const transport = pageTransport(this.getAttribute('source') ?? '');
    const found = await fetchSimilarCars(transport, {
      id,
      kinds: similarFilters(wanted, shown),
      max: MAX_SIMILAR,
    });
    if (!found || left.aborted) return;
    this.#show(mergeSimilarCars({ shown, found }, MAX_SIMILAR));
    if (stillFound({ shown, found }).length === MAX_SIMILAR) return;
    const related = await fetchRelatedCars(transport, wanted);
    if (related.length > 0 && !left.aborted)
      this.#show(mergeSimilarCars({ shown, found, related }, MAX_SIMILAR));
  }

  #show(cars: readonly CardDocument[]): void {
    showInList(
      partOf(this, '.rail'),
      cars.map((vehicle) => ({ vehicle })),
      { sizes: this.getAttribute('sizes') ?? '' },
    );
  }
}
