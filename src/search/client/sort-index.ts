import { CAR_COLLECTION } from '../documents/car-schema.ts';
import { RANK_ORDER } from '../documents/sort-order.ts';

const SORT = /^[a-z_]+:(?:asc|desc)$/;
const PREFIX = `${CAR_COLLECTION}:`;
const INDEX_PREFIX = `${CAR_COLLECTION}/sort/`;

/**
 * `sortBy` of an address (`Car_production:price:desc`, SRC-39) as the name of an InstantSearch index
 * (`Car_production/sort/price:desc`). Null where it is no sort order, or the default one.
 */
export function indexOfSortBy(sortBy: string): string | null {
  const sort = sortBy.startsWith(PREFIX) ? sortBy.slice(PREFIX.length) : '';
  return SORT.test(sort) && sort !== RANK_ORDER ? INDEX_PREFIX + sort : null;
}

/** The other way: null for the index without an order of its own. */
export const sortByOfIndex = (index: string): string | null =>
  index.startsWith(INDEX_PREFIX) ? PREFIX + index.slice(INDEX_PREFIX.length) : null;
