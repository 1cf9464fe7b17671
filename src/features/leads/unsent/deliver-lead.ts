import { ValidationError } from 'yup';
import { ApiError } from '../../../lib/api-client/api-error.ts';
import { serviceMessage } from '../../../lib/api-client/service-message.ts';
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
  /** The service gave a reason, so sending the same again would not help. `error` is a message for the shopper. */
  | { kind: 'refused'; error: string; fields: Record<string, string> }
  /** A value is not valid any more, such as a time that has passed. */
  | { kind: 'outdated'; field: string; error: string }
  /** No answer, or one that does not show whether the service has the form. `error` is null if no reason is known. */
  | { kind: 'unanswered'; isOffline: boolean; error: string | null };

const FORM_GONE = 'This site no longer has this form. Please contact us in another way.';

/** Returns the first value that is no longer valid as an "outdated" delivery; null if all are valid. */
async function findOutdated({ fields }: FormSpec, { values }: UnsentLead): Promise<Delivery | null> {
  try {
    await schemaOf(fields).validate(values, { strict: true });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { kind: 'outdated', field: error.path ?? '', error: error.message };
  }
}

/** Resolves to the solution of a captcha; null if there is none. */
export type Solve = () => Promise<string | null>;

/** Solves a new captcha. @throws ApiError if the task cannot be fetched */
async function solveNewCaptcha(): Promise<string | null> {
  const task = await fetchCaptchaTask();
  return task && solveTask(task);
}

async function attemptDelivery(lead: UnsentLead, solve: Solve): Promise<Delivery> {
  const { key, subject, noticeVersion, leadId, url, secondsToSubmit, values } = lead;
  const found = await findForm(lead.form);
  if (!found) return { kind: 'refused', error: FORM_GONE, fields: {} };
  const { id: form, spec } = found;
  const outdated = await findOutdated(spec, lead);
  if (outdated) return outdated;
  const carType = subject.vehicle?.carType ?? null;
  const visit = readVisit();
  const origin = { url, userAgent: navigator.userAgent, visit };
  const userData = { ...createLead(spec, subject, values, origin), lead_id: leadId };
  try {
    const captcha = await solve();
    const sent = {
      form,
      car_type: carType,
      notice_version: noticeVersion,
      captcha,
      seconds_to_submit: secondsToSubmit,
      referrer: visit.referrer,
      userData,
    };
    const answer = await submitLead(sent, { idempotencyKey: key });
    if (answer.kind === 'refused')
      return answer.error === UNEXPECTED_ERROR
        ? { kind: 'unanswered', isOffline: false, error: UNEXPECTED_ERROR }
        : answer;
    // If it is no longer kept, another tab has sent it at the same time and has reported it.
    const isFirst = isUnsent(key);
    dropUnsent(key);
    if (isFirst) reportLead(spec, lead, userData, answer);
    return answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.warn('The form was not sent.', error);
    return {
      kind: 'unanswered',
      isOffline: error.failure.kind === 'unreachable',
      error: await serviceMessage(error),
    };
  }
}

/** Requests that have no answer yet, by the key of the form. */
const running = new Map<string, Promise<Delivery>>();

/**
 * Sends a kept form, and discards it once the service has stored it. Calls for a form that is being sent share its
 * request.
 *
 * @param solve by default, a new captcha is solved for this attempt
 */
export function deliverLead(lead: UnsentLead, solve: Solve = solveNewCaptcha): Promise<Delivery> {
  const ongoing = running.get(lead.key);
  if (ongoing) return ongoing;
  const delivery = attemptDelivery(lead, solve).finally(() => running.delete(lead.key));
  running.set(lead.key, delivery);
  return delivery;
}
