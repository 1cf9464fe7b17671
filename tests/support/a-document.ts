import { tieBreaks } from '../../src/lib/tie-break.ts';
import type { SearchDocument } from '../../src/search/documents/document.ts';

/** The search document of a used ute. */
export function aDocument(id: string, over: Partial<SearchDocument> = {}): SearchDocument {
  return {
    id,
    slug: `ute-${id}`,
    name: '2023 Ford Ranger Wildtrak',
    make: 'Ford',
    model: 'Ranger',
    make_model: 'Ford Ranger',
    car_type: 'used',
    item_type: 'car',
    status: 'in_stock',
    sold: false,
    reserved: false,
    certified: false,
    year: 2023,
    price: 46_990,
    categories: ['used'],
    filtered_features: [],
    custom_rank: 1,
    tie_break: tieBreaks([id])[0] ?? 0,
    // In seconds since 1970.
    created_at: 1_760_000_000,
    updated_at: 1_760_000_000,
    ...over,
  };
}
