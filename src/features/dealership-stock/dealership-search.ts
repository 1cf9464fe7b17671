import { HIT_FIELDS } from '../../search/client/hit-fields.ts';
import { createPagedSearch, type FoundPage } from '../../search/client/paged-search.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { CAR_COLLECTION, QUERY_BY } from '../../search/documents/car-schema.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { vehicleOrder } from '../../search/documents/sort-order.ts';
import { withinPrice } from '../../search/price-limit.ts';

export interface DealershipQuery {
  dealershipId: string;
  /** Finds vehicles in any of these categories; all vehicles if empty. */
  categories: readonly string[];
  /** A vehicle must have one of the values of each field. A field without values excludes no vehicle. */
  choices: readonly { field: string; in: readonly string[] }[];
  /** AUD, inclusive; null if there is no limit. */
  price: { min: number | null; max: number | null };
  /** The shopper's words; blank if there are none. */
  query: string;
  /** Number of vehicles to skip: 0, 21, 42 … */
  offset: number;
}

/**
 * Returns a function that searches one dealership's unsold stock (API-14) and finds 21 vehicles per page (API-15). The
 * last 10 answers are cached (API-16).
 */
export function createDealershipSearch(
  transport: SearchTransport<CardDocument>,
): (query: DealershipQuery) => Promise<FoundPage<CardDocument>> {
  const search = createPagedSearch(transport, vehicleOrder, {
    collection: CAR_COLLECTION,
    query_by: QUERY_BY,
    facet_by: 'categories',
    max_facet_values: 100,
    include_fields: HIT_FIELDS,
  });
  return ({ dealershipId, categories, choices, price, query, offset }) =>
    search({
      filters: [
        { field: 'dealership_id', in: [dealershipId] },
        { field: 'sold', in: [false] },
        { field: 'categories', in: categories },
        ...choices,
        withinPrice(price.min, price.max),
      ],
      query,
      offset,
    });
}
