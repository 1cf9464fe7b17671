import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'model-list',
  'The heading, the search form and all makes with their models.',
  'SRC-47',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'model-list': z.output<typeof schema>;
  }
}
