import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'claims',
  'The dealer’s claims; its heading is config.wording.why_buy.',
  'ROU-01',
  {
    form: key(
      z.enum(['tiles', 'strip']).default('tiles'),
      'tiles: with icons, below the heading. strip: ruled rows of words alone, for pages that say a lot already.',
      'ROU-01',
    ),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    claims: z.output<typeof schema>;
  }
}
