import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'form',
  'The form, with the dealer’s text and how to reach the dealer without it.',
  undefined,
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    form: z.output<typeof schema>;
  }
}
