import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('offer', 'The offer with its terms.', 'OFF-02', {});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    offer: z.output<typeof schema>;
  }
}
