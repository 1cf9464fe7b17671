import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('yard-services', 'What the yard offers.', 'ROU-37', {
  title: key(z.string().min(1).default('At this yard'), 'Heading of the section.', 'ROU-37'),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'yard-services': z.output<typeof schema>;
  }
}
