import { optionValue } from './fields/select/option.ts';
import type { FormValues } from './form-fields.ts';
import type { FormSettings } from './form-settings.ts';
import type { FormSpec } from './form-spec.ts';
import type { LeadSubject } from './lead-subject.ts';
import { timeText } from './moment-text.ts';
import type { SuccessMarker } from './success-marker.ts';

/**
 * Title and yard of the vehicle that the address of a form's page names, empty texts if they are unknown, and the
 * yard that the form is for.
 */
export interface BookedVehicle extends Pick<LeadSubject, 'phone' | 'clockSuffix' | 'yardPath'> {
  title: string;
  place: string;
}

/** The vehicle's yard if a test drive is booked there, or else the yard that the shopper chose, or that of the vehicle. */
function yardOf(
  books: FormSpec['books'],
  { dealerships }: Pick<FormSettings, 'dealerships'>,
  values: FormValues,
  place: string,
): string {
  if (books === 'test drive' && values.dateTime && place) return place;
  const chosen = dealerships.find((option) => optionValue(option) === values.dealership_slug);
  if (chosen !== undefined) return typeof chosen === 'string' ? chosen : chosen.label;
  return typeof values.location === 'string' ? values.location : place;
}

/** Vehicle, time and yard of a booked test drive or service, for the thank-you page; empty for other forms. */
export function bookingRows(
  { books }: FormSpec,
  settings: Pick<FormSettings, 'dealerships'>,
  values: FormValues,
  { title, place, clockSuffix }: BookedVehicle,
): SuccessMarker['booking'] {
  if (books === undefined) return [];
  const typedVehicle = [values.make, values.model].filter((part) => typeof part === 'string').join(' ');
  const stamp = String(values.dateTime ?? '');
  const rows: SuccessMarker['booking'] = [
    ['Vehicle', title || typedVehicle],
    ['Time', stamp && timeText(stamp) + clockSuffix],
    ['Yard', yardOf(books, settings, values, place)],
  ];
  return rows.filter(([, text]) => text.trim() !== '');
}
