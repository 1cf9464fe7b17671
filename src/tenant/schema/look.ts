import { z } from 'zod';
import { key } from './key.ts';

/** Forms of the parts that stand on many pages. Each is drawn by the part of the same name. */
export const look = z.strictObject({
  header: key(
    z.enum(['bar', 'two-row', 'centred', 'dark']).default('bar'),
    'Form of the header: `bar` suits every dealer; `two-row` has a wide search field under a line with yard, phone and notice, for a large stock and several yards; `centred` has the mark in the middle and suits few menus; `dark` is in the colours of the footer and shows the phones of up to three yards.',
    'NAV-02',
  ),
  header_hours: key(
    z.boolean().default(false),
    'A `centred` header says whether the main yard is open, in place of the word "Locations", and has no phone number but only its button.',
  ),
  footer: key(
    z.enum(['plain', 'directory', 'short', 'story', 'range']).default('plain'),
    'Form of the footer: `plain` has the links in columns; `directory` lists all yards with address, phones and hours, for a dealer with many; `short` has the phones of the yards in a band and all links in one row; `story` begins with a picture and a heading, or with the dealer’s sentence in large letters; `range` has the colour of the pages and begins with the models of the dealer’s only brand.',
    'NAV-09',
  ),
});
export type LookForms = z.infer<typeof look>;
