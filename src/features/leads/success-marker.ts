import type { Phone } from '../../lib/phone.ts';
import { guardedSession } from '../../ui/storage/guarded-storage.ts';
import { isAppointmentPath } from './appointment-path.ts';

/** Details of the form that the shopper has just sent, for the thank-you page. */
export interface SuccessMarker {
  /** First name of the shopper. */
  name: string;
  /** "We have your enquiry and will be in touch." */
  thanks: string;
  /** Path of the page of the appointment that the form booked; null if it booked none. */
  appointment: string | null;
  /** Rows of label and text about the booking: "Vehicle", "2023 Mazda CX-5". Empty if the form booked nothing. */
  booking: (readonly [string, string])[];
  /** Phone number of the yard that the form was for; null if it has none. */
  phone: Phone | null;
  /** Path of the page of that yard; null if it is not known. */
  yardPath: string | null;
  /** The online estimate of the shopper's vehicle, or the reason for none; null if the form asks for no estimate. */
  estimate: string | null;
}

const key = () => `${document.documentElement.dataset.site}.sent`;

/** Stores a marker for the thank-you page until the tab is closed (LEA-03). */
export const writeSuccess = (marker: SuccessMarker): void =>
  guardedSession.write(key(), JSON.stringify(marker));

const isRow = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((text) => typeof text === 'string');

const isPhone = (value: unknown): value is Phone =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'href' in value &&
  typeof value.href === 'string' &&
  value.href.startsWith('tel:');

const isMarker = (value: unknown): value is SuccessMarker =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'thanks' in value &&
  typeof value.thanks === 'string' &&
  'appointment' in value &&
  (value.appointment === null ||
    (typeof value.appointment === 'string' && isAppointmentPath(value.appointment))) &&
  'booking' in value &&
  Array.isArray(value.booking) &&
  value.booking.every(isRow) &&
  'phone' in value &&
  (value.phone === null || isPhone(value.phone)) &&
  'yardPath' in value &&
  (value.yardPath === null || typeof value.yardPath === 'string') &&
  'estimate' in value &&
  (value.estimate === null || typeof value.estimate === 'string');

/** Reads the stored marker; null if there is none, or only a damaged one. */
export function readSuccess(): SuccessMarker | null {
  const text = guardedSession.read(key());
  if (text === null) return null;
  try {
    const marker: unknown = JSON.parse(text);
    return isMarker(marker) ? marker : null;
  } catch (error) {
    console.warn('The stored details of the last form are damaged, so the page does not show them.', error);
    return null;
  }
}
