import { saveValuation } from './api/miscellaneous.ts';
import type { FormValues } from './form-fields.ts';
import type { PageForm } from './page-form.ts';
import { showSuccess } from './show-success.ts';
import type { Outcome } from './submit-form.ts';
import { valuationText } from './valuation.ts';

/** Leads to the thank-you page with the answer to a form. The valuation is reported first if the dealer wants it. */
export async function showAnswer(
  { form, settings, subject }: PageForm,
  values: FormValues,
  { leadId, valuation, appointment }: Extract<Outcome, { kind: 'accepted' }>,
): Promise<void> {
  if (valuation && settings.tradeIn?.savesValuation) {
    try {
      await saveValuation({ websiteId: subject.websiteId, leadId, valuation });
      console.info('The valuation was saved.');
    } catch (error) {
      // The dealer has the lead, so the shopper need not know (ERR-16).
      console.warn('The valuation was not saved.', error);
    }
  }
  showSuccess(form, values, {
    appointment: appointment ?? null,
    estimate: valuation && valuationText(valuation),
  });
}
