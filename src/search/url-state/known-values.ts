import type { SearchState } from './search-state.ts';

/**
 * Spells chosen values as the vehicles do: a link may say "mazda" for "Mazda", which finds the same vehicles. A
 * value that no vehicle has stays, so that the shopper sees why nothing was found.
 *
 * @param valuesOf values of the vehicles, by attribute
 * @returns the search itself if no value changes
 */
export function withKnownValues(
  search: SearchState,
  valuesOf: (attribute: string) => readonly string[],
): SearchState {
  const spelt = Object.entries(search.refinements).map(([attribute, chosen]): [string, string[]] => {
    const known = valuesOf(attribute);
    const spell = (value: string) =>
      known.includes(value)
        ? value
        : (known.find((other) => other.toLowerCase() === value.toLowerCase()) ?? value);
    return [attribute, [...new Set(chosen.map(spell))]];
  });
  const refinements = Object.fromEntries(spelt);
  return JSON.stringify(refinements) === JSON.stringify(search.refinements)
    ? search
    : { ...search, refinements };
}
