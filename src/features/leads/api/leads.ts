import { fieldsOf, textIn } from '../../../lib/api-client/read-fields.ts';
import { type CallOptions, callJson } from '../../../lib/api-client/request.ts';

/** What a shopper sends, in the names of the service: the fields of the form, and what it is about. */
export interface LeadData {
  [field: string]: string | boolean | null;
  /** "General Enquiry" */
  category: string;
  subcategory: string | null;
  car_id: string | null;
  car_dealership_id: string | null;
  stock_number: string | null;
  website_id: string;
  /** Address of the page it was sent from. */
  url: string;
}

export type LeadAnswer = { kind: 'taken'; leadId: string } | { kind: 'refused'; error: string };

/** Fallback message when the service refuses without a reason, word for word (ERR-10). */
export const UNEXPECTED = 'An unexpected error occured.';

function idIn(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : textIn(value);
}

interface LeadOptions extends CallOptions {
  /** The same for every attempt to send one lead, so that the service stores it once. */
  idempotencyKey?: string;
}

/**
 * Sends a lead whole, in one step (API-23, API-24): taken only where the service names the lead.
 *
 * @throws LiveError where the service cannot be asked
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
      : { kind: 'taken', leadId };
  });
}
