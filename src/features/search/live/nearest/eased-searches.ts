import { CAR_COLLECTION } from '../../../../search/documents/car-schema.ts';
import { isSort } from '../../../../search/url-state/attributes.ts';
import type { SearchState } from '../../../../search/url-state/search-state.ts';
import { type Step, stepsOf } from './conditions.ts';

/** A search with fewer or wider filters, and how it differs from the shopper's. */
export interface EasedSearch {
  search: SearchState;
  /** The filters that were dropped or widened, the most important first. */
  steps: readonly Step[];
}

/** A server accepts 50 searches in one request by default. */
const MOST_SEARCHES = 24;

/** All combinations of some items, those of the first items first: 12, 13, 23, 14, 24, 34. */
function* combinations<T>(items: readonly T[], size: number): Generator<T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  if (items.length < size) return;
  for (const [index, last] of items.entries())
    for (const others of combinations(items.slice(0, index), size - 1)) yield [...others, last];
}

/** A price can be widened or dropped, but not both. */
const isPossible = (steps: readonly Step[]): boolean =>
  new Set(steps.map(({ condition }) => condition)).size === steps.length;

/** Starts with the vehicles closest to the range: the cheapest of those above a maximum. */
function nearestFirst({ condition }: Step): string | null {
  if (condition.kind !== 'range') return null;
  const { min, max } = condition.range;
  if (min !== null && max !== null) return null;
  const sort = `${CAR_COLLECTION}:${condition.attribute}:${min === null ? 'asc' : 'desc'}`;
  return isSort(sort) ? sort : null;
}

const without = <Value>(values: Readonly<Record<string, Value>>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

function easedBy(search: SearchState, steps: readonly Step[]): EasedSearch {
  let { query, refinements, ranges } = search;
  for (const { condition, widened } of steps) {
    if (condition.kind === 'query') query = '';
    else if (condition.kind === 'values') refinements = without(refinements, condition.attribute);
    else
      ranges = {
        ...without(ranges, condition.attribute),
        ...(widened && { [condition.attribute]: widened }),
      };
  }
  const mostImportantFirst = steps.toReversed();
  const sortBy = mostImportantFirst.map(nearestFirst).find((sort) => sort !== null) ?? null;
  return { search: { query, page: 1, sortBy, refinements, ranges }, steps: mostImportantFirst };
}

/**
 * Searches that may find the nearest vehicles when a search finds none, the nearest first: those with one filter less,
 * then with two, and so on, and among these the ones without the least important filters. The last one has no filters.
 */
export function easedSearches(search: SearchState): EasedSearch[] {
  const steps = stepsOf(search);
  const conditions = new Set(steps.map(({ condition }) => condition)).size;
  const eased: EasedSearch[] = [];
  for (let size = 1; size <= conditions; size += 1) {
    // Leaves room for at least one search of each larger size, and two of the largest.
    const end = size === conditions ? MOST_SEARCHES : MOST_SEARCHES - (conditions - size) - 1;
    let isFirst = true;
    for (const combination of combinations(steps, size)) {
      if (!isPossible(combination)) continue;
      if (!isFirst && eased.length >= end) break;
      eased.push(easedBy(search, combination));
      isFirst = false;
    }
  }
  return eased;
}
