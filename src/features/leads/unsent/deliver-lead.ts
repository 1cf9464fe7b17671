import { ValidationError } from 'yup';
import { ApiError } from '../../../lib/api-client/api-error.ts';
import { readVisit } from '../../../ui/storage/visit.ts';
import { type LeadAnswer, submitLead, UNEXPECTED_ERROR } from '../api/leads.ts';
import { fetchCaptchaTask } from '../captcha/captcha-task.ts';
import { solveTask } from '../captcha/solve-task.ts';
import { createLead } from '../create-lead.ts';
import { findForm } from '../find-form.ts';
import { schemaOf } from '../form-fields.ts';
import type { FormSpec } from '../form-spec.ts';
import { reportLead } from '../report-lead.ts';
import { dropUnsent, isUnsent, type UnsentLead } from './unsent-leads.ts';

/** Result of one attempt to send a kept form. The form stays kept unless it was accepted. */
export type Delivery =
  | Extract<LeadAnswer, { kind: 'accepted' }>
  /** The service names a reason, so the same again would not help. The error is a message for the shopper. */
  | { kind: 'refused'; error: string; fields: Record<string, string> }
  /** A value is not valid any more, such as a time that has passed. */
  | { kind: 'outdated'; field: string; error: string }
  /** No answer, or none that says whether the service has it. `error` is null without a reason. */
  | { kind: 'unanswered'; isOffline: boolean; error: string | null };

async function checked({ fields }: FormSpec, { values }: UnsentLead): Promise<Delivery | null> {
  try {
    await schemaOf(fields).validate(values, { strict: true });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { kind: 'outdated', field: error.path ?? '', error: error.message };
  }
}

/** Resolves to the solution of a captcha; null: there is none. */
export type Solve = () => Promise<string | null>;

/** @throws ApiError if the task cannot be fetched */
async function solveFresh(): Promise<string | null> {
  const task = await fetchCaptchaTask();
  return task && solveTask(task);
}

async function attempt(lead: UnsentLead, solve: Solve): Promise<Delivery> {
  const { key, form, subject, noticeVersion, leadId, url, values } = lead;
  const spec = await findForm(form);
  const outdated = await checked(spec, lead);
  if (outdated) return outdated;
  const carType = subject.vehicle?.carType ?? null;
  const origin = { url, userAgent: navigator.userAgent, visit: readVisit() };
  const userData = { ...createLead(spec, subject, values, origin), lead_id: leadId };
  try {
    const captcha = await solve();
    const sent = { form, car_type: carType, notice_version: noticeVersion, captcha, userData };
    const answer = await submitLead(sent, { idempotencyKey: key });
    if (answer.kind === 'refused')
      return answer.error === UNEXPECTED_ERROR
        ? { kind: 'unanswered', isOffline: false, error: UNEXPECTED_ERROR }
        : answer;
    // Another tab may have sent it at the same time, and has reported it then.
    const isFirst = isUnsent(key);
    dropUnsent(key);
    if (isFirst) reportLead(spec, lead, userData, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.warn('The form was not sent.', error);
    return { kind: 'unanswered', isOffline: error.failure.kind === 'unreachable', error: null };
  }
}

const running = new Map<string, Promise<Delivery>>();

/**
 * Sends a kept form, and discards it once the service has stored it. Calls during a request share it.
 *
 * @param solve by default a captcha is solved for this attempt
 */
export function deliverLead(lead: UnsentLead, solve: Solve = solveFresh): Promise<Delivery> {
  const known = running.get(lead.key);
  if (known) return known;
  const delivery = attempt(lead, solve).finally(() => running.delete(lead.key));
  running.set(lead.key, delivery);
  return delivery;
}
