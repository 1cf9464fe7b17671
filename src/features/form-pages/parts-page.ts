import { departmentOf } from '../../frame/locations/location-order.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import type { PlannedPage } from '../../frame/pages/planned-page.ts';
import { PARTS_ENQUIRY } from '../leads/form-spec.ts';
import { FORM_ADDRESSES } from './form-addresses.ts';
import type { FormPage } from './form-page.ts';
import { planFormPage } from './plan-form-page.ts';

/**
 * The page on which shoppers ask the parts counter for a part (ROU-47); none for a dealer without one. No feed has
 * parts, so people search: they answer with price and delivery.
 */
export const partsPages = (yards: readonly Yard[]): PlannedPage<FormPage>[] =>
  yards.every(({ departments }) => departments.every((one) => departmentOf(one) !== 'parts'))
    ? []
    : [
        planFormPage({
          path: FORM_ADDRESSES['parts-search'].path,
          form: 'contact',
          anchor: 'parts-form',
          title: FORM_ADDRESSES['parts-search'].label,
          lede: ({ site }) =>
            `Name the vehicle and the part, and the parts counter of ${site.name} answers with price and delivery.`,
          department: 'parts',
          category: PARTS_ENQUIRY,
        }),
      ];
