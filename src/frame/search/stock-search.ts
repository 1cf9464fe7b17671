import { buildCollection } from '../../search/collection/build-collection.ts';
import type { Collection } from '../../search/collection/collection.ts';
import { CAR_SCHEMA } from '../../search/documents/car-schema.ts';
import type { SearchDocument } from '../../search/documents/document.ts';
import { vehicleOrder } from '../../search/documents/sort-order.ts';
import { createEngine } from '../../search/engine/create-engine.ts';
import { filterBy } from '../../search/filter-by.ts';
import type { Car } from '../../stock/car.ts';
import { once } from '../once.ts';
import type { RankedCar } from '../stock/default-order.ts';

/** Vehicles of the first page of results (API-02). */
export const FIRST_PAGE = 21;

/** More values than a facet of a site's stock has: lists are cut after they are sorted. */
const ALL_VALUES = 100_000;

/** By attribute, values of which a vehicle has one. */
export type Refinements = Record<string, string[]>;

/** The first answer to a search of the vehicles on sale, before a shopper changed anything. */
export interface FirstResults {
  found: number;
  /** The first page, in the default order (API-05). */
  cars: readonly Car[];
  /** Vehicles by value of an attribute; values that none has are left out. */
  counts: (attribute: string) => { value: string; count: number }[];
}

export interface StockSearch {
  /** The stock as the index file holds it. */
  collection: Collection;
  /** A listed vehicle's document in the index. */
  documentOf: (car: Car) => SearchDocument | undefined;
  find: (refinements: Refinements) => FirstResults;
}

/**
 * The site's stock under the engine that shoppers search with: pages are built with the very results and
 * counts that the live search begins with.
 *
 * @param fields of the listed vehicles, in the reverse of that order
 * @param listed the same vehicles, in the order a search starts in
 */
export function stockSearch(fields: readonly SearchDocument[], listed: readonly RankedCar[]): StockSearch {
  const collection = buildCollection(CAR_SCHEMA, fields);
  const engine = createEngine(collection);

  function search(filter: string, more: { facet_by?: string; per_page: number }) {
    const answer = engine.search({
      collection: CAR_SCHEMA.name,
      q: '*',
      filter_by: filter,
      sort_by: vehicleOrder(),
      max_facet_values: ALL_VALUES,
      ...more,
    });
    if (answer.kind === 'problem') throw new Error(`The stock cannot be searched: ${answer.error}`);
    return answer;
  }

  const found = once((filter: string): FirstResults => {
    const first = search(filter, { per_page: FIRST_PAGE });
    const counts = once((attribute: string) => search(filter, { facet_by: attribute, per_page: 0 }).facets);
    return {
      found: first.found,
      cars: Array.from(first.docs, (doc) => (listed[listed.length - 1 - doc] as RankedCar).car),
      counts: (attribute) => counts(attribute)[0]?.counts ?? [],
    };
  });

  const documents = new Map(listed.map(({ car }, at) => [car, fields[fields.length - 1 - at]]));

  return {
    collection,
    documentOf: (car) => documents.get(car),
    find: (refinements) =>
      found(
        filterBy([
          ...Object.entries(refinements).map(([field, values]) => ({ field, in: values })),
          { field: 'sold', in: [false] },
        ]),
      ),
  };
}
