import type { FormValues } from './form-fields.ts';
import { FORMS, type FormId } from './forms.ts';
import { type SuccessMarker, writeSuccess } from './success-marker.ts';
import { SUCCESS_PATH } from './success-path.ts';

/** Leads to the thank-you page, which reads the marker (LEA-04, LEA-07). Back does not return to the sent form. */
export function showSuccess(
  form: FormId,
  { name }: FormValues,
  { appointment, estimate }: Pick<SuccessMarker, 'appointment' | 'estimate'>,
): void {
  writeSuccess({ name: String(name).trim(), thanks: FORMS[form].thanks, appointment, estimate });
  location.replace(SUCCESS_PATH);
}
