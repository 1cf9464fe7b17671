import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { quoteKey, sectionPictureKey, sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'plate',
  'A field for the registration of the shopper’s vehicle, where its valuation begins.',
  undefined,
  {
    title: key(z.string().min(1).default('What is yours worth?'), 'Heading of the section.'),
    text: sectionText,
    picture: sectionPictureKey(1920),
    button: key(z.string().min(1).default('Value it'), 'Words of the button.'),
    hint: key(z.string().default(''), 'A sentence under the field.'),
    quote: quoteKey,
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    plate: z.output<typeof schema>;
  }
}
