import { z } from 'zod';
import { derivedField } from '../../lib/schema/quick-fill.ts';
import { ITEM_TYPES, STATES } from '../car-values.ts';
import { columns, derived, field, text } from './field.ts';
import {
  flag,
  flagUnlessFalse,
  oneOf,
  optionalHtml,
  optionalText,
  optionalUrl,
  optionalWhole,
  words,
} from './value-schemas.ts';

/** Comments, equipment, dealership and listing options. */
export const listingFields = {
  dealercomments: field(
    optionalHtml,
    'The dealer’s comments as HTML. A few tags are kept, everything else is escaped or removed.',
    columns('dealercomments'),
  ),
  features: field(
    z.array(words).max(300, 'has more than 300 entries').default([]),
    'Equipment, one line each.',
    columns('features'),
  ),
  dealership_slug: field(
    optionalText,
    'The dealership’s slug, if the group has several.',
    columns('dealership_slug'),
  ),
  dealership_id: field(optionalText, 'The dealership’s id.', columns('dealership_id')),
  dealership_name: field(optionalText, 'The dealership’s name.', columns('dealership_name')),
  city: field(optionalText, 'Town or suburb of the vehicle.', columns('city', 'address')),
  state: field(
    oneOf(STATES).nullable().default(null),
    'State or territory where the vehicle is, such as NSW.',
    columns('state', 'country'),
  ),
  views: field(optionalWhole(0, 1_000_000_000), 'Page views, as the feed reports them.', columns('views')),
  photos_count: field(
    derivedField(z.number().int().min(0).max(10_000), 0),
    'Number of pictures; by default that of `images`.',
    derived('the number of `images`'),
  ),
  show_on_dealer_website: field(
    flagUnlessFalse,
    'If false, no page shows the vehicle.',
    columns('show_on_dealer_website'),
  ),
  has_nvic: field(flag, 'True if an NVIC (Glass’s) code is known.', columns('has_nvic')),
  nvic_code: field(optionalText, 'NVIC (Glass’s) code.', columns('nvic_code')),
  redbook_code: field(optionalText, 'RedBook code.', text('redbook_code', 60)),
  file: field(optionalUrl, 'Address of the history report.', columns('file')),
  allow_trade_in: field(flag, 'True if a trade-in is offered for this vehicle.', columns('allow_trade_in')),
  item_type: field(
    oneOf(ITEM_TYPES).default('car'),
    'car, truck, motorcycle or caravan.',
    columns('item_type'),
  ),
};
