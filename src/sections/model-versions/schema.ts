import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'model-versions',
  'The versions of a model in stock, with what differs, how many there are and the lowest price.',
  'ROU-31',
  {
    title: key(z.string().min(1).default('Versions in stock'), 'Heading of the section.', 'ROU-31'),
    text: sectionText,
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'model-versions': z.output<typeof schema>;
  }
}
