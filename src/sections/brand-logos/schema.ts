import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'brand-logos',
  'The logos of the `brands` in a row that wraps, each a link to the brand’s page.',
  'MOD-04',
  {
    title: key(z.string().min(1).default('Our brands'), 'Heading of the section.', 'MOD-04'),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'brand-logos': z.output<typeof schema>;
  }
}
