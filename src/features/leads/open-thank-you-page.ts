import { shownYard, workshopPath } from '../../ui/show-yard.ts';
import { saveValuation } from './api/save-valuation.ts';
import type { BookedVehicle } from './booking-rows.ts';
import type { FormValues } from './form-fields.ts';
import type { FormSpec } from './form-spec.ts';
import type { PageForm } from './page-form.ts';
import { PAGE_FORMS } from './page-forms.ts';
import { thankOnPage } from './thank-on-page.ts';
import type { Accepted } from './unsent/resend.ts';
import { readValuation, valuationText } from './valuation.ts';

/**
 * Path of the yard whose card the thank-you page shows: the one that the form is for, or else the one beside the form. A
 * service is booked at its workshop.
 */
function yardPathOf({ books }: FormSpec, { yardPath }: BookedVehicle): string | undefined {
  if (books !== 'service') return yardPath;
  const path = yardPath ?? shownYard();
  return path === null ? undefined : workshopPath(path);
}

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
  const spec = PAGE_FORMS[form];
  const at = { ...about, yardPath: yardPathOf(spec, about) };
  thankOnPage(spec, settings, values, answer, at, estimate);
}
