import type { FormFlags } from '../../form-settings.ts';
import type { FieldOf, FieldSpec } from '../kinds.ts';

/** @param flags null if the dealer's choices are not known */
export const distributionOnSite = (
  field: FieldOf<'distribution'>,
  flags: Pick<FormFlags, 'distribution'> | null,
): FieldSpec[] =>
  flags?.distribution
    ? [{ ...field, kind: 'select', options: flags.distribution, placeholder: 'No preference' }]
    : [];
