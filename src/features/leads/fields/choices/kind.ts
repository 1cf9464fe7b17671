import { mixed } from 'yup';
import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';
import { MAX_NAME, NOT_LISTED } from '../text-rule.ts';

/** Checkboxes of which any number may be ticked. */
interface ChoicesSpec extends FieldBase {
  options: readonly string[];
}

/** Ticked choices in one field. Generous: the service does not know the choices. */
const MAX_CHOICES = 40;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
const areChoices = (texts: readonly string[] = []): boolean =>
  texts.length <= MAX_CHOICES && texts.every(({ length }) => length <= MAX_NAME);

// Yup's array schema would add 360 bytes (gzip) to every dialog, and no form in a dialog has choices.
export const choicesRule = () =>
  mixed<string[]>({ check: isTexts })
    .transform((choices) => (isTexts(choices) ? choices.map((text) => text.trim()) : choices))
    .test('choices', NOT_LISTED, areChoices)
    .default([]);

export const choicesKind: ValueKind<ChoicesSpec> = {
  empty: () => [],
  rule: choicesRule,
  inWords: plainWords,
};
