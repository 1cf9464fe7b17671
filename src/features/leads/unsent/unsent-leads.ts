import type { CarStatus, CarType } from '../../../stock/car.ts';
import { CAR_STATUSES, CAR_TYPES } from '../../../stock/car-values.ts';
import { fieldsOf, textOf } from '../../../ui/storage/entry-fields.ts';
import { keptList } from '../../../ui/storage/kept-list.ts';
import type { KeptSubject } from '../create-lead.ts';
import type { SentValues } from '../form-fields.ts';
import { newIdempotencyKey } from '../idempotency-key.ts';
import type { LeadSubject } from '../lead-subject.ts';

/**
 * A form that the service has not acknowledged yet. The only personal data in it is what the shopper typed. The visit
 * and the browser's name are not stored, but read again when the form is sent.
 */
export interface UnsentLead {
  /** Idempotency key: the same for all attempts, so that the service stores the lead once. */
  key: string;
  /** Id of the form. An earlier release may have had forms that this one has not. */
  form: string;
  subject: KeptSubject;
  /** Version of the collection notice that the form showed; null if it showed none. */
  noticeVersion: string | null;
  /** Id of the lead whose earlier steps the service has; null if it has none. */
  leadId: string | null;
  /** Address of the page with the form. */
  url: string;
  /** Seconds from the moment the form was shown until it was first sent; null if unknown. */
  secondsToSubmit: number | null;
  values: SentValues;
  /** Milliseconds since 1970. */
  keptAt: number;
}

/** A week. A dealer's answer to an older form would surprise the shopper, and other people may use the device. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1000;
/** Highest number of kept forms, so that a browser that stays offline does not fill up. The newest are kept. */
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
  const { key, form, subject, noticeVersion, leadId, url, values, keptAt, secondsToSubmit } = fieldsOf(value);
  const { websiteId, dealershipId, timezone, vehicle, offer } = fieldsOf(subject);
  if (typeof key !== 'string' || typeof form !== 'string' || typeof websiteId !== 'string') return null;
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
    // Absent in forms that an earlier release kept.
    secondsToSubmit: typeof secondsToSubmit === 'number' ? secondsToSubmit : null,
    values: Object.fromEntries(sendable),
    keptAt,
  };
}

// `src/layouts/every-page-script.ts` checks on every page if a list with this name is stored.
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
 * Keeps a form until the service acknowledges it. If a form with the same content is kept already, returns that one, so
 * that its key is used again.
 *
 * @param replaced key of the entry that this form corrects; null if there is none
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

/** Adds the lead's id, if the service has given one to earlier steps of the form since the form was kept. */
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

/** Changes values of an entry. It gets a new key, because the service would ignore changes under the old one. */
export function changeUnsent(lead: UnsentLead, values: SentValues): void {
  const changed = { ...lead, key: newIdempotencyKey(), values: { ...lead.values, ...values } };
  kept.update((list) => list.map((one) => (one.key === lead.key ? changed : one)));
}
