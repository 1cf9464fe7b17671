import { ownProperty } from '../../lib/own-property.ts';
import type { Visit } from '../../ui/storage/visit.ts';
import { splitAnswers } from './adjustment-answers.ts';
import type { LeadData } from './api/lead-contract.ts';
import type { SentValues } from './form-fields.ts';
import { type FormSpec, leadCategory } from './form-spec.ts';
import type { LeadSubject } from './lead-subject.ts';

/** The part of a lead's subject that the browser keeps with a form until the form is sent. */
export type KeptSubject = Pick<LeadSubject, 'websiteId' | 'dealershipId' | 'timezone' | 'vehicle' | 'offer'>;

/** The page that a lead is sent from. */
export interface LeadOrigin {
  url: string;
  userAgent: string;
  visit: Visit;
}

/** Query parameters that name the vehicle of one page's form. Later leads of the same visit must not contain them. */
const VEHICLE_PARAMETERS = ['car_id', 'car_type'];

function withoutVehicleParameters({ visited_pages, linked_query_params }: Visit): Visit {
  const kept = Object.entries(linked_query_params).filter(([name]) => !VEHICLE_PARAMETERS.includes(name));
  return { visited_pages, linked_query_params: Object.fromEntries(kept) };
}

/** Creates the lead of a complete form (DAT-39). */
export function createLead(
  { category, subcategory, acceptsOffer = false }: FormSpec,
  { websiteId, dealershipId, vehicle, offer = null }: KeptSubject,
  values: SentValues,
  { url, userAgent, visit }: LeadOrigin,
): LeadData {
  const { adjustmentAnswers, rest } = splitAnswers(values);
  return {
    message: '',
    ...rest,
    ...(adjustmentAnswers.length > 0 && { adjustmentAnswers }),
    // Nobody is subscribed to news without being asked.
    opt_in: values.opt_in === true,
    ...leadCategory(typeof values.category === 'string' ? values.category : category, subcategory),
    lead_id: null,
    offer_accepted: acceptsOffer,
    offer_id: offer?.id ?? null,
    offer_name: offer?.name ?? null,
    form_completed: true,
    car_id: vehicle?.id ?? null,
    car_dealership_id: dealershipId,
    manufacturer_slug: vehicle?.makeSlug || null,
    stock_number: vehicle?.stock ?? null,
    vehicle_make: vehicle?.make || null,
    vehicle_model: vehicle?.model || null,
    vehicle_status: vehicle?.status ?? null,
    lead_attributes: withoutVehicleParameters(visit),
    source: ownProperty(visit.linked_query_params, 'utm_source') ?? 'website',
    user_agent: userAgent,
    website_id: websiteId,
    url,
    // Only the path, without the query parameters of campaigns, so that leads can be counted by page (DAT-38).
    page_id: URL.canParse(url) ? new URL(url).pathname : null,
  };
}
