import type { SentValues } from './form-fields.ts';
import type { FormSettings } from './form-settings.ts';
import type { FormSpec } from './form-spec.ts';

/** For a service booking, returns the dealership of the chosen workshop (API-32). Other forms get no further values. */
export function bookedDealership(
  { books }: FormSpec,
  { location }: SentValues,
  settings: FormSettings,
): SentValues {
  if (books !== 'service') return {};
  const workshop = settings.workshops?.find(({ name }) => name === location);
  return workshop ? { dealership_slug: workshop.dealership } : {};
}
