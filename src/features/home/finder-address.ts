/** One choice of the finder: its field, what the field asks for and the page of its own that it has. */
export interface Choice {
  name: string;
  value: string;
  href: string | null;
}

/**
 * Where the finder leads: the page of the first choice that has one of its own, the rest as filters in
 * the query (SRC-08, SRC-09).
 */
export function finderAddress(action: string, choices: Choice[]): string {
  const made = choices.filter(({ value }) => value !== '');
  const own = made.find(({ href }) => href !== null);
  const query = new URLSearchParams();
  for (const { name, value } of made.filter((choice) => choice !== own)) query.set(name, value);
  const asked = query.toString();
  return (own?.href ?? action) + (asked && `?${asked}`);
}
