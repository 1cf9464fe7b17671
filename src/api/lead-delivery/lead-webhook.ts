import type { Appointment } from '../appointments/appointment.ts';
import type { Lead } from '../leads/schema.ts';
import { describeRequestFailure } from '../platform/outgoing/filtered-requests.ts';
import type { PostJson } from '../platform/outgoing/post-json.ts';
import { signature } from '../platform/outgoing/sign.ts';
import { PermanentFailure } from '../platform/permanent-failure.ts';
import type { SecretsOf } from '../tenants/tenant-secrets.ts';

interface WebhookSettings {
  post: PostJson;
  secretsOf: SecretsOf;
  now: () => Date;
  /** The appointment that the lead booked; null if it booked none. */
  appointment?: Appointment | null;
  /** 0 for a new lead; otherwise the number of the change of its appointment. */
  revision?: number;
}

/** The JSON that webhooks get, described in docs/operations.md. */
const bodyOf = (lead: Lead, appointment: Appointment | null): string =>
  JSON.stringify({
    id: lead.id,
    tenant: lead.tenant,
    form: lead.form,
    event_id: lead.eventId,
    received_at: lead.receivedAt.toISOString(),
    values: lead.values,
    facts: lead.facts,
    attribution: {
      ...lead.attribution,
      referrer: lead.referrer,
      seconds_to_submit: lead.secondsToSubmit,
    },
    notice_version: lead.noticeVersion,
    ...(appointment && {
      appointment: {
        time: appointment.time,
        cancelled: appointment.isCancelled,
        changes: appointment.sequence,
      },
    }),
  });

/** Statuses of temporary failures. After any other status from 400 to 499, another attempt would fail as well. */
const TEMPORARY_STATUSES = new Set([401, 403, 404, 408, 409, 425, 429]);

/**
 * Posts a lead to the dealer's webhook. A receiver gets a lead twice if its answer was lost. It can notice that by the
 * header `Idempotency-Key`: the lead's id, followed by the number of the change if its appointment was changed.
 *
 * @throws PermanentFailure if the receiver answers that it will never take this lead; Error if it should be tried again
 */
export async function postLead(
  lead: Lead,
  url: string,
  { post, secretsOf, now, appointment = null, revision = 0 }: WebhookSettings,
): Promise<void> {
  const { value: secret, variable } = secretsOf(lead.tenant).webhook;
  if (secret === null)
    throw new Error(`the webhook has no secret (set ${variable} and start the service again)`);
  const body = bodyOf(lead, appointment);
  let status: number;
  try {
    status = await post(url, body, {
      'idempotency-key': revision === 0 ? lead.id : `${lead.id}.${revision}`,
      'forecourt-signature': signature(secret, Math.floor(now().getTime() / 1000), body),
      'user-agent': 'Forecourt',
    });
  } catch (cause) {
    throw new Error(`the request to the webhook failed (${describeRequestFailure(cause)})`, { cause });
  }
  if (status >= 200 && status < 300) return;
  const problem = `the webhook answered with status ${status}`;
  throw status >= 400 && status < 500 && !TEMPORARY_STATUSES.has(status)
    ? new PermanentFailure(problem)
    : new Error(problem);
}
