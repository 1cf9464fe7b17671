import { track } from '../../ui/storage/track.ts';
import { submitLead } from './api/leads.ts';
import type { FormValues } from './form-fields.ts';
import { FORMS, type FormId, formSchema, leadEvent } from './forms.ts';
import { leadOf } from './lead-of.ts';
import type { LeadSubject } from './lead-subject.ts';

/** `error` is for the shopper to read. */
export type Outcome = { kind: 'taken' } | { kind: 'failed'; error: string };

/** Fallback message when the call gives no reason (ERR-18). */
export const FAILED = 'An error occurred when submitting this form';

/** Not `randomUUID`: browsers have that on HTTPS only, and a site may be shown on a local network. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/**
 * Sends one form about one subject; never throws. An answer may be lost after the service has stored the
 * lead, so the same words sent again carry the same key, and the service can tell that they are the same lead.
 * A second press while a call is under way waits for that call.
 */
export function createSubmission(id: FormId, subject: LeadSubject): (values: FormValues) => Promise<Outcome> {
  const form = FORMS[id];
  const schema = formSchema(id);
  let last = { text: '', key: '' };
  let underWay: Promise<Outcome> | null = null;

  async function send(values: FormValues): Promise<Outcome> {
    const sent = schema.cast(values);
    const text = JSON.stringify(sent);
    if (text !== last.text) last = { text, key: newKey() };
    try {
      const lead = leadOf(form, subject, sent, location.href);
      const answer = await submitLead(lead, { idempotencyKey: last.key });
      if (answer.kind === 'refused') return { kind: 'failed', error: answer.error };
    } catch (error) {
      console.warn('The form was not sent.', error);
      return { kind: 'failed', error: FAILED };
    }
    last = { text: '', key: '' };
    const { id: vehicle = '', make = '', model = '', carType = null } = subject.vehicle ?? {};
    track('lead', { form: id, event_id: leadEvent(form, carType), id: vehicle, make, model });
    return { kind: 'taken' };
  }

  return (values) => {
    underWay ??= send(values).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
