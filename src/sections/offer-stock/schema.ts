import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'offer-stock',
  'Vehicles for sale that the offer is about.',
  'OFF-02',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'offer-stock': z.output<typeof schema>;
  }
}
