import { fieldsOf, numberOrNull, textOrNull } from '../../../lib/api-client/read-fields.ts';
import { type CallOptions, callIgnoringAnswer, callJson } from '../../../lib/api-client/request.ts';
import type { CarType } from '../../../stock/car.ts';
import { isAppointmentPath } from '../appointment-path.ts';
import type { SentLead } from './lead-contract.ts';

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
