import { fieldsOf } from '../../ui/storage/entry-fields.ts';
import { keptList } from '../../ui/storage/kept-list.ts';
import type { LeadSubject } from './lead-subject.ts';

/** A form that the shopper has sent about a vehicle. */
interface Enquiry {
  id: string;
  form: string;
  /** Milliseconds since 1970. */
  sentAt: number;
}

/** Highest number of sent forms that a browser remembers. The oldest are forgotten. */
const MAX_ENQUIRIES = 50;

function enquiryOf(value: unknown): Enquiry | null {
  const { id, form, sentAt } = fieldsOf(value);
  return typeof id === 'string' && typeof sentAt === 'number' && typeof form === 'string'
    ? { id, form, sentAt }
    : null;
}

const kept = keptList({
  name: 'enquired',
  entryOf: enquiryOf,
  keyOf: ({ id, form }) => `${form} ${id}`,
  limit: MAX_ENQUIRIES,
});

/** Stores that a form about a vehicle was accepted (LEA-09). */
export const rememberEnquiry = ({ id }: NonNullable<LeadSubject['vehicle']>, form: string): void =>
  kept.update((list) => [
    { id, form, sentAt: Date.now() },
    ...list.filter((one) => one.id !== id || one.form !== form),
  ]);

/** Milliseconds since 1970 at which this form about this vehicle was last accepted; null if it never was. */
export const enquiredAt = (id: string | undefined, form: string): number | null =>
  kept.list.get().find((one) => one.id === id && one.form === form)?.sentAt ?? null;
