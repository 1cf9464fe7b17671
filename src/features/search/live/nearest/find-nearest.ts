import { HIT_FIELDS } from '../../../../search/client/hit-fields.ts';
import { searchAll } from '../../../../search/client/search-all.ts';
import type { SearchTransport } from '../../../../search/client/search-transport.ts';
import { CAR_COLLECTION, QUERY_BY } from '../../../../search/documents/car-schema.ts';
import type { CardDocument } from '../../../../search/documents/document.ts';
import { fieldBounds, fieldValue } from '../../../../search/documents/field-value.ts';
import { vehicleOrder } from '../../../../search/documents/sort-order.ts';
import { type Filter, filterBy } from '../../../../search/filter-by.ts';
import { PRICED, withinPrice } from '../../../../search/price-limit.ts';
import type { SearchParams } from '../../../../search/protocol.ts';
import type { Range, SearchState } from '../../../../search/url-state/search-state.ts';
import { type EasedSearch, easedSearches } from './eased-searches.ts';

/** Maximum number of vehicles: two rows on large screens. */
const MOST_VEHICLES = 6;

export interface NearestVehicles extends EasedSearch {
  vehicles: CardDocument[];
  /** Number of vehicles that the eased search finds, of which `vehicles` are the first. */
  found: number;
}

const NOTHING: Filter = { field: 'id', in: ['none'] };

function valuesFilter(field: string, values: readonly string[]): Filter {
  const possible = values.map((value) => fieldValue(field, value)).filter((value) => value !== null);
  return possible.length > 0 ? { field, in: possible } : NOTHING;
}

function rangeFilter(field: string, range: Range): Filter {
  const { min, max } = fieldBounds(field, range);
  return field === 'price' ? withinPrice(min, max) : { field, min, max };
}

function paramsOf({ query, sortBy, refinements, ranges }: SearchState): SearchParams {
  const sort = sortBy?.slice(CAR_COLLECTION.length + 1) ?? (query === '' ? undefined : '_text_match:desc');
  const filters: Filter[] = [
    { field: 'sold', in: [false] },
    ...Object.entries(refinements).map(([field, values]) => valuesFilter(field, values)),
    ...Object.entries(ranges).map(([field, range]) => rangeFilter(field, range)),
    // Vehicles without a price have price 0 in the index, so that they would be the cheapest.
    ...(sort === 'price:asc' ? [PRICED] : []),
  ];
  return {
    collection: CAR_COLLECTION,
    q: query === '' ? '*' : query,
    query_by: QUERY_BY,
    filter_by: filterBy(filters),
    sort_by: vehicleOrder(sort),
    include_fields: HIT_FIELDS,
    highlight_full_fields: '',
    per_page: MOST_VEHICLES,
  };
}

/**
 * Finds the vehicles for sale that are nearest to a search without results, with one request. Null if nothing is for
 * sale.
 *
 * @throws if the request or one of its searches fails
 */
export async function findNearest(
  transport: SearchTransport<CardDocument>,
  search: SearchState,
): Promise<NearestVehicles | null> {
  const eased = easedSearches(search);
  const results = await searchAll(
    transport,
    eased.map((one) => paramsOf(one.search)),
  );
  for (const [n, { hits, found }] of results.entries()) {
    const match = eased[n];
    if (match && hits.length > 0) return { ...match, found, vehicles: hits.map(({ document }) => document) };
  }
  return null;
}
