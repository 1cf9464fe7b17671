import { string } from 'yup';
import type { FieldBase } from './field-kind.ts';

/** Characters in the name of a location, dealership or workshop. Generous: the service does not know the names. */
export const MAX_NAME = 300;
/** Message for a text that is not among the options of a list. */
export const NOT_LISTED = 'Please choose from the list.';

/** Applies a test to values that are not empty: a missing value has its own message. */
export const unlessEmpty = (test: (text: string) => boolean) => (text: string | null | undefined) =>
  !text || test(text);

/** Rule for a text that is required if the field is, unless a setting of the dealer decides that. */
export function textRule({ required, requiredBy }: FieldBase) {
  const rule = string().trim();
  return required === undefined || requiredBy !== undefined ? rule.default('') : rule.required(required);
}

/** Rule for a text from a list that the service does not know. */
export const nameRule = (field: FieldBase) => textRule(field).max(MAX_NAME, NOT_LISTED);

export const emptyText = (): string => '';
