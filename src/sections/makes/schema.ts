import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('makes', 'Makes in stock, at a dealer with several.', 'ROU-01', {
  title: key(z.string().min(1).default('Popular makes'), 'Heading of the section.', 'ROU-01'),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    makes: z.output<typeof schema>;
  }
}
