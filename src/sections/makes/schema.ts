import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('makes', 'Makes in stock, at a dealer with several.', 'ROU-01', {
  form: key(
    z.enum(['list', 'counts', 'index']).default('list'),
    'A list; large names with how many are new, demo and used; or an index whose numbers stand at the end of a line.',
    'ROU-01',
  ),
  text: sectionText,
  title: key(z.string().min(1).default('Popular makes'), 'Heading of the section.', 'ROU-01'),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    makes: z.output<typeof schema>;
  }
}
