import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('reviews', 'What shoppers say about the dealer.', 'ROU-01', {});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    reviews: z.output<typeof schema>;
  }
}
