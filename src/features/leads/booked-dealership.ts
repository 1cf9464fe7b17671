import type { SentValues } from './form-fields.ts';
import type { FormSettings } from './form-settings.ts';
import type { FormSpec } from './form-spec.ts';

/** The dealership of the workshop where a service is booked (API-32). */
export function bookedDealership(
  { books }: FormSpec,
  { location }: SentValues,
  settings: FormSettings,
): SentValues {
  if (books !== 'service') return {};
  const workshop = settings.workshops?.find(({ name }) => name === location);
  return workshop ? { dealership_slug: workshop.dealership } : {};
}
