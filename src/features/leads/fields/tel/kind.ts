import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';
import { emptyText, textRule, unlessEmpty } from '../text-rule.ts';

interface TelSpec extends FieldBase {
  autoComplete: string;
  /** Message if the value is not a phone number. */
  invalid: string;
}

/** An Australian phone number without its area code has 8 digits. */
const MIN_PHONE_DIGITS = 8;

const isPhone = (text: string): boolean => text.replace(/\D/g, '').length >= MIN_PHONE_DIGITS;

export const telKind: ValueKind<TelSpec> = {
  empty: emptyText,
  rule: (field) => textRule(field).test('tel', field.invalid, unlessEmpty(isPhone)),
  inWords: (value, _field, { phone }) => phone(plainWords(value)),
};
