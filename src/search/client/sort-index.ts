import { CAR_COLLECTION } from '../documents/car-schema.ts';
import { RANK_ORDER } from '../documents/sort-order.ts';

const SORT = /^[a-z_]+:(?:asc|desc)$/;
const PREFIX = `${CAR_COLLECTION}:`;
const INDEX_PREFIX = `${CAR_COLLECTION}/sort/`;

/**
 * Converts `sortBy` of a URL (`Car_production:price:desc`, SRC-39) to the name of an InstantSearch index
 * (`Car_production/sort/price:desc`). Null if it is invalid or the default order.
 */
export function sortByToIndex(sortBy: string): string | null {
  const sort = sortBy.startsWith(PREFIX) ? sortBy.slice(PREFIX.length) : '';
  return SORT.test(sort) && sort !== RANK_ORDER ? INDEX_PREFIX + sort : null;
}

/** The reverse of `sortByToIndex`; null for the default index. */
export const indexToSortBy = (index: string): string | null =>
  index.startsWith(INDEX_PREFIX) ? PREFIX + index.slice(INDEX_PREFIX.length) : null;
