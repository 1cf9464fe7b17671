import type { SentValues } from './form-fields.ts';
import type { FormSettings } from './form-settings.ts';
import type { FormSpec } from './form-spec.ts';

/** Adds the dealership of the chosen workshop to a service booking (API-32); no values for other forms. */
export function bookedDealership(
  { books }: FormSpec,
  { location }: SentValues,
  settings: FormSettings,
): SentValues {
  if (books !== 'service') return {};
  const workshop = settings.workshops?.find(({ name }) => name === location);
  return workshop ? { dealership_slug: workshop.dealership } : {};
}
