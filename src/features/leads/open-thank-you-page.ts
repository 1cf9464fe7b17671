import { saveValuation } from './api/save-valuation.ts';
import type { BookedVehicle } from './booking-rows.ts';
import type { FormValues } from './form-fields.ts';
import type { PageForm } from './page-form.ts';
import { PAGE_FORMS } from './page-forms.ts';
import { thankOnPage } from './thank-on-page.ts';
import type { Accepted } from './unsent/resend.ts';
import { readValuation, valuationText } from './valuation.ts';

/** Opens the thank-you page. Before that, a valuation is saved with the lead if the dealer's settings ask for it (API-28). */
export async function openThankYouPage(
  { form, settings, subject }: PageForm,
  values: FormValues,
  answer: Accepted,
  about: BookedVehicle,
): Promise<void> {
  const valuation = readValuation(answer.valuation);
  if (valuation && settings.tradeIn?.savesValuation) {
    try {
      await saveValuation({ websiteId: subject.websiteId, leadId: answer.leadId, valuation });
      console.info('The valuation was saved.');
    } catch (error) {
      // The dealer has the lead, so the shopper need not know (ERR-16).
      console.warn('The valuation was not saved.', error);
    }
  }
  const estimate = valuation && valuationText(valuation);
  thankOnPage(PAGE_FORMS[form], settings, values, answer, about, estimate);
}
