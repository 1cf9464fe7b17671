import { hash } from 'node:crypto';
import { ValidationError } from 'yup';
import { z } from 'zod';
import { answerName } from '../../features/leads/adjustment-answers.ts';
import { type LeadFactsSent, leadBody, leadFacts } from '../../features/leads/api/lead-contract.ts';
import type { FieldValue } from '../../features/leads/fields/field-kind.ts';
import { hasValue, type ValueSpec } from '../../features/leads/fields/kinds.ts';
import { type SentValues, schemaOf } from '../../features/leads/form-fields.ts';
import { type FormSpec, leadEventId } from '../../features/leads/form-spec.ts';
import { FORMS, type FormId } from '../../features/leads/forms.ts';
import type { NewLead } from '../leads/schema.ts';
import { fieldMessages } from './field-messages.ts';

/** Message for requests that no current page of ours sends. */
export const OUTDATED =
  'This page is out of date. Please copy your message, reload the page and send it again.';

/** The columns of a lead that come from the request's body. */
export type SentLead = Omit<NewLead, 'tenant' | 'idempotencyKey' | 'receivedAt'>;

export type LeadBody =
  | {
      ok: true;
      websiteId: string;
      captcha: string | null;
      lead: SentLead;
      /** Id that the answer to an earlier step returned; null if this is the first step. */
      leadId: string | null;
      /** False if more steps of the form follow. */
      isLastStep: boolean;
    }
  | { ok: false; status: 400 | 422; error: string; fields: Record<string, string> };

const refused = (status: 400 | 422, error: string, fields: Record<string, string> = {}): LeadBody => ({
  ok: false,
  status,
  error,
  fields,
});

/** The body without what `userData` must have: values of the form that the shopper can correct are named first. */
const envelope = leadBody.extend({ userData: z.record(z.string(), z.unknown()) });

/** Levels of nested objects and lists. Leads have four; thousands would overflow the stack of `isStorable`. */
const MAX_DEPTH = 10;

/**
 * False for values that are nested too deep, and for texts with an unpaired surrogate or a null character, which
 * databases do not store.
 */
function isStorable(value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value)
    .flat()
    .every((part) => isStorable(part, depth + 1));
}

/** No conversion: the page's script converts all values with the same schema before it sends them. */
const STRICT = { strict: true, abortEarly: false } as const;

/** Validates the values of a form. Errors are messages for the shopper. */
async function validate(
  schema: ReturnType<typeof schemaOf>,
  values: unknown,
): Promise<{ ok: true; values: SentValues } | { ok: false; error: string; fields: Record<string, string> }> {
  try {
    return { ok: true, values: await schema.validate(values, STRICT) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // For values that no form sends, the messages are yup's own, which are not written for shoppers.
    const isForeign = error.inner.some(({ type }) => type === 'typeError' || type === 'trim');
    if (isForeign) return { ok: false, error: OUTDATED, fields: {} };
    return { ok: false, error: error.errors.join(' '), fields: fieldMessages(error) };
  }
}

/**
 * Digest of what the shopper sent. It is the same if the form is sent again, also from another page or after a reload.
 */
function fingerprintOf(form: FormId, values: SentValues, about: LeadFactsSent): string {
  const { car_id, car_dealership_id, offer_id } = about;
  const sent = JSON.stringify([form, Object.entries(values), car_id, car_dealership_id, offer_id]);
  return hash('sha256', sent, 'base64url');
}

/** Returns "45,000" for "45,000 km". */
const withoutUnit = (field: ValueSpec, value: FieldValue | null = null): FieldValue | null =>
  field.kind === 'text' && field.unit && typeof value === 'string'
    ? value.replace(field.unit, '').trimEnd()
    : value;

const answersIn = ({ adjustmentAnswers = [] }: LeadFactsSent): SentValues =>
  Object.fromEntries(adjustmentAnswers.map(({ id, answer }) => [answerName(id), answer]));

/** Parses a text as JSON; undefined, which no lead is, if it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Validates the body of `POST /api/leads`; the form's values are validated with the form's own schema. Errors are
 * messages for the shopper. Fields that are neither in the form nor among the facts of a lead (DAT-39) are left out.
 *
 * @param timezone the dealer's IANA time zone, which decides if a requested time has passed
 */
export async function parseLead(body: unknown, timezone: string): Promise<LeadBody> {
  if (body === undefined || !isStorable(body)) return refused(400, OUTDATED);
  const sent = envelope.safeParse(body);
  if (!sent.success) return refused(422, OUTDATED);
  const { form, car_type: carType, notice_version: noticeVersion, isLastStep, userData } = sent.data;
  const spec: FormSpec = FORMS[form];
  if (!isLastStep && !spec.steps) return refused(422, OUTDATED);
  // Each step sends the fields of the earlier steps, too.
  const fields = spec.fields
    .filter(hasValue)
    .filter(({ name }) => isLastStep || Object.hasOwn(userData, name));
  const checked = await validate(schemaOf(fields, timezone), userData);
  if (!checked.ok) return refused(422, checked.error, checked.fields);
  const facts = leadFacts.safeParse(userData);
  if (!facts.success) return refused(422, OUTDATED);
  const about = facts.data;
  const values = {
    ...Object.fromEntries(
      fields.map((field) => [field.name, withoutUnit(field, checked.values[field.name])]),
    ),
    ...(spec.fields.some(({ kind }) => kind === 'questions') && answersIn(about)),
  };
  const { lead_attributes, adjustmentAnswers: _, ...rest } = about;
  const otherFacts = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined || Object.hasOwn(values, name) ? [] : [[name, value] as const],
  );
  return {
    ok: true,
    websiteId: about.website_id,
    captcha: sent.data.captcha,
    leadId: about.lead_id,
    isLastStep,
    lead: {
      form,
      eventId: leadEventId(spec, carType, about.subcategory),
      values,
      facts: Object.fromEntries(otherFacts),
      attribution: { ...lead_attributes, source: about.source },
      noticeVersion,
      carType,
      secondsToSubmit: sent.data.seconds_to_submit,
      referrer: sent.data.referrer,
      fingerprint: fingerprintOf(form, values, about),
    },
  };
}
