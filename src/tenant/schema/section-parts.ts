import { z } from 'zod';
import { key, shownAt } from './key.ts';
import { describedPicture } from './picture-file.ts';
import { link, review } from './primitives.ts';

/** A picture of a section. */
export const sectionPicture = describedPicture(
  'What it shows, for people who cannot see it. Empty for mere decoration.',
);
export type SectionPicture = z.output<typeof sectionPicture>;

/** @param shown largest width at which the section shows it, CSS px */
export const sectionPictureKey = (shown: number) =>
  shownAt(shown, key(sectionPicture.optional(), 'Picture beside the text.'));

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
