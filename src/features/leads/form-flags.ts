import { ownProperty } from '../../lib/own-property.ts';
import { distributionOnSite } from './fields/distribution/on-site.ts';
import type { FieldSpec } from './fields/kinds.ts';
import type { FormFlags } from './form-settings.ts';

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
  if (field.kind === 'distribution') return distributionOnSite(field, flags);
  if ('shownBy' in field) return flags?.termsRequired ? [{ ...field, shownBy: undefined }] : [];
  if (field.requiredBy && flags && !flags[field.requiredBy]) return [{ ...field, required: undefined }];
  return [{ ...field, requiredBy: undefined }];
}
