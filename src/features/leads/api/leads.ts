import { fieldsOf, numberOrNull, textOrNull } from '../../../lib/api-client/read-fields.ts';
import { type CallOptions, callIgnoringAnswer, callJson } from '../../../lib/api-client/request.ts';
import type { CarType } from '../../../stock/car.ts';
import type { Visit } from '../../../ui/storage/visit.ts';
import type { AdjustmentAnswer } from '../adjustment-answers.ts';
import { isAppointmentPath } from '../appointment-path.ts';
import type { FieldValue } from '../form-fields.ts';
import type { FormId } from '../form-ids.ts';

/** A lead as the service expects it: the fields of the form, the subject and the visit (DAT-39). */
export interface LeadData {
  [field: string]: FieldValue | null | Visit | AdjustmentAnswer[];
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
  /** True if the shopper took the offer of the page (API-27). */
  offer_accepted: boolean;
  offer_id: string | null;
  offer_name: string | null;
  /** True if this is the last step of a form, or its only one. */
  form_completed: boolean;
  /** Id that the service gave to the first step of a form with steps; null if it has given none. */
  lead_id: string | null;
  lead_attributes: Visit;
  /** `utm_source` of the link that led to the site, else "website". */
  source: string;
  user_agent: string;
  website_id: string;
  /** Address of the page that it was sent from. */
  url: string;
  /** Path of that page: "/contact"; null if unknown. */
  page_id: string | null;
}

export interface SentLead {
  /** Name in the table of forms. */
  form: FormId;
  /** Type of the vehicle, which decides the lead's event id; null if it is unknown or there is no vehicle. */
  car_type: CarType | null;
  /** Version of the collection notice that the form showed; null if it showed none. */
  notice_version: string | null;
  /** Solution of the captcha; null or absent if there is none. */
  captcha?: string | null;
  /** Seconds from the moment the form was shown until the shopper sent it; null or absent if unknown. */
  seconds_to_submit?: number | null;
  /** Page of another site that led to this one; null or absent if unknown. */
  referrer?: string | null;
  /** False for a step before the last one (API-23). */
  isLastStep?: boolean;
  userData: LeadData;
}

export type LeadAnswer =
  | {
      kind: 'accepted';
      leadId: string;
      /** Event id of the lead in analytics reports. For some vehicles only the service knows it (TRK-07). */
      eventId: number | undefined;
      /** JSON of the estimate of the shopper's vehicle, for forms that ask for one; read it with `readValuation`. */
      valuation: unknown;
      /** Path of the page of the appointment that the lead booked. */
      appointment?: string;
    }
  | { kind: 'refused'; error: string; fields: Record<string, string> };

/** Message if the service gives no reason. The misspelling is from the specification (ERR-10). */
export const UNEXPECTED_ERROR = 'An unexpected error occured.';

/** Reads the messages for values that the service refuses, by field. */
function messagesIn(json: unknown): Record<string, string> {
  const messages = Object.entries(fieldsOf(json)).flatMap(([name, message]) => {
    const text = textOrNull(message);
    return text === null ? [] : [[name, text] as const];
  });
  return Object.fromEntries(messages);
}

function idIn(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : textOrNull(value);
}

interface LeadOptions extends CallOptions {
  /** Has to be the same for all attempts to send a lead, so that the service stores it once. */
  idempotencyKey?: string;
}

/**
 * Sends a lead, as the last step of its form unless `isLastStep` is false (API-23, API-24). The lead counts as accepted
 * only if the service returns its id.
 *
 * @throws ApiError if the service fails
 */
export function submitLead(lead: SentLead, options: LeadOptions = {}): Promise<LeadAnswer> {
  const { idempotencyKey, ...rest } = options;
  const headers = idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey };
  const body = { isLastStep: true, ...lead };
  const call = { ...rest, name: 'lead', path: '/leads', body, headers, readsRefusals: true };
  return callJson(call, (json): LeadAnswer => {
    const { lead_id, event_id, error, fields, appointment, valuation } = fieldsOf(json);
    const leadId = idIn(lead_id);
    const path = textOrNull(appointment);
    return leadId === null
      ? { kind: 'refused', error: textOrNull(error) ?? UNEXPECTED_ERROR, fields: messagesIn(fields) }
      : {
          kind: 'accepted',
          leadId,
          eventId: numberOrNull(event_id) ?? undefined,
          valuation,
          ...(path && isAppointmentPath(path) && { appointment: path }),
        };
  });
}

/** The call that follows an accepted lead (LEA-08). */
export interface LeadFollowUp {
  lead_id: string;
  event_id: number;
  category: string;
  car_type: CarType | null;
  website_id: string;
}

/**
 * Reports to the service that the page has received the answer to a lead, which counts as a conversion (LEA-08,
 * TRK-16).
 *
 * @throws ApiError
 */
export const followUpLead = (followUp: LeadFollowUp): Promise<void> =>
  callIgnoringAnswer({ name: 'follow-up of a lead', path: '/leads/follow-up', body: followUp });
