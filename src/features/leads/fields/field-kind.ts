import type { ISchema } from 'yup';

/** The settings that fields of all kinds have. */
export interface FieldBase {
  /** Name in the service's data. */
  name: string;
  label: string;
  /** Message if the field is empty. A field without this message is optional. */
  required?: string | undefined;
  /** The dealer's setting that makes the field required; absent if that does not depend on a setting. */
  requiredBy?: 'messageRequired' | 'odometerRequired' | undefined;
}

/** A text, a tick, or the texts of ticked choices. */
export type FieldValue = string | boolean | string[];

/** Mails and pages write these values in words that their readers know. */
export interface ValueWriter {
  /** @param stamp "2026-11-23T16:00" */
  time: (stamp: string) => string;
  phone: (text: string) => string;
  /** @param slug of a dealership */
  dealership: (slug: string) => string;
}

/** A kind of field that has a value, without how it is drawn: the service needs it as well. */
export interface ValueKind<Field extends FieldBase> {
  /** The value at first. Its type also says how browsers post the value: as a text, a tick or several texts. */
  empty: (field: Field) => FieldValue;
  /**
   * Validation with its messages.
   *
   * @param timezone of the yard, whose clock decides which times are past
   */
  rule: (field: Field, timezone: string) => ISchema<FieldValue | null | undefined>;
  /** The value in words, for mails and lists; empty if there is nothing to say. */
  inWords: (value: FieldValue, field: Field, write: ValueWriter) => string;
  /** Label beside those words, if it is not the field's own. */
  labelInWords?: string;
}

/** The words of a value whose readers know it by its own text. */
export function plainWords(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return Array.isArray(value) ? value.join(', ') : value;
}
