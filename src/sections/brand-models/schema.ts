import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'brand-models',
  'The models of a brand with pictures, prices and stock: six on its page, all on its overview, and others on the page of a model.',
  'ROU-35',
  {
    title: key(
      z.string().min(1).nullable().default(null),
      'Heading of the section; null: “The range”, and “Other Kia models” on the page of a model.',
      'ROU-35',
    ),
    text: sectionText,
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    'brand-models': z.output<typeof schema>;
  }
}
