import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('yard-reviews', 'What people say about the yard.', 'LOC-11', {
  title: key(z.string().min(1).default('What people say'), 'Heading of the section.', 'LOC-11'),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'yard-reviews': z.output<typeof schema>;
  }
}
