import { track } from '../../ui/storage/track.ts';
import { readVisit } from '../../ui/storage/visit.ts';
import { submitLead } from './api/leads.ts';
import { createLead } from './create-lead.ts';
import type { FormValues } from './form-fields.ts';
import { FORMS, type FormId, formSchema, leadEvent } from './forms.ts';
import type { LeadSubject } from './lead-subject.ts';

/** `error` is a message for the shopper. */
export type Outcome = { kind: 'accepted' } | { kind: 'failed'; error: string };

/** Message if the request fails (ERR-18). */
export const FAILED = 'An error occurred when submitting this form';

/** `randomUUID` needs HTTPS, but a site may be previewed over HTTP in a local network. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * Returns a function that sends a form and never rejects. If an answer is lost after the service stored the lead,
 * the same values are sent again with the same idempotency key, so that the service does not store them twice.
 * Calls during a running request return the same promise.
 */
export function createSubmission(id: FormId, subject: LeadSubject): (values: FormValues) => Promise<Outcome> {
  const form = FORMS[id];
  const schema = formSchema(id);
  let last = { text: '', key: '' };
  let running: Promise<Outcome> | null = null;

  async function send(values: FormValues): Promise<Outcome> {
    const sent = schema.cast(values);
    const text = JSON.stringify(sent);
    if (text !== last.text) last = { text, key: newKey() };
    try {
      const origin = { url: location.href, userAgent: navigator.userAgent, visit: readVisit() };
      const lead = createLead(form, subject, sent, origin);
      const answer = await submitLead(lead, { idempotencyKey: last.key });
      if (answer.kind === 'refused') return { kind: 'failed', error: answer.error };
    } catch (error) {
      console.warn('The form was not sent.', error);
      return { kind: 'failed', error: FAILED };
    }
    last = { text: '', key: '' };
    const { id: vehicle = '', make = '', model = '', carType = null } = subject.vehicle ?? {};
    track('lead', { form: id, event_id: leadEvent(form, carType), id: vehicle, make, model });
    return { kind: 'accepted' };
  }

  return (values) => {
    running ??= send(values).finally(() => {
      running = null;
    });
    return running;
  };
}
