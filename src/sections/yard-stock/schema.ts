import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'yard-stock',
  'The heading, the search form and the vehicles of a dealership.',
  'SRC-46',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'yard-stock': z.output<typeof schema>;
  }
}
