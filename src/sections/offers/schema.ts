import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('offers', 'The first current offers.', 'ROU-01', {
  form: key(
    z.enum(['tiles', 'ledger']).default('tiles'),
    'Tiles with large pictures, or a list whose rows begin with the day on which the offer ends.',
    'ROU-01',
  ),
  title: key(z.string().min(1).default('Latest offers'), 'Heading of the section.', 'ROU-01'),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    offers: z.output<typeof schema>;
  }
}
