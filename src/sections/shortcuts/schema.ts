import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'shortcuts',
  'Three links: offers, the booking of a service, and the sale of the shopper’s vehicle.',
  'CON-01',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    shortcuts: z.output<typeof schema>;
  }
}
