import type { SentValues } from './form-fields.ts';
import { asksForDealership, type FormSettings } from './form-settings.ts';
import type { FormSpec } from './form-spec.ts';
import type { TimesOfPlace } from './lead-subject.ts';

/** Where a form books that has these values, for the list of free times (API-36); undefined if any time will do. */
export function timesOf(
  { books }: FormSpec,
  settings: FormSettings,
  { location, dealership_slug }: SentValues,
): TimesOfPlace | undefined {
  if (books === 'service') {
    const { workshops = [] } = settings;
    const workshop = workshops.find(({ name }) => name === location);
    if (workshop) return { place: { workshop: workshop.name, dealership: workshop.dealership } };
    return workshops.length > 0 ? { before: 'Choose a workshop first' } : undefined;
  }
  if (books !== 'test drive') return;
  if (dealership_slug) return { place: { dealership: String(dealership_slug) } };
  return asksForDealership(settings) ? { before: 'Choose a dealership first' } : undefined;
}
