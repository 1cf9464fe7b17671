import { z } from 'zod';
import { key } from '../../tenant/schema/key.ts';
import { sectionLinks, sectionPicture, sectionText } from '../../tenant/schema/section-parts.ts';
import { sectionSettings } from '../../tenant/schema/section-settings.ts';

export const schema = sectionSettings('gallery', 'Two to six pictures with a line each.', undefined, {
  title: key(z.string().min(1).default('Have a look'), 'Heading of the section.'),
  text: sectionText,
  pictures: key(
    z
      .array(
        z.strictObject({
          picture: key(sectionPicture, 'The picture.').meta({ shown: 800 }),
          caption: key(z.string().default(''), 'A line below it.'),
        }),
      )
      .max(6)
      .default([]),
    'The pictures; without any the section is left out.',
  ),
  links: sectionLinks,
});
declare module '../../tenant/schema/section-settings.ts' {
  interface SectionSettings {
    gallery: z.output<typeof schema>;
  }
}
