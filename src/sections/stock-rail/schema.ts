import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'stock-rail',
  'Vehicles for sale that the page is about: those of an offer or of a model.',
  'OFF-02',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'stock-rail': z.output<typeof schema>;
  }
}
