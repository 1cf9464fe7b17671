import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { quoteKey, sectionPictureKey, sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings(
  'tow',
  'Which vans a car may tow: every van in stock is a dot at its heaviest mass.',
  undefined,
  {
    title: key(z.string().min(1).default('What your car can tow'), 'Heading of the section.'),
    text: sectionText,
    picture: sectionPictureKey(1920),
    ratings: key(
      z.array(z.int().min(500).max(5_000)).min(2).max(5).default([2_000, 2_500, 3_000, 3_500]),
      'Ratings of cars to choose from, kg.',
    ),
    quote: quoteKey,
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    tow: z.output<typeof schema>;
  }
}
