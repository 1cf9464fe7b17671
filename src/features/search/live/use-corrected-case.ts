import { useEffect } from 'react';
import { useInstantSearch } from 'react-instantsearch';
import { withKnownValues } from '../../../search/url-state/known-values.ts';
import { useSearch } from './use-search.ts';

/**
 * Repeats a search whose address has a value in another case ("mazda") with the spelling of the stock ("Mazda").
 * Returns true while it does.
 */
export function useCorrectedCase(): boolean {
  const { results } = useInstantSearch();
  const { search, answered, status, change } = useSearch();
  // InstantSearch also lists chosen values that no vehicle has, with a count of 0.
  const valuesOf = (attribute: string) =>
    Object.entries(results?.disjunctiveFacets.find(({ name }) => name === attribute)?.data ?? {})
      .filter(([, count]) => count > 0)
      .map(([value]) => value);
  const corrected = answered && status === 'idle' ? withKnownValues(search, valuesOf) : search;
  const isOtherCase = corrected !== search;
  useEffect(() => {
    if (isOtherCase) change(corrected);
  });
  return isOtherCase;
}
