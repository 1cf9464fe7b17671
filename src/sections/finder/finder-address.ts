import { formatQuery } from '../../search/url-state/format-query.ts';
import { searchFromFields } from '../../search/url-state/search-from-fields.ts';

/** A field of the finder and its value. */
export interface Choice {
  /** Name of the query parameter: "refinementList[make][0]". */
  name: string;
  /** Empty if nothing is selected. */
  value: string;
  /** Search page for this value alone, such as "/search/toyota"; null if the value has no page. */
  href: string | null;
  /** Number of vehicles with this value; null if it is not in the page. */
  count: number | null;
}

const isMake = ({ name }: Choice): boolean => name === 'refinementList[make][0]';

/**
 * Returns the address of the search: the search page of the make, or else of the first choice that has one, with
 * the other choices in the query (SRC-08, SRC-09).
 */
export function finderAddress(action: string, choices: readonly Choice[]): string {
  const selected = choices.filter(({ value }) => value !== '');
  const withPage = selected.filter(({ href }) => href !== null);
  // The page of a make is more specific than the page of a condition.
  const pageChoice = withPage.find(isMake) ?? withPage[0];
  const rest = selected.filter((choice) => choice !== pageChoice);
  const query = formatQuery(searchFromFields(rest.map(({ name, value }) => [name, value])));
  return (pageChoice?.href ?? action) + query;
}
