import { formatQuery } from '../../search/url-state/format-query.ts';
import { searchFromFields } from '../../search/url-state/search-from-fields.ts';

/** One choice of the finder. */
export interface Choice {
  /** Name of its field, as an address names it: "refinementList[make][0]". */
  name: string;
  /** Empty: nothing is chosen. */
  value: string;
  /** The page of its own that the choice has. */
  href: string | null;
  /** Vehicles that it finds alone; null: not known. */
  count: number | null;
}

const isMake = ({ name }: Choice): boolean => name === 'refinementList[make][0]';

/**
 * The address that the finder leads to: the page of the make or else of the first choice that has one of its
 * own, with the rest as filters in the query (SRC-08, SRC-09).
 */
export function finderAddress(action: string, choices: readonly Choice[]): string {
  const made = choices.filter(({ value }) => value !== '');
  const withPage = made.filter(({ href }) => href !== null);
  // A make's page says more than a condition's.
  const own = withPage.find(isMake) ?? withPage[0];
  const rest = made.filter((choice) => choice !== own);
  const query = formatQuery(searchFromFields(rest.map(({ name, value }) => [name, value])));
  return (own?.href ?? action) + query;
}
