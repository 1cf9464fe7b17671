import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('other-yards', 'The dealer’s other yards.', 'ROU-37', {
  title: key(z.string().min(1).default('Our Locations'), 'Heading of the section.', 'ROU-37'),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'other-yards': z.output<typeof schema>;
  }
}
