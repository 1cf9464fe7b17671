import { fieldsOf, textIn } from '../../../lib/api-client/read-fields.ts';
import { type CallOptions, callJson } from '../../../lib/api-client/request.ts';

/** What a shopper sends, in the names of the service. */
export interface LeadData {
  /** "General Enquiry" */
  category: string;
  subcategory: string | null;
  name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  /** "2026-12-01T10:30" on the dealer's clock, of a test drive; null: none chosen. */
  dateTime: string | null;
  terms_conditions: boolean;
  car_id: string;
  car_dealership_id: string | null;
  stock_number: string | null;
  website_id: string;
  /** Address of the page it was sent from. */
  url: string;
}

export type LeadAnswer = { kind: 'taken'; leadId: string } | { kind: 'refused'; error: string };

/** What ERR-10 has a refusal without a reason say, to the letter. */
export const UNEXPECTED = 'An unexpected error occured.';

function idIn(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : textIn(value);
}

/**
 * Sends a lead whole, in one step (API-23, API-24): taken only where the service names the lead.
 *
 * @throws LiveError where the service cannot be asked
 */
export function submitLead(userData: LeadData, options?: CallOptions): Promise<LeadAnswer> {
  const call = { ...options, name: 'lead', path: '/leads', body: { userData, isLastStep: true } };
  return callJson(call, (json): LeadAnswer => {
    const { lead_id, error } = fieldsOf(json);
    const leadId = idIn(lead_id);
    return leadId === null
      ? { kind: 'refused', error: textIn(error) ?? UNEXPECTED }
      : { kind: 'taken', leadId };
  });
}
