import { fetchRelatedCarIds } from '../../frame/vehicle-facts.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { vehicleList } from '../../search/client/vehicle-list.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { amongFilters, type SimilarTo } from '../../search/similar-filters.ts';

/** More than the six that are shown, because some of them may be sold. The number is an estimate. */
const MAX_LOOKUPS = 20;

/**
 * Fetches related vehicles in the service's order, closest first (API-39). The search then leaves out vehicles that
 * are not in stock or not in a similar price range (API-10). If the service or the search fails, the error is logged
 * and the list is empty (ERR-15).
 */
export async function fetchRelatedCars(
  transport: SearchTransport<CardDocument>,
  wanted: SimilarTo & { slug: string },
): Promise<CardDocument[]> {
  try {
    const ids = (await fetchRelatedCarIds(wanted.slug)).slice(0, MAX_LOOKUPS);
    if (ids.length === 0) return [];
    const cars = await vehicleList(transport, amongFilters(wanted, ids), MAX_LOOKUPS);
    return cars.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  } catch (error) {
    console.warn('Related vehicles could not be loaded.', error);
    return [];
  }
}
