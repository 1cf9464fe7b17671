import type { SearchTransport } from '../../search/client/search-transport.ts';
import { CAR_COLLECTION } from '../../search/documents/car-schema.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import type { Filter } from '../../search/filter-by.ts';
import { MULTI_QUERY_LIMIT, multiQuery } from './multi-query.ts';

interface SimilarQueries {
  /** The vehicle of the page, which is left out. */
  id: string;
  /** One list of filters for each query, the query for the most similar vehicles first. */
  filters: readonly (readonly Filter[])[];
  /** Maximum number of vehicles to return. */
  max: number;
}

/**
 * Fetches similar vehicles: the hits of all queries, in the order of the queries and each once (API-09). If the search
 * fails, the error is logged and the result is null, so that the vehicles on the page stay (ERR-15).
 */
export async function fetchSimilarCars(
  transport: SearchTransport<CardDocument>,
  { id, filters, max }: SimilarQueries,
): Promise<CardDocument[] | null> {
  try {
    const queries = filters.map((filter) => ({
      index: CAR_COLLECTION,
      // Cards need neither counts nor highlighted words.
      facets: [],
      highlightAttributes: [],
      limit: MULTI_QUERY_LIMIT,
      filter,
    }));
    const results = await multiQuery(transport, { queries });
    const cars = new Map(
      results.flatMap(({ hits }) => hits.map(({ document }) => [document.id, document] as const)),
    );
    cars.delete(id);
    return [...cars.values()].slice(0, max);
  } catch (error) {
    console.warn('Similar vehicles could not be searched.', error);
    return null;
  }
}
