import { fieldsOf, textIn } from '../../../lib/api-client/read-fields.ts';
import { type CallOptions, callJson } from '../../../lib/api-client/request.ts';
import type { Visit } from '../../../ui/storage/visit.ts';

/** A lead as the service expects it: the fields of the form, the subject and the visit (DAT-39). */
export interface LeadData {
  [field: string]: string | boolean | null | Visit;
  /** "General Enquiry" */
  category: string;
  subcategory: string | null;
  car_id: string | null;
  car_dealership_id: string | null;
  stock_number: string | null;
  manufacturer_slug: string | null;
  vehicle_make: string | null;
  vehicle_model: string | null;
  /** "in_stock" */
  vehicle_status: string | null;
  message: string;
  /** True if the shopper asked for news. */
  opt_in: boolean;
  /** True if the shopper took the offer of a valuation. */
  offer_accepted: boolean;
  /** True with the last step of a form. */
  form_completed: boolean;
  /** Given by the service with the first step of a form of several steps. */
  lead_id: string | null;
  lead_attributes: Visit;
  /** `utm_source` of the link that led to the site, else "website". */
  source: string;
  user_agent: string;
  website_id: string;
  /** Address of the page it was sent from. */
  url: string;
}

export type LeadAnswer = { kind: 'accepted'; leadId: string } | { kind: 'refused'; error: string };

/** Fallback message if the service gives no reason. The spelling is the specification's (ERR-10). */
export const UNEXPECTED = 'An unexpected error occured.';

function idIn(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : textIn(value);
}

interface LeadOptions extends CallOptions {
  /** The same for all attempts to send a lead, so that the service stores it once. */
  idempotencyKey?: string;
}

/**
 * Sends a complete lead in one step (API-23, API-24). It is accepted only if the service returns its id.
 *
 * @throws LiveError if the service fails
 */
export function submitLead(userData: LeadData, options: LeadOptions = {}): Promise<LeadAnswer> {
  const { idempotencyKey, ...rest } = options;
  const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
  const call = { ...rest, name: 'lead', path: '/leads', body: { userData, isLastStep: true }, headers };
  return callJson(call, (json): LeadAnswer => {
    const { lead_id, error } = fieldsOf(json);
    const leadId = idIn(lead_id);
    return leadId === null
      ? { kind: 'refused', error: textIn(error) ?? UNEXPECTED }
      : { kind: 'accepted', leadId };
  });
}
