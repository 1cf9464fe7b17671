import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';
import { NOT_LISTED, textRule, unlessEmpty } from '../text-rule.ts';
import { optionLabel, optionValue, type SelectOption } from './option.ts';

/** A list of which one option is chosen. */
interface SelectSpec extends FieldBase {
  /** Text while nothing is selected; absent if an option is always selected. */
  placeholder?: string | undefined;
  options: readonly SelectOption[];
  /** Value that is selected at first. */
  initial?: string | undefined;
}

const chosenIn = ({ options }: SelectSpec, value: unknown): SelectOption | undefined =>
  options.find((option) => optionValue(option) === value);

export const selectKind: ValueKind<SelectSpec> = {
  empty: ({ initial }) => initial ?? '',
  rule: (field) =>
    textRule(field).test(
      'option',
      NOT_LISTED,
      unlessEmpty((text) => chosenIn(field, text) !== undefined),
    ),
  inWords: (value, field) => optionLabel(chosenIn(field, value) ?? plainWords(value)),
};
