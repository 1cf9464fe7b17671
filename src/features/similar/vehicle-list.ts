import { HIT_FIELDS } from '../../search/client/hit-fields.ts';
import { searchAll } from '../../search/client/search-all.ts';
import type { SearchTransport } from '../../search/client/search-transport.ts';
import { CAR_COLLECTION } from '../../search/documents/car-schema.ts';
import type { CardDocument } from '../../search/documents/document.ts';
import { vehicleOrder } from '../../search/documents/sort-order.ts';
import { type Filter, filterBy } from '../../search/filter-by.ts';

/** Fetches the first `limit` (1 to 250) vehicles that match the filters, in the default order (API-10). */
export async function vehicleList(
  transport: SearchTransport<CardDocument>,
  filters: readonly Filter[],
  limit: number,
): Promise<CardDocument[]> {
  const results = await searchAll(transport, [
    {
      collection: CAR_COLLECTION,
      q: '*',
      filter_by: filterBy(filters),
      limit,
      sort_by: vehicleOrder(),
      include_fields: HIT_FIELDS,
    },
  ]);
  return results.flatMap(({ hits }) => hits.map(({ document }) => document));
}
