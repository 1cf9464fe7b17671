import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { TIME_PASSED } from '../../features/leads/fields/appointment/kind.ts';
import { appointmentOf } from '../appointments/appointment.ts';
import { createAppointmentLink } from '../appointments/appointment-tokens.ts';
import type { CheckCaptcha } from '../captcha/check-captcha.ts';
import { saveDraft } from '../drafts/drafts.ts';
import type { Database } from '../platform/database/database.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { ServiceEnv } from '../platform/http/service-env.ts';
import type { LeadAcceptor } from './accept-lead.ts';
import { FORM_OF_OTHER_WEBSITE, MISTAKEN_FOR_EARLIER_FORM } from './messages.ts';
import { jsonOf, OUTDATED, parseLead } from './parse-lead.ts';

/** Keys that `submit-form.ts` creates. */
const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;

const isJson = (type = ''): boolean => /^application\/json\s*(;|$)/i.test(type);

interface Dependencies {
  acceptor: LeadAcceptor;
  checkCaptcha: CheckCaptcha;
  database: Database;
  now: () => Date;
}

/** @param fields messages by the name of their field; the form shows each below its field */
const refuseFields = (
  c: Context,
  status: ContentfulStatusCode,
  error: string,
  fields: Record<string, string>,
) => c.json({ success: false, error, ...(Object.keys(fields).length > 0 && { fields }) }, status);

/** Handles a lead that a page's script sends as JSON (API-23, API-24). */
export async function handleJsonLead(
  c: Context<ServiceEnv>,
  { acceptor, checkCaptcha, database, now }: Dependencies,
): Promise<Response> {
  if (!isJson(c.req.header('content-type'))) return refuse(c, 415, 'Forms are sent as JSON.');
  const idempotencyKey = c.req.header('idempotency-key') ?? '';
  if (!IDEMPOTENCY_KEY.test(idempotencyKey)) return refuse(c, 400, OUTDATED);
  const tenant = c.get('tenant');
  const body = await parseLead(jsonOf(await c.req.text()), tenant.timezone);
  if (!body.ok) {
    const { dateTime, ...others } = body.fields;
    // The same status as for a time that is taken: the shopper has to choose another one.
    const hasPassed = dateTime === TIME_PASSED && Object.keys(others).length === 0;
    return refuseFields(c, hasPassed ? 409 : body.status, body.error, body.fields);
  }
  if (body.websiteId !== tenant.websiteId) return refuse(c, 403, FORM_OF_OTHER_WEBSITE);
  if (!body.isLastStep) {
    const { form, values } = body.lead;
    const draft = { tenant: tenant.name, form, values, changedAt: now() };
    return c.json({ success: true, lead_id: await saveDraft(database, body.leadId, draft) });
  }
  const markCaptchaUsed = await checkCaptcha(tenant.name, body.captcha);
  const { outcome, valuation } = await acceptor.accept(body.lead, {
    tenant: tenant.name,
    idempotencyKey,
    draft: body.leadId,
    markCaptchaUsed,
  });
  if (outcome.kind === 'refused') {
    const { status, error, fields } = outcome.reason;
    return refuseFields(c, status, error, fields);
  }
  if (outcome.kind === 'different') return refuse(c, 409, MISTAKEN_FOR_EARLIER_FORM);
  // If this answer is lost, the page sends the lead again and gets another link.
  const isBooking = appointmentOf(body.lead, null) !== null;
  const link = isBooking ? { appointment: await createAppointmentLink(database, outcome.id) } : {};
  const { id: lead_id, eventId: event_id } = outcome;
  const answer = { success: true, lead_id, event_id, ...link, ...(valuation && { valuation }) };
  return c.json(answer, outcome.kind === 'stored' ? 201 : 200);
}
