import { createPagedSearch, type FoundPage } from '../../search/client/paged-search.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { MODEL_COLLECTION, MODEL_QUERY_BY } from '../../search/documents/model-schema.ts';
import { modelOrder } from '../../search/documents/sort-order.ts';

export interface DirectoryQuery {
  // A model is found if each of these three lists is empty or contains the model's value.
  makes: readonly string[];
  models: readonly string[];
  bodies: readonly string[];
  /** The shopper's words; blank finds everything. */
  query: string;
  /** Models to skip: 0, 21, 42 … */
  offset: number;
}

/**
 * Returns the search of the manufacturer/model directory by `manufacturer.name`, `model.name`, `model.body`, words
 * and offset (API-11), 21 models a page (API-12). The last 10 answers are cached (API-13).
 */
export function createDirectorySearch<Document>(
  transport: SearchTransport<Document>,
): (query: DirectoryQuery) => Promise<FoundPage<Document>> {
  const search = createPagedSearch(transport, modelOrder, {
    collection: MODEL_COLLECTION,
    query_by: MODEL_QUERY_BY,
    facet_by: 'manufacturer.name,model.body',
    max_facet_values: 250,
  });
  return ({ makes, models, bodies, query, offset }) =>
    search({
      filters: [
        { field: 'manufacturer.name', in: makes },
        { field: 'model.name', in: models },
        { field: 'model.body', in: bodies },
      ],
      query,
      offset,
    });
}
