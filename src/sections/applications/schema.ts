import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { searchCondition, sectionPicture, sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

const use = z.strictObject({
  name: key(z.string().min(1), 'The use, such as "Tippers" or "For the school run".'),
  text: key(z.string().default(''), 'A sentence about it.'),
  search: key(
    searchCondition,
    'The condition of the search that it leads to, with a field from [Fields of the search](#fields-of-the-search). A use that fits no vehicle is left out.',
  ),
  picture: key(sectionPicture.optional(), 'A picture of it, 16:10.'),
});

export const schema = sectionSettings(
  'applications',
  'Tiles for what vehicles are used for, each with the number in stock and their search.',
  undefined,
  {
    title: key(z.string().min(1).default('What will it do?'), 'Heading of the section.'),
    text: sectionText,
    uses: key(
      z.array(use).max(12).default([]),
      'The uses; without one that fits a vehicle the section is left out.',
    ),
  },
);
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    applications: z.output<typeof schema>;
  }
}
