import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';
import { emptyText, textRule, unlessEmpty } from '../text-rule.ts';

interface EmailSpec extends FieldBase {
  autoComplete: string;
  /** Message if the value is not a valid address. */
  invalid: string;
}

/** Characters of the longest address that mail servers accept (RFC 5321). */
const MAX_EMAIL = 254;
const EMAIL = /^\S+@\S+\.\S+$/;

const isEmail = (text: string): boolean => text.length <= MAX_EMAIL && EMAIL.test(text);

export const emailKind: ValueKind<EmailSpec> = {
  empty: emptyText,
  rule: (field) => textRule(field).test('email', field.invalid, unlessEmpty(isEmail)),
  inWords: plainWords,
};
