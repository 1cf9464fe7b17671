import { CAR_COLLECTION } from '../documents/car-schema.ts';
import type { CardDocument } from '../documents/document.ts';
import { vehicleOrder } from '../documents/sort-order.ts';
import { type Filter, filterBy } from '../filter-by.ts';
import { HIT_FIELDS } from './hit-fields.ts';
import { searchAll } from './search-all.ts';
import type { SearchTransport } from './search-transport.ts';

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
