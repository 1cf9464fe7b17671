import { saveValuation } from './api/save-valuation.ts';
import { type BookedVehicle, bookingRows } from './booking-rows.ts';
import type { FormValues } from './form-fields.ts';
import type { PageForm } from './page-form.ts';
import { PAGE_FORMS } from './page-forms.ts';
import type { Outcome } from './submit-form.ts';
import { writeSuccess } from './success-marker.ts';
import { SUCCESS_PATH } from './success-path.ts';
import { readValuation, valuationText } from './valuation.ts';

/**
 * Stores what the thank-you page will show (`SuccessMarker`) and opens that page (LEA-04, LEA-07). It replaces the
 * history entry, so that Back does not return to the sent form. Before that, a valuation is saved with the lead if the
 * dealer's settings ask for it (API-28).
 */
export async function openThankYouPage(
  { form, settings, subject }: PageForm,
  values: FormValues,
  { leadId, valuation: json, appointment }: Extract<Outcome, { kind: 'accepted' }>,
  about: BookedVehicle,
): Promise<void> {
  const valuation = readValuation(json);
  if (valuation && settings.tradeIn?.savesValuation) {
    try {
      await saveValuation({ websiteId: subject.websiteId, leadId, valuation });
      console.info('The valuation was saved.');
    } catch (error) {
      // The dealer has the lead, so the shopper need not know (ERR-16).
      console.warn('The valuation was not saved.', error);
    }
  }
  writeSuccess({
    name: String(values.name).trim(),
    thanks: PAGE_FORMS[form].thanks,
    appointment: appointment ?? null,
    booking: bookingRows(PAGE_FORMS[form], settings, values, about),
    phone: about.phone,
    estimate: valuation && valuationText(valuation),
  });
  location.replace(SUCCESS_PATH);
}
