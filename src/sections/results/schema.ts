import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'results',
  'The heading, the filters and the vehicles found.',
  'ROU-16',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    results: z.output<typeof schema>;
  }
}
