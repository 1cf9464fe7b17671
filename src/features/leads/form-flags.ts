import { ownProperty } from '../../lib/own-property.ts';
import type { FieldSpec } from './form-fields.ts';

/** The dealer's choices for any form, in a dialog or on a page of its own. */
export interface FormFlags {
  messageRequired: boolean;
  termsRequired: boolean;
  /** Text of the checkbox for news (FRM-11). */
  optIn: string;
  /** True if that checkbox starts ticked (FRM-12). */
  optInTicked: boolean;
  /** Places where shoppers can see or collect a vehicle (DAT-38); absent if forms do not ask. */
  distribution?: readonly string[];
}

/** Flags of dealerships whose own configuration differs from the site's. */
export interface OwnFlags extends Pick<FormFlags, 'messageRequired' | 'termsRequired'> {
  /** Options of the form's list for which they count: names of locations, or slugs of dealerships. */
  options: readonly string[];
}

/** A field with the dealer's own label, if it has one. */
export const withLabel = (field: FieldSpec, texts?: Readonly<Record<string, string>>): FieldSpec => ({
  ...field,
  label: ownProperty(texts, field.name) ?? field.label,
});

/**
 * Applies a dealer's choices to a field; returns none if the field is hidden (FRM-01, FRM-12, FRM-14, DAT-38). Without
 * known choices the box for news is hidden: its text is what the shopper consents to.
 */
export function applyFlags(
  field: FieldSpec,
  flags: (FormFlags & { odometerRequired?: boolean | undefined }) | null,
): FieldSpec[] {
  if (field.name === 'opt_in')
    return flags ? [{ ...field, label: flags.optIn, ticked: flags.optInTicked } as FieldSpec] : [];
  if (field.kind === 'distribution') {
    const options = flags?.distribution;
    return options ? [{ ...field, kind: 'select', options, placeholder: 'No preference' }] : [];
  }
  if ('shownBy' in field) return flags?.termsRequired ? [{ ...field, shownBy: undefined }] : [];
  if (field.requiredBy && flags && !flags[field.requiredBy]) return [{ ...field, required: undefined }];
  return [{ ...field, requiredBy: undefined }];
}
