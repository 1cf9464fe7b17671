import type { z } from 'zod';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'claims',
  'The dealer’s claims; its heading is config.wording.why_buy.',
  'ROU-01',
  {},
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    claims: z.output<typeof schema>;
  }
}
