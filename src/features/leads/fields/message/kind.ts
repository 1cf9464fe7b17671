import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';
import { emptyText, textRule } from '../text-rule.ts';

/** A text of several lines. */
export const messageKind: ValueKind<FieldBase> = {
  empty: emptyText,
  rule: textRule,
  inWords: plainWords,
};
