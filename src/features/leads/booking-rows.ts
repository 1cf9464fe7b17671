import { type FormValues, optionValue } from './form-fields.ts';
import type { FormSettings } from './form-settings.ts';
import type { FormSpec } from './form-spec.ts';
import { timeText } from './moment-text.ts';
import type { SuccessMarker } from './success-marker.ts';

/** Title and yard of the vehicle that the address of a form's page names; empty texts if they are unknown. */
export interface BookedVehicle {
  title: string;
  place: string;
}

/** The yard that the shopper chose, or else that of the vehicle. */
function yardOf({ dealerships }: FormSettings, values: FormValues, place: string): string {
  const chosen = dealerships.find((option) => optionValue(option) === values.dealership_slug);
  if (chosen !== undefined) return typeof chosen === 'string' ? chosen : chosen.label;
  return typeof values.location === 'string' ? values.location : place;
}

/** Vehicle, time and yard of a booked test drive or service, for the thank-you page; empty for other forms. */
export function bookingRows(
  { books }: FormSpec,
  settings: FormSettings,
  values: FormValues,
  { title, place }: BookedVehicle,
): SuccessMarker['booking'] {
  if (books === undefined) return [];
  const typedVehicle = [values.make, values.model].filter((part) => typeof part === 'string').join(' ');
  const rows: SuccessMarker['booking'] = [
    ['Vehicle', title || typedVehicle],
    ['Time', timeText(String(values.dateTime ?? ''))],
    ['Yard', yardOf(settings, values, place)],
  ];
  return rows.filter(([, text]) => text.trim() !== '');
}
