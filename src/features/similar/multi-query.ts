import { HIT_FIELDS } from '../../search/client/hit-fields.ts';
import { searchAll } from '../../search/client/search-all.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { vehicleOrder } from '../../search/documents/sort-order.ts';
import { type Filter, filterBy } from '../../search/filter-by.ts';
import type { SearchParams, SearchResult } from '../../search/protocol.ts';

/** Maximum number of hits per query (API-08). */
export const MULTI_QUERY_LIMIT = 10;

/** A query as the specification writes it (API-08). */
export interface IndexQuery {
  /** Name of the collection, such as "Car_production". */
  index: string;
  /** Fields whose values are counted. */
  facets: readonly string[];
  /** Fields in which matches are highlighted. */
  highlightAttributes: readonly string[];
  limit: number;
  filter: readonly Filter[];
}

// Translates the specification's names of parameters to those of Typesense.
const searchOf = ({ index, facets, highlightAttributes, limit, filter }: IndexQuery): SearchParams => ({
  collection: index,
  q: '*',
  filter_by: filterBy(filter),
  facet_by: facets.join(','),
  highlight_fields: highlightAttributes.join(','),
  limit,
  sort_by: vehicleOrder(),
  include_fields: HIT_FIELDS,
});

/** Sends several queries in one request, translated for Typesense (API-08). */
export const multiQuery = (
  transport: SearchTransport<CardDocument>,
  { queries }: { queries: readonly IndexQuery[] },
): Promise<SearchResult<CardDocument>[]> => searchAll(transport, queries.map(searchOf));
