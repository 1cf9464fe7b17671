import type { FormSettings } from '../../form-settings.ts';
import type { FieldOf, FieldSpec } from '../kinds.ts';

export const servicesOnSite = (
  field: FieldOf<'services'>,
  { services: options = [] }: FormSettings,
): FieldSpec[] => (options.length === 0 ? [] : [{ ...field, kind: 'choices', options }]);
