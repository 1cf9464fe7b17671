import { type FormValues, type SentValues, schemaOf } from './form-fields.ts';
import type { FormId } from './form-ids.ts';
import type { FormSpec } from './form-spec.ts';
import type { LeadSubject } from './lead-subject.ts';
import type { LeadDraft } from './steps/lead-draft.ts';
import { type Delivery, deliverLead, type Solve } from './unsent/deliver-lead.ts';
import { keepResending } from './unsent/resend.ts';
import { dropUnsent, keepUnsent, setUnsentLeadId } from './unsent/unsent-leads.ts';

/** `error` is a message for the shopper, `fields` those of fields that have to be changed. */
export type Outcome =
  | Extract<Delivery, { kind: 'accepted' }>
  | {
      kind: 'failed';
      error: string;
      fields: Record<string, string>;
      /** The form is sent again later, under this key; null: it is not. */
      kept: { key: string; isOffline: boolean } | null;
    };

/**
 * Sends a form's values; never rejects.
 *
 * @param solve solves the captcha; by default there is none
 */
export type Submission = (values: FormValues, solve?: Solve) => Promise<Outcome>;

/** Values that follow from those of the form. */
export type Complete = (values: SentValues) => SentValues;

interface Options {
  noticeVersion?: string | null;
  complete?: Complete | undefined;
  /** Earlier steps of the form, which the service has; null: the form has one step. */
  draft?: Pick<LeadDraft, 'savedId' | 'leadId'> | null;
}

const noCaptcha: Solve = async () => null;

/** Message if the request fails (ERR-18). */
export const FAILED = 'An error occurred when submitting this form';

/**
 * Returns a function that sends a form and never rejects. The browser keeps the form until the service has it, and
 * sends it again with the same idempotency key, also after a reload, so that the service does not store it twice.
 * Calls during a running request return the same promise.
 */
export function createSubmission(
  id: FormId,
  spec: FormSpec,
  subject: LeadSubject,
  { noticeVersion = null, complete, draft = null }: Options = {},
): Submission {
  const schema = schemaOf(spec.fields);
  const { websiteId, dealershipId, timezone, vehicle, offer = null } = subject;
  let running: Promise<Outcome> | null = null;
  let lastKey: string | null = null;

  async function send(values: FormValues, solve: Solve): Promise<Outcome> {
    const cast = schema.cast(values);
    const kept = keepUnsent(
      {
        form: id,
        subject: { websiteId, dealershipId, timezone, vehicle, offer },
        noticeVersion,
        leadId: draft?.savedId() ?? null,
        url: location.href,
        values: { ...cast, ...complete?.(cast) },
      },
      lastKey,
    );
    lastKey = kept.key;
    // Photos that are still being sent belong to the lead's steps, so they come first.
    const lead = draft ? setUnsentLeadId(kept, await draft.leadId()) : kept;
    const delivery = await deliverLead(lead, solve);
    switch (delivery.kind) {
      case 'accepted':
        lastKey = null;
        return delivery;
      case 'refused':
        // The shopper is there to correct it.
        dropUnsent(lead.key);
        return { kind: 'failed', error: delivery.error, fields: delivery.fields, kept: null };
      case 'outdated':
        dropUnsent(lead.key);
        return {
          kind: 'failed',
          error: delivery.error,
          fields: { [delivery.field]: delivery.error },
          kept: null,
        };
      case 'unanswered': {
        keepResending();
        const { error, isOffline } = delivery;
        return { kind: 'failed', error: error ?? FAILED, fields: {}, kept: { key: lead.key, isOffline } };
      }
    }
  }

  return (values, solve = noCaptcha) => {
    running ??= send(values, solve)
      .catch((error: unknown): Outcome => {
        console.error('The form could not be sent.', error);
        return { kind: 'failed', error: FAILED, fields: {}, kept: null };
      })
      .finally(() => {
        running = null;
      });
    return running;
  };
}
