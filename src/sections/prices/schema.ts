import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { quoteKey, sectionPictureKey, sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'prices',
  'What work costs: a list of prices, with the button that books it.',
  undefined,
  {
    tone: key(
      z.enum(['tint', 'paper']).default('tint'),
      'Background: the second one of the surface, or paper, light on dark pages, too.',
    ),
    title: key(z.string().min(1).default('Workshop'), 'Heading of the section.'),
    text: sectionText,
    picture: sectionPictureKey(820),
    prices: key(
      z
        .array(
          z.strictObject({
            name: key(z.string().min(1), 'What is done.'),
            note: key(z.string().default(''), 'What it includes.'),
            price: key(z.int().min(0), 'Price in AUD, with GST.'),
            from: key(z.boolean().default(false), 'The price is the lowest.'),
            unit: key(z.string().default(''), 'What the price is for, such as “a wheel”.'),
          }),
        )
        .max(12)
        .default([]),
      'The prices; without any the section is left out.',
    ),
    after: key(z.string().default(''), 'A sentence below the prices.'),
    quote: quoteKey,
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    prices: z.output<typeof schema>;
  }
}
