import { fieldsOf, textIn } from '../../../lib/api-client/read-fields.ts';
import { type CallOptions, callJson } from '../../../lib/api-client/request.ts';

/** A lead as the service expects it: the fields of the form, and the subject. */
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
