import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'yard',
  'The yard with its address, hours and departments.',
  'ROU-37',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    yard: z.output<typeof schema>;
  }
}
