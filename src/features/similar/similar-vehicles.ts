import type { CardDocument } from '../../search/documents/document.ts';
import { pageTransport } from '../../search/page/page-transport.ts';
import { type SimilarTo, similarFilters } from '../../search/similar-filters.ts';
import { PartElement } from '../../ui/part-element.ts';
import { partOf } from '../../ui/part-of.ts';
import { showInList } from '../card/card-list.ts';
import { fetchRelatedCars } from './fetch-related-cars.ts';
import { fetchSimilarCars } from './fetch-similar-cars.ts';
import { mergeSimilarCars, stillFound } from './merge-similar-cars.ts';

/** At most six similar vehicles are shown (VDP-14). */
const MAX_SIMILAR = 6;

/** The attribute `similar`, parsed from JSON: the vehicle of the page, and the ids of the vehicles that are shown. */
type SimilarData = SimilarTo & { slug: string; shown: string[] };

/**
 * `<similar-vehicles>`: updates the similar vehicles of the page (API-09). Those still for sale keep their order and
 * get their current price. Sold ones are replaced by related vehicles from the service (API-39), else by other similar
 * ones. If the search fails, the page stays as it is (ERR-15).
 */
export class SimilarVehicles extends PartElement {
  protected start(signal: AbortSignal): void {
    this.#refresh(signal).catch((error: unknown) =>
      console.error('Similar vehicles could not be updated.', error),
    );
  }

  async #refresh(signal: AbortSignal): Promise<void> {
    const data = JSON.parse(this.getAttribute('similar') ?? '') as SimilarData;
    const { id, shown } = data;
    const transport = pageTransport(document.documentElement.dataset.search ?? '');
    const found = await fetchSimilarCars(transport, {
      id,
      filters: similarFilters(data, shown),
      max: MAX_SIMILAR,
    });
    if (!found || signal.aborted) return;
    this.#show(mergeSimilarCars({ shown, found }, MAX_SIMILAR));
    if (stillFound({ shown, found }).length === MAX_SIMILAR) return;
    const related = await fetchRelatedCars(transport, data);
    if (related.length > 0 && !signal.aborted)
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
