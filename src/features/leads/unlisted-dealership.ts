import { optionValue } from './fields/select/option.ts';
import type { SentValues } from './form-fields.ts';
import { asksForDealership, type FormSettings } from './form-settings.ts';
import type { FormSpec } from './form-spec.ts';
import { namedDealership } from './named-dealership.ts';

/**
 * Returns the dealership of a form that does not ask for one: that of the chosen workshop if a service is booked
 * (API-32), the one that the page's address names (ROU-07), or the dealer's only one if a test drive is booked. No values
 * for other forms.
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
  const [only, ...others] = settings.dealerships;
  // Of a dealer's only dealership, so that its times are listed, and count as booked.
  const booked =
    books === 'test drive' && only !== undefined && others.length === 0 ? optionValue(only) : undefined;
  const dealership = namedDealership(settings.dealerships, query) ?? booked;
  return dealership === undefined ? {} : { dealership_slug: dealership };
}
