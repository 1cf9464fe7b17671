/** An address as HTML allows it, which forbids brackets. */
export const escapeBrackets = (address: string): string =>
  address.replaceAll('[', '%5B').replaceAll(']', '%5D');

/**
 * Address of a search refined by one value per attribute, in the search page's URL format (SRC-08):
 * "/search/kia/?refinementList[simple_body][0]=suv", with its brackets escaped.
 */
export function refinedSearch(path: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(
    ([attribute, value]) => escapeBrackets(`refinementList[${attribute}][0]=`) + encodeURIComponent(value),
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
