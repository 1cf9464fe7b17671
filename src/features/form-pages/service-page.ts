import { workshopsOf } from '../../frame/locations/workshops.ts';
import type { Yard } from '../../frame/locations/yards.ts';
import type { PlannedPage } from '../../frame/pages/planned-page.ts';
import { FORM_ADDRESSES } from './form-addresses.ts';
import type { FormPage } from './form-page.ts';
import { planFormPage } from './plan-form-page.ts';

/** The service page with its booking form (ROU-40, ROU-41); empty for a dealer without a service department. */
export const servicePages = (yards: readonly Yard[]): PlannedPage<FormPage>[] =>
  workshopsOf(yards).length === 0
    ? []
    : [
        planFormPage({
          path: FORM_ADDRESSES.service.path,
          form: 'service-booking',
          anchor: 'service-booking',
          title: FORM_ADDRESSES.service.label,
          lede: ({ site }) =>
            `Ask ${site.name} for a day and time, and the workshop will be in touch to confirm it.`,
          department: 'service',
        }),
      ];
