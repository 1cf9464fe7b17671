import { hash } from 'node:crypto';
import { array, boolean, type InferType, mixed, number, object, string, ValidationError } from 'yup';
import { answerName } from '../../features/leads/adjustment-answers.ts';
import {
  type FieldValue,
  hasValue,
  type SentValues,
  schemaOf,
  type ValueSpec,
} from '../../features/leads/form-fields.ts';
import { type FormId, isFormId } from '../../features/leads/form-ids.ts';
import { type FormSpec, leadEventId } from '../../features/leads/form-spec.ts';
import { FORMS } from '../../features/leads/forms.ts';
import { CAR_TYPES } from '../../stock/car-values.ts';
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

/** PostgreSQL's largest integer. */
const MAX_INTEGER = 2_147_483_647;

/**
 * Texts are limited, in characters, so that nobody can fill the database. Addresses of pages may be longer than other
 * texts.
 */
const short = () => string().max(300);
const long = () => string().max(4_000);
const shortOrNull = () => short().nullable().default(null);

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTextTable = (value: unknown): value is Record<string, string> =>
  isTable(value) && Object.values(value).every((text) => typeof text === 'string');

/** The fields of `userData` that are not values of the form (DAT-38, DAT-39). */
const facts = object({
  category: short().required(),
  subcategory: shortOrNull(),
  lead_id: shortOrNull(),
  url: long().required(),
  page_id: long().nullable().default(null),
  source: short().required(),
  user_agent: long().defined(),
  car_id: shortOrNull(),
  car_dealership_id: shortOrNull(),
  manufacturer_slug: shortOrNull(),
  stock_number: shortOrNull(),
  vehicle_make: shortOrNull(),
  vehicle_model: shortOrNull(),
  vehicle_status: shortOrNull(),
  // The dealership of the workshop, if a service is booked (API-32).
  dealership_slug: short(),
  message: string().defined(),
  opt_in: boolean().required(),
  // The text that the shopper read beside the checkbox, a part of the record of consent (Spam Act 2003).
  opt_in_wording: string().max(1000),
  offer_accepted: boolean().required(),
  offer_id: shortOrNull(),
  offer_name: shortOrNull(),
  form_completed: boolean().required(),
  website_id: short().required(),
  adjustmentAnswers: array(object({ id: short().required(), answer: short().required() }).required()).max(20),
  lead_attributes: object({
    visited_pages: array(long().required()).max(100).required(),
    linked_query_params: mixed(isTextTable).required(),
  }).required(),
});

type Facts = InferType<typeof facts>;

/** The body of `POST /api/leads` (API-23). */
const envelope = object({
  form: mixed(isFormId).required(),
  car_type: string().oneOf(CAR_TYPES).nullable().default(null),
  isLastStep: boolean().required(),
  notice_version: shortOrNull(),
  // A solution of ALTCHA has about 800 characters.
  captcha: long().nullable().default(null),
  seconds_to_submit: number().integer().min(0).max(MAX_INTEGER).nullable().default(null),
  referrer: long().nullable().default(null),
  userData: mixed(isTable).required(),
});

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

async function validate<Value>(
  schema: { validate: (value: unknown, options: typeof STRICT) => Promise<Value> },
  value: unknown,
): Promise<{ ok: true; value: Value } | { ok: false; error: string; fields: Record<string, string> }> {
  try {
    return { ok: true, value: await schema.validate(value, STRICT) };
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
function fingerprintOf(form: FormId, values: SentValues, about: Facts): string {
  const { car_id, car_dealership_id, offer_id } = about;
  const subject = [car_id ?? null, car_dealership_id ?? null, offer_id ?? null];
  const sent = JSON.stringify([form, Object.entries(values), ...subject]);
  return hash('sha256', sent, 'base64url');
}

/** Returns "45,000" for "45,000 km". */
const withoutUnit = (field: ValueSpec, value: FieldValue | null = null): FieldValue | null =>
  field.kind === 'text' && field.unit && typeof value === 'string'
    ? value.replace(field.unit, '').trimEnd()
    : value;

const answersIn = ({ adjustmentAnswers = [] }: Facts): SentValues =>
  Object.fromEntries(adjustmentAnswers.map(({ id, answer }) => [answerName(id), answer]));

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses and validates the body of `POST /api/leads`; the form's values are validated with the form's own schema.
 * Errors are messages for the shopper. Fields that are neither in the form nor in `facts` (DAT-39) are left out.
 *
 * @param timezone the dealer's IANA time zone, which decides if a requested time has passed
 */
export async function parseLead(text: string, timezone: string): Promise<LeadBody> {
  const json = jsonOf(text);
  if (json === undefined || !isStorable(json)) return refused(400, OUTDATED);
  const sent = await validate(envelope, json);
  if (!sent.ok) return refused(422, OUTDATED);
  const { form, car_type: carType, notice_version: noticeVersion, userData } = sent.value;
  const { seconds_to_submit, referrer, isLastStep } = sent.value;
  const spec: FormSpec = FORMS[form];
  if (!isLastStep && !spec.steps) return refused(422, OUTDATED);
  // Each step sends the fields of the earlier steps, too.
  const fields = spec.fields
    .filter(hasValue)
    .filter(({ name }) => isLastStep || Object.hasOwn(userData, name));
  const checked = await validate(schemaOf(fields, timezone), userData);
  if (!checked.ok) return refused(422, checked.error, checked.fields);
  const about = await validate(facts, userData);
  if (!about.ok) return refused(422, OUTDATED);
  const values = {
    ...Object.fromEntries(fields.map((field) => [field.name, withoutUnit(field, checked.value[field.name])])),
    ...(spec.fields.some(({ kind }) => kind === 'questions') && answersIn(about.value)),
  };
  const {
    lead_attributes,
    adjustmentAnswers: _,
    ...rest
  } = facts.cast(about.value, {
    stripUnknown: true,
    assert: false,
  }) as Facts;
  const otherFacts = Object.entries(rest).flatMap(([name, value]) =>
    value === undefined || Object.hasOwn(values, name) ? [] : [[name, value] as const],
  );
  return {
    ok: true,
    websiteId: about.value.website_id,
    captcha: sent.value.captcha ?? null,
    leadId: rest.lead_id ?? null,
    isLastStep,
    lead: {
      form,
      eventId: leadEventId(FORMS[form], carType ?? null, rest.subcategory ?? null),
      values,
      facts: Object.fromEntries(otherFacts),
      attribution: { ...lead_attributes, source: rest.source },
      noticeVersion: noticeVersion ?? null,
      carType: carType ?? null,
      secondsToSubmit: seconds_to_submit ?? null,
      referrer: referrer ?? null,
      fingerprint: fingerprintOf(form, values, about.value),
    },
  };
}
