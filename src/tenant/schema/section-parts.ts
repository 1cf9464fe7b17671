import { z } from 'zod';
import { key } from './key.ts';
import { describedPicture } from './picture-file.ts';
import { link, review } from './primitives.ts';

const alt = key(
  z.string().default(''),
  'What it shows, for people who cannot see it. Empty for mere decoration.',
);
/** A picture of a section. */
export const sectionPicture = describedPicture(alt);
export type SectionPicture = z.output<typeof sectionPicture>;

/** @param shown largest width at which the section shows it, CSS px */
export const sectionPictureKey = (shown: number) =>
  key(sectionPicture.optional(), 'Picture beside the text.').meta({ shown });

export const sectionText = key(z.string().default(''), 'A sentence or two under the heading.');

export const quoteKey = key(
  review.optional(),
  'Id of a review that is quoted here, because it proves what the section says.',
);

/** A button or link of a section. */
export const sectionLinks = key(
  z
    .array(
      z.strictObject({
        label: key(z.string().min(1), 'Words of the link.'),
        link: key(link, 'Path or address that it leads to.'),
      }),
    )
    .max(3)
    .default([]),
  'Links below the text; the first is a button.',
);
