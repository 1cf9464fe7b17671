/**
 * Address of a search refined by one value per attribute, in the search page's URL format (SRC-08):
 * "/search/kia/?refinementList[simple_body][0]=suv". The brackets are escaped, because HTML forbids them in addresses.
 */
export function refinedSearch(path: string, values: Readonly<Record<string, string>>): string {
  const query = Object.entries(values).map(
    ([attribute, value]) => `refinementList%5B${attribute}%5D%5B0%5D=${encodeURIComponent(value)}`,
  );
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}
