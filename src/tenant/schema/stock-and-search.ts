import { z } from 'zod';
import { CAR_TYPES } from '../../stock/car-values.ts';
import { FILTER_NAMES } from '../../stock/search-filters.ts';
import { bodyType } from './body-type.ts';
import { key } from './key.ts';
import { hostName, imageUrl, isoDate, link, make } from './primitives.ts';

const typesense = z.strictObject({
  host: key(hostName, 'Host name of the search server.', 'API-06'),
  port: key(z.int().min(1).max(65_535).default(443), 'Port of the search server.', 'API-06'),
  protocol: key(z.enum(['https', 'http']).default('https'), 'Protocol of the search server.', 'API-06'),
  key: key(
    z
      .string()
      .regex(/^[!-~]*$/, 'a key of letters, digits and signs, without spaces')
      .default(''),
    'Search-only key. It is public: never the admin key. While it is empty the search is answered in the browser; `npm run index` fills it.',
    'API-06',
  ),
});

const promoNode = z.strictObject({
  title: key(z.string().min(1), 'Heading of the card.', 'DAT-20'),
  text: key(z.string().default(''), 'A sentence or two below it.', 'DAT-20'),
  link: key(link, 'Path or address that the card leads to.', 'DAT-20'),
  action: key(z.string().min(1).default('Find out more'), 'Words on its button.', 'DAT-20'),
  image: key(imageUrl.optional(), 'Picture of the card.', 'DAT-20').meta({ shown: 400 }),
});

const promoCard = z.strictObject({
  start: key(isoDate.optional(), 'First day of the card; absent: it is shown at once.', 'DAT-20'),
  expiry: key(isoDate, 'Last day of the card.', 'DAT-20'),
  position: key(z.int().min(1), 'Position among the results, from 1.', 'DAT-20'),
  display: key(
    z.array(z.enum(CAR_TYPES)).default([]),
    'Types of vehicles on whose searches the card is shown; empty: on all.',
    'DAT-20',
  ),
  strictDisplay: key(
    z.boolean().default(false),
    'Show the card only on searches of one of these types, and not on searches of all vehicles.',
    'DAT-20',
  ),
  node: key(promoNode, 'The card itself.', 'DAT-20'),
});

export const search = z.strictObject({
  base: key(
    z.enum(['search', 'used-car']).default('search'),
    'First segment of search paths; used-only sites: used-car.',
    'ROU-25',
  ),
  filters: key(
    z
      .array(z.enum(FILTER_NAMES))
      .default([
        'car_type',
        'make',
        'model',
        'body',
        'price',
        'km',
        'year',
        'fuel',
        'transmission',
        'colour',
        'location',
      ]),
    'Filters of the search page in their order.',
    'TEN-14',
  ),
  popular_makes: key(z.int().min(1).max(50).default(7), 'Makes shown before "Show all makes".', 'SRC-16'),
  body_count: key(z.int().min(1).max(20).default(4), 'Body types shown in the selector.', 'SRC-19'),
  bodies: key(
    z.array(bodyType).default([]),
    'Body types that the selector may show; empty: all that are in stock.',
    'SRC-19',
  ),
  page_size: key(
    z.int().min(3).max(21).default(21),
    'Number of vehicles that a search page shows at first, and that each "Show more" adds. Fewer make pages shorter on phones.',
    'API-02',
  ),
  promo_positions: key(
    z.array(z.int().min(1)).default([]),
    'Positions of promo cards among results, from 1.',
    'SRC-03',
  ),
  promo_offers: key(
    z.boolean().default(false),
    'Promo cards are offers of today first, with their last day, and then those of the claims. Searches for a make leave out offers for other makes.',
    'SRC-03, SRC-06',
  ),
  promo_random: key(
    z.boolean().default(false),
    'Promo cards are chosen at random for each visit; else in the order of the claims.',
    'SRC-05',
  ),
  promo_cards: key(
    z.array(promoCard).default([]),
    'Promo cards of the dealer’s own, each with its position and its dates.',
    'DAT-20',
  ),
  call_to_action_position: key(z.int().min(1).default(30), 'Position of the call-to-action card.', 'SRC-07'),
  price_picks: key(
    z.array(z.int().min(1)).min(1).default([5000, 10000, 15000, 20000, 25000, 30000, 40000, 50000, 70000]),
    'Amounts that price fields offer, AUD.',
    'LIM-03',
  ),
  stock_count_cap: key(
    z.int().min(1).nullable().default(null),
    'Highest count that is shown if a search finds more than 1999 vehicles. With null, the true count is shown.',
    'SRC-41',
  ),
  price_sort_excludes_unpriced: key(
    z.boolean().default(true),
    'Vehicles without a price are left out when the lowest price comes first.',
    'SRC-38',
  ),
  collapse_sold: key(
    z.boolean().default(false),
    'Of several sold vehicles in a row, only the first is shown.',
    'SRC-28',
  ),
  clear_filters: key(
    link.nullable().default(null),
    'Path or address that "clear filters" in the sidebar links to. With null, the page of special offers, or all vehicles if there is none.',
    'ROU-27',
  ),
  typesense: key(
    typesense.nullable().default(null),
    'Search server. With null, the search runs in the browser.',
    'API-06',
  ),
});

