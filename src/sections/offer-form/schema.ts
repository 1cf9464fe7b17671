import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'offer-form',
  'The form for shoppers who want the offer.',
  'OFF-02',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'offer-form': z.output<typeof schema>;
  }
}
