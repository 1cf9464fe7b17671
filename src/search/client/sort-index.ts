import { CAR_COLLECTION } from '../documents/car-schema.ts';

/** How a search is sorted that names no order (API-05). */
export const DEFAULT_SORT = 'custom_rank:desc';

const SORT = /^[a-z_]+:(?:asc|desc)$/;
const PREFIX = `${CAR_COLLECTION}:`;
const INDEX_PREFIX = `${CAR_COLLECTION}/sort/`;

/**
 * `sortBy` of an address (`Car_production:price:desc`, SRC-39) as the name of an InstantSearch index
 * (`Car_production/sort/price:desc`). Null where it is no sort order, or the default one.
 */
export function indexOfSortBy(sortBy: string): string | null {
  const sort = sortBy.startsWith(PREFIX) ? sortBy.slice(PREFIX.length) : '';
  return SORT.test(sort) && sort !== DEFAULT_SORT ? INDEX_PREFIX + sort : null;
}

/** The other way: null for the index without an order of its own. */
export const sortByOfIndex = (index: string): string | null =>
  index.startsWith(INDEX_PREFIX) ? PREFIX + index.slice(INDEX_PREFIX.length) : null;

/** The index of a search by words: how well they match comes first, unless an order was chosen. */
export const relevanceIndex = (index: string): string =>
  index === CAR_COLLECTION ? `${INDEX_PREFIX}_text_match:desc,${DEFAULT_SORT}` : index;
