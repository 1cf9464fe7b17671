import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { quoteKey, sectionLinks, sectionPictureKey, sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'story',
  'A picture with words: a story, an invitation, a part of the yard.',
  undefined,
  {
    form: key(
      z.enum(['beside', 'behind']).default('beside'),
      'Picture beside the words, or behind them from edge to edge, with the words on its sky.',
    ),
    tone: key(
      z.enum(['page', 'tint', 'dark']).default('page'),
      'Background: that of the page, the second one of the surface, or the dark one of the stage.',
    ),
    title: key(
      z.string().min(1).nullable().default(null),
      'Heading of the section. Null: the section is left out.',
    ),
    text: sectionText,
    picture: sectionPictureKey(1920),
    cut_out: key(
      z.boolean().default(false),
      'The picture shows a vehicle on nothing. It stays whole, before a soft light, instead of filling its half.',
    ),
    facts: key(
      z
        .array(
          z.strictObject({
            value: key(z.string().min(1), 'The figure, such as “7 years”.'),
            label: key(z.string().min(1), 'What it counts.'),
          }),
        )
        .max(4)
        .default([]),
      'Up to four figures.',
    ),
    links: sectionLinks,
    booking: key(
      z.string().min(1).nullable().default(null),
      'Words of a button that begins the booking of a service, beside fields for the registration and the workshop. Null: none.',
      'ROU-41',
    ),
    quote: quoteKey,
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    story: z.output<typeof schema>;
  }
}
