import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'range',
  'Models of the dealer’s only brand in groups (`model_groups`). The width of each picture shows how long the vehicle is beside the others.',
  undefined,
  {
    title: key(z.string().min(1).default('The range, to scale'), 'Heading of the section.'),
    text: sectionText,
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    range: z.output<typeof schema>;
  }
}
