import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';
import { emptyText, nameRule } from '../text-rule.ts';

/** A list of the site's workshops, which the service does not know. */
export const workshopsKind: ValueKind<FieldBase> = {
  empty: emptyText,
  rule: nameRule,
  inWords: plainWords,
};
