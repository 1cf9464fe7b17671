import type { SentValues } from './form-fields.ts';
import type { FormSettings } from './form-settings.ts';
import type { FormSpec } from './form-spec.ts';

/** Longer than any slug or name. The service looks the dealership up. */
const MAX_CHARACTERS = 100;

/**
 * Returns the dealership of a form that does not list them: that of the chosen workshop if a service is booked (API-32),
 * or the one that the page's address names (ROU-07). No values for other forms.
 */
export function unlistedDealership(
  { books, fields }: FormSpec,
  { location }: SentValues,
  { workshops, dealerships }: FormSettings,
  query: URLSearchParams,
): SentValues {
  if (books === 'service') {
    const workshop = workshops?.find(({ name }) => name === location);
    return workshop ? { dealership_slug: workshop.dealership } : {};
  }
  const named = query.get('preferredDealership');
  const couldAsk = fields.some(({ kind }) => kind === 'dealerships');
  const asks = dealerships.length > 1;
  return named && couldAsk && !asks ? { dealership_slug: named.trim().slice(0, MAX_CHARACTERS) } : {};
}
