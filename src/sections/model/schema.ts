import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'model',
  'The heading of a model’s page: its picture, lowest price, facts and what the dealer says about it.',
  'ROU-31',
  {
    note: key(
      z.string().default(''),
      'Small text below the buttons, such as what the prices include.',
      'ROU-31',
    ),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    model: z.output<typeof schema>;
  }
}
