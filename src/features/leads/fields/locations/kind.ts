import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';
import { emptyText, nameRule } from '../text-rule.ts';

/** A list of the site's locations, which the service does not know. */
export const locationsKind: ValueKind<FieldBase> = {
  empty: emptyText,
  rule: nameRule,
  inWords: plainWords,
};
