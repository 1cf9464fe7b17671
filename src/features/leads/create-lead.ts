import type { LeadData } from './api/leads.ts';
import type { SentValues } from './form-fields.ts';
import type { FormSpec } from './forms.ts';
import type { LeadSubject } from './lead-subject.ts';

/** Creates the lead to send. @param url address of the page */
export function createLead(
  { category, subcategory }: FormSpec,
  { websiteId, dealershipId, vehicle }: LeadSubject,
  values: SentValues,
  url: string,
): LeadData {
  return {
    ...values,
    category,
    subcategory,
    car_id: vehicle?.id ?? null,
    car_dealership_id: dealershipId,
    stock_number: vehicle?.stock ?? null,
    website_id: websiteId,
    url,
  };
}
