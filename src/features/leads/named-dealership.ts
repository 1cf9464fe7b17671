import { optionValue, type SelectOption } from './fields/select/option.ts';

/** Returns the slug of the dealership that an address names by its slug or name, in any case; undefined if none. */
export function namedDealership(
  dealerships: readonly SelectOption[],
  query: URLSearchParams,
): string | undefined {
  const wanted = query.get('preferredDealership')?.trim().toLowerCase();
  const found = dealerships.find(
    (option) =>
      optionValue(option).toLowerCase() === wanted ||
      (typeof option === 'object' && option.label.toLowerCase() === wanted),
  );
  return found && optionValue(found);
}
