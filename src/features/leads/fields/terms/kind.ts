import { type CheckSpec, checkKind } from '../check/kind.ts';
import { plainWords, type ValueKind } from '../field-kind.ts';

/** A checkbox with a link to the dealer's terms of use after its label. */
export const termsKind: ValueKind<CheckSpec> = {
  ...checkKind,
  // Sites that do not ask for agreement send the same value as an unticked checkbox, so only a ticked one is shown.
  inWords: (value, { shownBy }) => (shownBy !== undefined && value !== true ? '' : plainWords(value)),
  labelInWords: 'Agreed to the terms',
};
