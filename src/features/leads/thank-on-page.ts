import { bookingRows } from './booking-rows.ts';
import type { FormValues } from './form-fields.ts';
import type { FormSpec } from './form-spec.ts';
import type { LeadSubject } from './lead-subject.ts';
import { writeSuccess } from './success-marker.ts';
import { SUCCESS_PATH } from './success-path.ts';
import type { Accepted } from './unsent/resend.ts';

/**
 * Opens the thank-you page after a form in a dialog, with what that page will show (LEA-07). It replaces the history
 * entry of the dialog, so that Back returns to the vehicle.
 */
export function thankOnPage(
  spec: FormSpec,
  values: FormValues,
  { appointment }: Accepted,
  { vehicle, phone, clockSuffix }: LeadSubject,
): void {
  const about = { title: vehicle?.title ?? '', place: '', phone, clockSuffix };
  writeSuccess({
    name: String(values.name).trim(),
    thanks: spec.thanks,
    appointment: appointment ?? null,
    booking: bookingRows(spec, { dealerships: [] }, values, about),
    phone,
    estimate: null,
  });
  location.replace(SUCCESS_PATH);
}
