import type { SentValues } from './form-fields.ts';
import { asksForDealership, type FormSettings } from './form-settings.ts';
import type { FormSpec } from './form-spec.ts';
import { namedDealership } from './named-dealership.ts';

/**
 * Returns the dealership of a form that does not ask for one: that of the chosen workshop if a service is booked
 * (API-32), or the one that the page's address names (ROU-07). No values for other forms.
 */
export function unlistedDealership(
  { books, fields }: FormSpec,
  { location }: SentValues,
  settings: FormSettings,
  query: URLSearchParams,
): SentValues {
  if (books === 'service') {
    const workshop = settings.workshops?.find(({ name }) => name === location);
    return workshop ? { dealership_slug: workshop.dealership } : {};
  }
  const couldAsk = fields.some(({ kind }) => kind === 'dealerships');
  if (!couldAsk || asksForDealership(settings)) return {};
  const named = namedDealership(settings.dealerships, query);
  return named === undefined ? {} : { dealership_slug: named };
}
