import { ownProperty } from '../../lib/own-property.ts';
import type { Visit } from '../../ui/storage/visit.ts';
import type { LeadData } from './api/leads.ts';
import type { SentValues } from './form-fields.ts';
import type { FormSpec } from './forms.ts';
import type { LeadSubject } from './lead-subject.ts';

/** The page that a lead is sent from. */
export interface LeadOrigin {
  url: string;
  userAgent: string;
  visit: Visit;
}

/** Creates the lead of a complete form (DAT-39). */
export function createLead(
  { category, subcategory }: FormSpec,
  { websiteId, dealershipId, vehicle }: LeadSubject,
  values: SentValues,
  { url, userAgent, visit }: LeadOrigin,
): LeadData {
  return {
    message: '',
    ...values,
    // Nobody is subscribed to news without being asked.
    opt_in: values.opt_in === true,
    category,
    subcategory,
    lead_id: null,
    offer_accepted: false,
    form_completed: true,
    car_id: vehicle?.id ?? null,
    car_dealership_id: dealershipId,
    manufacturer_slug: vehicle?.makeSlug ?? null,
    stock_number: vehicle?.stock ?? null,
    vehicle_make: vehicle?.make ?? null,
    vehicle_model: vehicle?.model ?? null,
    vehicle_status: vehicle?.status ?? null,
    lead_attributes: visit,
    source: ownProperty(visit.linked_query_params, 'utm_source') ?? 'website',
    user_agent: userAgent,
    website_id: websiteId,
    url,
  };
}
