import { boolean } from 'yup';
import { type FieldBase, plainWords, type ValueKind } from '../field-kind.ts';

/** A checkbox. */
export interface CheckSpec extends FieldBase {
  /** Initially ticked. */
  ticked?: boolean;
  /** Shown only by sites with this setting. The service accepts the form with or without the tick. */
  shownBy?: 'termsRequired' | undefined;
}

export const checkKind: ValueKind<CheckSpec> = {
  empty: ({ ticked = false }) => ticked,
  rule({ required, shownBy }) {
    const rule = boolean().default(false);
    return required === undefined || shownBy !== undefined ? rule : rule.oneOf([true], required);
  },
  inWords: plainWords,
};
