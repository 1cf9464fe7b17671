import { fetchRelatedCarIds } from '../../frame/vehicle-facts.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { amongFilters, type SimilarTo } from '../../search/similar-filters.ts';
import { vehicleList } from './vehicle-list.ts';

/** Related vehicles looked up at most, so that some are left where others are sold. */
const MOST = 20;

/**
 * What the service relates to a vehicle (API-39) and the search finds fit to stand beside it (API-10), the
 * nearest first. None where one of them does not answer: that is logged only (ERR-15).
 */
export async function relatedCars(
  transport: SearchTransport<CardDocument>,
  wanted: SimilarTo & { slug: string },
): Promise<CardDocument[]> {
  try {
    const ids = (await fetchRelatedCarIds(wanted.slug)).slice(0, MOST);
    if (ids.length === 0) return [];
    const cars = await vehicleList(transport, amongFilters(wanted, ids), MOST);
    return cars.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  } catch (error) {
    console.warn('Related vehicles could not be read.', error);
    return [];
  }
}
