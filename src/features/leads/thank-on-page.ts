import { type BookedVehicle, bookingRows } from './booking-rows.ts';
import type { FormValues } from './form-fields.ts';
import type { FormSettings } from './form-settings.ts';
import type { FormSpec } from './form-spec.ts';
import type { LeadSubject } from './lead-subject.ts';
import { writeSuccess } from './success-marker.ts';
import { SUCCESS_PATH } from './success-path.ts';
import type { Accepted } from './unsent/resend.ts';

/**
 * Stores what the thank-you page will show (`SuccessMarker`) and opens that page (LEA-04, LEA-07). It replaces the
 * history entry, so that Back does not return to the sent form.
 *
 * @param estimate of the shopper's vehicle in words; null if the form asks for none
 */
export function thankOnPage(
  spec: FormSpec,
  settings: Pick<FormSettings, 'dealerships'>,
  values: FormValues,
  { appointment }: Accepted,
  about: BookedVehicle,
  estimate: string | null = null,
): void {
  writeSuccess({
    name: String(values.name).trim(),
    thanks: spec.thanks,
    appointment: appointment ?? null,
    booking: bookingRows(spec, settings, values, about),
    phone: about.phone,
    yardPath: about.yardPath ?? null,
    estimate,
  });
  location.replace(SUCCESS_PATH);
}

/** The same after a form in a dialog, whose entry in the history is the one that is replaced. */
export const thankAfterDialog = (
  spec: FormSpec,
  values: FormValues,
  answer: Accepted,
  subject: LeadSubject,
): void =>
  thankOnPage(spec, { dealerships: [] }, values, answer, {
    ...subject,
    title: subject.vehicle?.title ?? '',
    place: '',
  });
