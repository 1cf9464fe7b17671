import type { FormSettings } from '../../form-settings.ts';
import type { FieldOf, FieldSpec } from '../kinds.ts';

export const locationsOnSite = (
  field: FieldOf<'locations'>,
  { locations: options, locationPlaceholder: placeholder, location: initial }: FormSettings,
): FieldSpec[] => [{ ...field, kind: 'select', options, placeholder, initial }];
