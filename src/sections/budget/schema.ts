import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'budget',
  'The budget finder; its heading is config.wording.budget_finder.',
  'CAL-08',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    budget: z.output<typeof schema>;
  }
}
