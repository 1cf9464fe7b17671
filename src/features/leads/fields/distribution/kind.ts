import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';
import { emptyText, nameRule } from '../text-rule.ts';

/** A list of the places where the dealer shows and hands over vehicles, which the service does not know. */
export const distributionKind: ValueKind<FieldBase> = {
  empty: emptyText,
  rule: nameRule,
  inWords: plainWords,
};
