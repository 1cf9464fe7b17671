import { type FormValues, type SentValues, schemaOf } from './form-fields.ts';
import type { FormSpec } from './form-spec.ts';
import type { FormId } from './forms.ts';
import type { LeadSubject } from './lead-subject.ts';
import type { LeadDraft } from './steps/lead-draft.ts';
import { type Delivery, deliverLead, type Solve } from './unsent/deliver-lead.ts';
import { keepResending } from './unsent/resend.ts';
import { dropUnsent, keepUnsent, setUnsentLeadId } from './unsent/unsent-leads.ts';

/** `error` is a message for the shopper; `fields` has messages, by name, for fields that have to be changed. */
export type Outcome =
  | Extract<Delivery, { kind: 'accepted' }>
  | {
      kind: 'failed';
      error: string;
      fields: Record<string, string>;
      /** Key under which the form is kept and sent again later; null if it is not. */
      kept: { key: string; isOffline: boolean } | null;
    };

/**
 * Sends a form's values; never rejects.
 *
 * @param solve solves the captcha; without it the form is sent without a captcha
 */
export type Submission = (values: FormValues, solve?: Solve) => Promise<Outcome>;

/** Returns further values to send, computed from those of the form. */
export type DeriveValues = (values: SentValues) => SentValues;

interface Options {
  noticeVersion?: string | null;
  derive?: DeriveValues | undefined;
  /** Text of the checkbox for news, which the lead records; absent if the form shows none. */
  optIn?: string | undefined;
  /** Milliseconds since 1970 when the form was shown. */
  shownAt?: number;
  /** Earlier steps of the form, which the service has; null if the form has no steps. */
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
  { noticeVersion = null, derive, optIn, shownAt = Date.now(), draft = null }: Options = {},
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
        // The clock may have been set back meanwhile.
        secondsToSubmit: Math.max(0, Math.round((Date.now() - shownAt) / 1000)),
        values: { ...cast, ...derive?.(cast), ...(optIn && { opt_in_wording: optIn }) },
      },
      lastKey,
    );
    lastKey = kept.key;
    // Wait for photos that are still being sent: they belong to earlier steps, and the service must have those first.
    const lead = draft ? setUnsentLeadId(kept, await draft.leadId()) : kept;
    const delivery = await deliverLead(lead, solve);
    switch (delivery.kind) {
      case 'accepted':
        lastKey = null;
        return delivery;
      case 'refused':
        // The form is still open and shows the error, so the shopper can correct it there.
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
