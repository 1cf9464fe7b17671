import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'brand',
  'The heading of a brand’s pages; on the first of them its banner and what the dealer says about it.',
  'ROU-34',
  {
    stock_button: key(
      z.string().default(''),
      'Text of the button to the brand’s stock. Empty: "See 24 in stock".',
      'ROU-34',
    ),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    brand: z.output<typeof schema>;
  }
}
