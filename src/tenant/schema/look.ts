import { z } from 'zod';
import { CARD_FACT_NAMES } from '../../stock/rules/named-facts.ts';
import { key } from './key.ts';
import { pictureFile } from './picture-file.ts';
import { vehicleLook } from './vehicle-look.ts';

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
  header_strip: key(
    z.boolean().default(false),
    'The header has a second row with the groups of `model_groups` that have a picture: every model in stock is a link. It scrolls away.',
  ),
  mark: key(
    z.enum(['normal', 'large']).default('normal'),
    'Size of the dealer’s symbol beside the name: 34 px, or 62 px in a higher header, for a symbol with detail.',
  ),
  footer: key(
    z.enum(['plain', 'directory', 'short', 'story', 'range']).default('plain'),
    'Form of the footer: `plain` has the links in columns; `directory` lists all yards with address, phones and hours, for a dealer with many; `short` has the phones of the yards in a band and all links in one row; `story` begins with a picture and a heading, or with the dealer’s sentence in large letters; `range` has the colour of the pages and begins with the models of the dealer’s only brand.',
    'NAV-09',
  ),
  card: key(
    z.enum(['full', 'quiet', 'spec-row', 'portrait', 'model', 'two-prices']).default('full'),
    'Form of vehicle cards: `full` shows every button; `quiet` has the price first; `spec-row` is a row with columns of figures, for buyers who compare them; `portrait` has a tall picture and a sentence about the vehicle; `model` puts the model’s name first, for dealers of one make; `two-prices` has facts with icons and always both prices, to buy and by the week. All but `full` keep the buttons for the pointer and the keyboard, and on phones behind "More".',
    'CAR-06, CAR-07, CAR-08, CAR-09',
  ),
  card_facts: key(
    z.array(z.enum(CARD_FACT_NAMES)).max(6).default(['berths', 'length', 'tare']),
    'Facts that cards name after condition, kilometres, transmission and fuel, in this order. The forms `spec-row` and `two-prices` set them apart, in columns or with icons. A card leaves out what its vehicle does not have.',
    'CAR-03',
  ),
  filters: key(
    z.enum(['sidebar', 'bar', 'ruler', 'tags', 'panels']).default('sidebar'),
    'Form of the filters of search pages: `sidebar` stands beside the results, for a large stock; `bar` is a row of cells above them that say what is chosen, each with a panel; `ruler` is such a row with panels as wide as the page; `tags` is a row of words with the number of chosen values; `panels` has all filters in a wide sheet. Phones have the filters behind a button in every form.',
    'SRC-13, SRC-22',
  ),
  search_head: key(
    z.enum(['plain', 'line-up', 'scale', 'band', 'large', 'picture']).default('plain'),
    'Form of the head of search pages: `plain` has the page’s title. In all others the heading has the number of vehicles found, "54 used Toyota cars up to $50,000". `line-up` has the bodies side by side as a filter, with the pictures of a line-up on the home page; `scale` has the models of the dealer’s only brand, drawn to one scale; `band` is in the accent colour from edge to edge; `large` has very large letters; `picture` has `search_picture` at the right.',
    'SRC-01',
  ),
  search_picture: key(
    pictureFile.nullable().default(null),
    'Picture beside the heading of search pages in the form `picture`, 3:1, with the vehicle in its right half. Its left edge fades into the page, and phones leave it out.',
    'SRC-01',
  ).meta({ shown: 1040 }),
  ...vehicleLook,
});
export type LookForms = z.infer<typeof look>;
