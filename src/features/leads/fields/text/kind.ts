import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';
import { emptyText, textRule, unlessEmpty } from '../text-rule.ts';

/** A text of one line. */
interface TextSpec extends FieldBase {
  autoComplete?: string;
  inputMode?: 'numeric';
  placeholder?: string | undefined;
  maxLength?: number;
  /** Id of the page's list of names that browsers suggest. */
  list?: 'makes' | 'models';
  /** Required pattern, and the message if the text does not match. */
  format?: { pattern: RegExp; message: string };
  /** A rule that no pattern can express. */
  check?: { test: (text: string) => boolean; message: () => string };
  /** A unit that shoppers may write after the number. The service removes it before it stores the text. */
  unit?: RegExp;
}

export const textKind: ValueKind<TextSpec> = {
  empty: emptyText,
  rule(field) {
    const { format, check, maxLength } = field;
    let rule = textRule(field);
    if (maxLength !== undefined) rule = rule.max(maxLength, `Please use at most ${maxLength} characters.`);
    if (format)
      rule = rule.test(
        'format',
        format.message,
        unlessEmpty((text) => format.pattern.test(text)),
      );
    return check ? rule.test('check', check.message, unlessEmpty(check.test)) : rule;
  },
  inWords: plainWords,
};
