import { memoize } from '../../lib/memoize.ts';
import { buildCollection } from '../../search/collection/build-collection.ts';
import type { Collection } from '../../search/collection/collection.ts';
import type { SearchDocument } from '../../search/documents/document.ts';
import { INDEXED_CAR_SCHEMA } from '../../search/documents/indexed-car-schema.ts';
import { vehicleOrder } from '../../search/documents/sort-order.ts';
import { createEngine } from '../../search/engine/create-engine.ts';
import { filterBy } from '../../search/filter-by.ts';
import { stateFilters } from '../../search/state-filters.ts';
import type { SearchState } from '../../search/url-state/search-state.ts';
import type { Car } from '../../stock/car.ts';
import type { RankedCar } from '../stock/default-order.ts';

/** Vehicles on the first page of results (API-02). */
export const FIRST_PAGE = 21;

// More values than any facet has, so that the engine returns all of them: pages sort the list before they shorten it.
const ALL_VALUES = 100_000;

/** Filter values by attribute. A vehicle matches if it has any of an attribute's values. */
export type Refinements = Record<string, string[]>;

/** First results of a search among vehicles for sale, before the shopper changes anything. */
export interface FirstResults {
  found: number;
  /** The first page, in the default order (API-05). */
  cars: readonly Car[];
  /** Number of vehicles by value of an attribute. Values without vehicles are left out. */
  counts: (attribute: string) => { value: string; count: number }[];
}

export interface StockSearch {
  /** The stock as the index file holds it. */
  collection: Collection;
  /** Search document of a listed vehicle. */
  documentOf: (car: Car) => SearchDocument | undefined;
  find: (refinements: Refinements) => FirstResults;
  /** Number of vehicles for sale that the search lists. */
  count: (state: Pick<SearchState, 'refinements' | 'ranges'>) => number;
}

/**
 * Searches the site's stock with the same engine as the live search, so that pages are built with exactly the
 * results and counts that the live search starts with.
 *
 * @param documents of the listed vehicles, in the reverse of the default order (see `searchDocuments`)
 * @param listed the same vehicles in the default order
 * @throws Error if the engine refuses a search
 */
export function stockSearch(documents: readonly SearchDocument[], listed: readonly RankedCar[]): StockSearch {
  const collection = buildCollection(INDEXED_CAR_SCHEMA, documents);
  const engine = createEngine(collection);

  function search(filter: string, more: { facet_by?: string; per_page: number }) {
    const answer = engine.search({
      collection: INDEXED_CAR_SCHEMA.name,
      q: '*',
      filter_by: filter,
      sort_by: vehicleOrder(),
      max_facet_values: ALL_VALUES,
      ...more,
    });
    if (answer.kind === 'problem') throw new Error(`Searching the stock failed: ${answer.error}`);
    return answer;
  }

  const firstResults = memoize((filter: string): FirstResults => {
    const first = search(filter, { per_page: FIRST_PAGE });
    const counts = memoize(
      (attribute: string) => search(filter, { facet_by: attribute, per_page: 0 }).facets,
    );
    return {
      found: first.found,
      // Documents are in the reverse of the default order.
      cars: Array.from(first.docs, (doc) => (listed[listed.length - 1 - doc] as RankedCar).car),
      counts: (attribute) => counts(attribute)[0]?.counts ?? [],
    };
  });

  const documentByCar = new Map(
    listed.map(({ car }, index) => [car, documents[documents.length - 1 - index]]),
  );

  const counts = memoize((filter: string) => search(filter, { per_page: 0 }).found);
  return {
    collection,
    count: (state) => counts(filterBy(stateFilters(state))),
    documentOf: (car) => documentByCar.get(car),
    find: (refinements) =>
      firstResults(
        filterBy([
          ...Object.entries(refinements).map(([field, values]) => ({ field, in: values })),
          { field: 'sold', in: [false] },
        ]),
      ),
  };
}
