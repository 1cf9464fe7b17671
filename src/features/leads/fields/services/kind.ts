import { choicesRule } from '../choices/kind.ts';
import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';

/** Choices that depend on the site. The service does not know them. A site that offers none does not show the field. */
export const servicesKind: ValueKind<FieldBase> = {
  empty: () => [],
  rule: choicesRule,
  inWords: plainWords,
};
