import type { CarStatus, CarType } from '../../../stock/car.ts';
import { CAR_STATUSES, CAR_TYPES } from '../../../stock/car-values.ts';
import { fieldsOf, textOf } from '../../../ui/storage/entry-fields.ts';
import { keptList } from '../../../ui/storage/kept-list.ts';
import type { KeptSubject } from '../create-lead.ts';
import type { SentValues } from '../form-fields.ts';
import { type FormId, isFormId } from '../form-ids.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';
import type { LeadSubject } from '../lead-subject.ts';

/**
 * A form that was sent but not yet acknowledged by the service. Apart from what the form itself contains it has
 * nothing personal: visit and browser are read again when it is sent.
 */
export interface UnsentLead {
  /** Idempotency key: the same for all attempts, so that the service stores the lead once. */
  key: string;
  form: FormId;
  subject: KeptSubject;
  noticeVersion: string | null;
  /** Id of the lead whose earlier steps the service has; null: none. */
  leadId: string | null;
  /** Address of the page with the form. */
  url: string;
  values: SentValues;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** Milliseconds. A dealer's answer to an older message would surprise, and devices are shared. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** A browser that is offline for long should not fill up with forms; the newest ones are kept. */
const MAX_KEPT = 20;

const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | null =>
  values.find((known) => known === value) ?? null;

function vehicleOf(value: unknown): LeadSubject['vehicle'] {
  const { id, title, make, model, makeSlug, carType, status, stock } = fieldsOf(value);
  if (typeof id !== 'string') return null;
  return {
    id,
    title: textOf(title) ?? '',
    make: textOf(make) ?? '',
    model: textOf(model) ?? '',
    makeSlug: textOf(makeSlug) ?? '',
    carType: oneOf<CarType>(CAR_TYPES, carType),
    status: oneOf<CarStatus>(CAR_STATUSES, status),
    stock: textOf(stock),
  };
}

function offerOf(value: unknown): { id: string; name: string } | null {
  const { id, name } = fieldsOf(value);
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isSendable = (value: unknown): value is SentValues[string] =>
  value === null ||
  isText(value) ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every(isText));

/** Decodes a stored entry, which an older release may have written; null if it cannot be sent. */
export function readUnsentLead(value: unknown): UnsentLead | null {
  const { key, form, subject, noticeVersion, leadId, url, values, keptAt } = fieldsOf(value);
  const { websiteId, dealershipId, timezone, vehicle, offer } = fieldsOf(subject);
  if (typeof key !== 'string' || !isFormId(form) || typeof websiteId !== 'string') return null;
  if (typeof url !== 'string' || typeof keptAt !== 'number') return null;
  const sendable = Object.entries(fieldsOf(values)).filter((entry): entry is [string, SentValues[string]] =>
    isSendable(entry[1]),
  );
  return {
    key,
    form,
    subject: {
      websiteId,
      dealershipId: textOf(dealershipId),
      timezone: textOf(timezone) ?? undefined,
      vehicle: vehicleOf(vehicle),
      offer: offerOf(offer),
    },
    noticeVersion: textOf(noticeVersion),
    leadId: textOf(leadId),
    url,
    values: Object.fromEntries(sendable),
    keptAt,
  };
}

// Every page looks whether there is a list of this name (`src/layouts/every-page-script.ts`).
const kept = keptList({ name: 'unsent', entryOf: readUnsentLead, keyOf: ({ key }) => key, limit: MAX_KEPT });

/** The forms that this browser has not sent yet, newest first. */
export const unsentLeads = kept.list;

const contentOf = ({ form, subject, values }: Pick<UnsentLead, 'form' | 'subject' | 'values'>): string =>
  JSON.stringify([
    form,
    subject.dealershipId,
    subject.vehicle?.id ?? null,
    subject.offer?.id ?? null,
    values,
  ]);

/**
 * Keeps a form until it is acknowledged. The same content that is kept already is the same entry, with its key.
 *
 * @param replaced key of the entry that this is a correction of
 */
export function keepUnsent(lead: Omit<UnsentLead, 'key' | 'keptAt'>, replaced: string | null): UnsentLead {
  const content = contentOf(lead);
  let entry: UnsentLead = { ...lead, key: newIdempotencyKey(), keptAt: Date.now() };
  kept.update((list) => {
    entry = list.find((one) => contentOf(one) === content) ?? entry;
    return [entry, ...list.filter(({ key }) => key !== entry.key && key !== replaced)];
  });
  return entry;
}

/** Adds the id that the service gave earlier steps of the form meanwhile. */
export function setUnsentLeadId(lead: UnsentLead, leadId: string | null): UnsentLead {
  if (leadId === null || leadId === lead.leadId) return lead;
  kept.update((list) => list.map((one) => (one.key === lead.key ? { ...one, leadId } : one)));
  return { ...lead, leadId };
}

export const isUnsent = (wanted: string): boolean => unsentLeads.get().some(({ key }) => key === wanted);

export const dropUnsent = (dropped: string): void =>
  kept.update((list) => list.filter(({ key }) => key !== dropped));

/** Removes the entries that are too old, and returns them. */
export function dropExpired(): UnsentLead[] {
  const expired = unsentLeads.get().filter(({ keptAt }) => Date.now() - keptAt > MAX_AGE_MS);
  const keys = new Set(expired.map(({ key }) => key));
  kept.update((list) => list.filter(({ key }) => !keys.has(key)));
  return expired;
}

/** Changes values of an entry, which then is another submission with another key. */
export function changeUnsent(lead: UnsentLead, values: SentValues): void {
  const changed = { ...lead, key: newIdempotencyKey(), values: { ...lead.values, ...values } };
  kept.update((list) => list.map((one) => (one.key === lead.key ? changed : one)));
}
