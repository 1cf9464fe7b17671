import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'finder',
  'The search for vehicles by make, body type and price.',
  'ROU-01',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    finder: z.output<typeof schema>;
  }
}
