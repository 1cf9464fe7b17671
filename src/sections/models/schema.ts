import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'models',
  'Models of a dealer with a single brand, with pictures.',
  'ROU-01',
  {
    title: key(
      z.string().min(1).nullable().default(null),
      'Heading; null: the brand with “models”.',
      'ROU-01',
    ),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    models: z.output<typeof schema>;
  }
}
