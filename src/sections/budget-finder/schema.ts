import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'budget-finder',
  'The budget finder with the vehicles within the budget; its heading is config.wording.budget_finder.',
  'CAL-08',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'budget-finder': z.output<typeof schema>;
  }
}