export const favourites = z.strictObject({
  compare: key(z.boolean().default(true), 'Vehicles can be compared side by side.', 'WAT-09'),
  compare_mode: key(
    z.boolean().default(false),
    'Only vehicles with a price and a picture can be favourites and be compared.',
    'WAT-10',
  ),
  used_only: key(
    z.boolean().default(false),
    'Only used vehicles can be favourites and be compared.',
    'WAT-11',
  ),
});

export const tags = z.strictObject({
  electric: key(z.boolean().default(false), 'Tag electric and hybrid vehicles first.', 'CAR-17'),
  certified_manufacturer: key(
    make.nullable().default(null),
    'Make whose certified used vehicles carry the badge.',
    'CAR-19, CAR-20',
  ),
  certified_image: key(imageUrl.nullable().default(null), 'Picture of the certified badge.', 'CAR-19').meta({
    shown: 96,
  }),
});

export const pricing = z.strictObject({
  subscriptions: key(z.boolean().default(false), 'Subscription prices are offered.', 'CAR-28'),
  price_type: key(
    z.string().default(''),
    'Price type of vehicles for which the feed gives none, such as "Drive away". The dealer must be sure that it is true. Empty: no price type.',
    'CAR-02',
  ),
  without_gst: key(
    z.boolean().default(false),
    'Below the price, the same without GST, for buyers who claim it: “$51,809 excl. GST”, one eleventh less in whole dollars (A New Tax System (Goods and Services Tax) Act 1999, sections 9-70 and 9-75). Only where the price type excludes government charges or includes GST: a drive away price has charges that carry no GST. A registered dealer’s used vehicles carry GST in full, too (Division 66 gives the dealer the credit). Set it to false in `overrides` for vehicles that you sell for a private owner.',
  ),
  reserve_deposit: key(z.int().min(0).default(200), 'Reserve deposit, AUD.', 'CAR-10'),
});

export const stock = z.strictObject({
  sold_listed_days: key(
    z.int().min(0).max(60).default(3),
    'Days a sold vehicle stays in listings.',
    'SRC-29',
  ),
  sold_page_days: key(
    z.int().min(0).max(365).default(30),
    'Days a sold vehicle keeps its page before it redirects.',
  ),
  gone_page_days: key(
    z.int().min(0).max(365).default(30),
    'Days a vehicle that is no longer in the feed keeps its page, which says so, before it redirects. 60 days later its address is forgotten.',
  ),
  stale_days: key(
    z.literal([0, 1, 2, 3, 4, 5, 7, 14]).nullable().default(3),
    'Stock that was not updated for more days than this is not listed; its pages stay. The date is `updated_at`, which feeds give in columns such as `last_modified`; without one a vehicle is listed. With 0, only stock updated today is listed; with null, all is: choose null if the date stays old while a vehicle is still for sale. Import, `check` and build say how many vehicles are not listed.',
    'SRC-42',
  ),
  stale_used_only: key(z.boolean().default(false), '`stale_days` applies to used stock only.', 'SRC-43'),
  stale_in_stock_only: key(
    z.boolean().default(false),
    '`stale_days` applies to vehicles in stock only.',
    'SRC-44',
  ),
  stale_makes: key(
    z.array(make).default([]),
    '`stale_days` applies to these makes only; empty: all.',
    'SRC-45',
  ),
  max_drop: key(
    z.number().min(0).max(1).default(0.3),
    'Share of the stock, 0 to 1, that one import may remove, take off sale, or leave without price, photos, yard or a valid record; more is refused.',
  ),
});

export const reviews = z.strictObject({
  hidden: key(z.boolean().default(false), 'The site shows no reviews.', 'REV-05'),
  full: key(
    z.int().min(0).default(0),
    'Number of reviews on the home page that are shown in full. With 0, three are shown, and long ones are shortened.',
    'REV-03',
  ),
  minimum_rating: key(
    z.number().min(0).max(5).default(0),
    'Reviews are shown only if their average is above this.',
    'REV-02',
  ),
  hidden_texts: key(z.array(z.string()).default([]), 'Ids of reviews whose text is not shown.', 'REV-04'),
});
