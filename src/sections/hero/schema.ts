import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'hero',
  'Heading, sentence and picture of the home page.',
  'ROU-01',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    hero: z.output<typeof schema>;
  }
}
