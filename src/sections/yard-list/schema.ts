import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('yard-list', 'All yards, with a map.', 'ROU-36', {});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'yard-list': z.output<typeof schema>;
  }
}
