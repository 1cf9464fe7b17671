import { asksForDealership, type FormSettings } from '../../form-settings.ts';
import type { FieldOf, FieldSpec } from '../kinds.ts';

export const dealershipsOnSite = (field: FieldOf<'dealerships'>, settings: FormSettings): FieldSpec[] =>
  asksForDealership(settings)
    ? [
        {
          ...field,
          kind: 'select',
          options: settings.dealerships,
          placeholder: 'Select a Preferred Dealership',
        },
      ]
    : [];
