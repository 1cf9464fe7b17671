import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { withKnownValues } from '../../../search/url-state/known-values.ts';
import { useSearch } from './use-search.ts';

/** Repeats a search whose address spells a value in another case. Returns true while it does. */
export function useCorrectedCase(): boolean {
  const { results } = useInstantSearch();
  const { search, answered, status, change } = useSearch();
  // InstantSearch adds chosen values that were not found, with a count of 0.
  const valuesOf = (attribute: string) =>
    Object.entries(results?.disjunctiveFacets.find(({ name }) => name === attribute)?.data ?? {})
      .filter(([, count]) => count > 0)
      .map(([value]) => value);
  const spelt = answered && status === 'idle' ? withKnownValues(search, valuesOf) : search;
  const changes = spelt !== search;
  useEffect(() => {
    if (changes) change(spelt);
  });
  return changes;
}
