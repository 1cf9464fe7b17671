import type { FormSettings } from '../../form-settings.ts';
import type { FieldOf, FieldSpec } from '../kinds.ts';

export function workshopsOnSite(field: FieldOf<'workshops'>, { workshops = [] }: FormSettings): FieldSpec[] {
  const options = workshops.map(({ name }) => name);
  const [only, ...others] = options;
  const isOnly = only !== undefined && others.length === 0;
  const choice = isOnly ? { initial: only } : { placeholder: 'Please select a workshop' };
  return [{ ...field, kind: 'select', options, ...choice }];
}
