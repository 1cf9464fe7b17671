import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('bodies', 'Body types in stock.', 'ROU-01', {
  title: key(z.string().min(1).default('Shop by body type'), 'Heading of the section.', 'ROU-01'),
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    bodies: z.output<typeof schema>;
  }
}
