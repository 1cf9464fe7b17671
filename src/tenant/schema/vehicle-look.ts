import { z } from 'zod';
import { CARD_FACT_NAMES } from '../../stock/rules/named-facts.ts';
import { key } from './key.ts';

/** The sections of a vehicle page below its first screen. */
export const VEHICLE_SECTIONS = [
  'finance',
  'costs',
  'comments',
  'film',
  'features',
  'scale',
  'specifications',
  'check',
  'why',
  'yard',
] as const;
/** Placeholders of headings. */
const PLACEHOLDERS = ['{yard}', '{model}', '{count}'];
const heading = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .refine((text) => (text.match(/\{\w*\}/g) ?? []).every((one) => PLACEHOLDERS.includes(one)), {
    error: `Only ${PLACEHOLDERS.join(', ')} can stand in a heading.`,
  });

const own = heading.optional();
// "Why buy from us" has `config.wording.why_buy`.
const headings = z.strictObject({
  comments: key(own, 'Heading of the dealer’s comments.'),
  features: key(own, 'Heading of the features.'),
  scale: key(own, 'Heading of the drawing to scale.'),
  tow: key(own, 'Heading of what a car needs to tow a van.'),
  specifications: key(own, 'Heading of the specifications.'),
  check: key(own, 'Heading of the check of a used vehicle.'),
  finance: key(own, 'Heading of the finance calculator.'),
  costs: key(own, 'Heading of the costs of fuel and delivery, and the trade-in.'),
  yard: key(own, 'Heading of the section about the vehicle’s yard.'),
  similar: key(own, 'Heading of the similar vehicles.'),
});
export type VehicleHeading = keyof z.infer<typeof headings>;

/** Forms of the parts of a vehicle page. */
export const vehicleLook = {
  gallery: key(
    z.enum(['stage', 'name', 'sheet', 'fade', 'frame']).default('stage'),
    'Form of the gallery of a vehicle’s page: `stage` has views, counter and arrows on the picture; `name` sets the model’s name in large letters behind pictures with a white or transparent background; `sheet` has a tall picture and below it six more as a sheet; `fade` runs off the page and into its colour, for a dark surface and pictures with a dark background; `frame` has round corners and all controls on the picture.',
    'GAL-01, GAL-05',
  ),
  buying: key(
    z.enum(['plain', 'rules', 'figures', 'paper', 'two-prices']).default('plain'),
    'Form of the column with price and buttons of a vehicle’s page: `plain` has the repayment above the buttons; `rules` divides it by lines; `figures` adds a table of `buying_figures`; `paper` is a card of another colour with the repayment below the buttons, for a dark surface; `two-prices` sets the repayment apart, for dealers with a price by the week.',
    'VDP-26, VDP-27, VDP-29',
  ),
  buying_figures: key(
    z.array(z.enum(CARD_FACT_NAMES)).max(9).default([]),
    'Facts that the column `figures` shows as a table below its buttons, in this order. It leaves out what a vehicle does not have.',
    'VDP-32',
  ),
  vehicle_opening: key(
    z.enum(['column', 'headed', 'centred', 'wide']).default('column'),
    'Form of the first screen of a vehicle’s page from 1,040 px: `column` has the name above price and buttons in a column beside the gallery; `headed` sets the name large above both, and price and buttons on a card; `centred` sets it in the middle above both; `wide` has name and price in one line above a gallery of the whole width, and the buttons in a row below it.',
  ),
  vehicle_sections: key(
    z.enum(['column', 'rail', 'stacked', 'sheet', 'beside']).default('column'),
    'Form of a vehicle page below its first screen: `column` keeps everything in a column beside price and buttons. The others use the whole width, with the dealer’s words, features and specifications before finance and costs: `rail` has the headings on the left and their contents on the right; `stacked` has large headings above their contents; `sheet` is ruled like a specification sheet; `beside` is as `stacked` with all sections before the costs beside price and buttons.',
    'VDP-02, VDP-03, VDP-04',
  ),
  vehicle_order: key(
    z
      .array(z.enum(VEHICLE_SECTIONS))
      .refine(
        (names) =>
          names.length === 0 ||
          VEHICLE_SECTIONS.every((name) => names.filter((one) => one === name).length === 1),
        { error: `Name every section once: ${VEHICLE_SECTIONS.join(', ')}.` },
      )
      .default([]),
    'Order of the sections of a vehicle page below its first screen. Empty for the order that suits `vehicle_sections`. While a vehicle’s comments are pending, they come after the check.',
  ),
  vehicle_headings: key(
    headings.prefault({}),
    'The dealer’s own headings on vehicle pages. `{yard}` is the place of the vehicle’s yard, `{model}` its model, and `{count}` the number of its features. Where a vehicle has no such value, and on the section about the yard of a sold vehicle, the usual heading stays.',
  ),
  details: key(
    z.enum(['closed', 'open']).default('closed'),
    'Lists of a vehicle’s page on screens from 720 px: `closed` shows the first four facts and specifications and eight features before a button for the rest; `open` shows them and the dealer’s comments whole, without buttons. On phones they are closed in both forms.',
    'VDP-02, VDP-03, VDP-04, VDP-07',
  ),
  facts: key(
    z.enum(['icons', 'cells', 'figures', 'tiles', 'ledger']).default('icons'),
    'Form of the key information of a vehicle: `icons` has an icon before each label; `cells` are joined cells with the value first; `figures` are large figures with small units below their labels; `tiles` have an icon, a large figure and the label below it; `ledger` has two columns of lines with the label at the left and the value at the right.',
    'VDP-02',
  ),
  to_scale: key(
    z.boolean().default(false),
    'Vehicle pages draw to scale what the stock has figures for: length, width and height from the side and the front for a dealer of cars or trucks, the masses of a truck as a bar with the limits of licences, and for a dealer of caravans the mass of a van as dots beside what a car may tow.',
    'VDP-03',
  ),
  comments: key(
    z.enum(['plain', 'lead', 'display', 'columns', 'letter']).default('plain'),
    'Form of the dealer’s comments on a vehicle: `lead` sets the first paragraph larger than the rest; `display` sets it as large as a heading, beside the rest on wide screens; `columns` is as `lead` in two columns on wide screens; `letter` is as `lead` with the heading and the dealer’s name beside it.',
    'VDP-07',
  ),
  features: key(
    z.enum(['ticks', 'lines', 'run']).default('ticks'),
    'Form of the list of a vehicle’s features: `ticks` has a tick before each; `lines` is a plain list with lines between; `run` sets them one after another in large letters, for vehicles with few.',
    'VDP-04',
  ),
  specifications: key(
    z.enum(['lines', 'leaders', 'ruled']).default('lines'),
    'Form of the specifications of a vehicle: `lines` has a line below each; `leaders` leads from label to value by dots; `ruled` has a strong line below the name of each group.',
    'VDP-03',
  ),
  price_gauge: key(
    z.enum(['curve', 'bar']).default('curve'),
    'Form of the price comparison: `curve` marks the price on a curve over the range of prices; `bar` measures on a line how far the price is from its middle.',
    'MKT-01',
  ),
};
