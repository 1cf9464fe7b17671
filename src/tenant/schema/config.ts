import { z } from 'zod';
import { key } from './key.ts';
import { carType, imageUrl, link, slug } from './primitives.ts';

const menuLink = z.strictObject({ label: z.string(), link, note: z.string().optional() });
const menu = z.strictObject({ label: z.string(), link: link.optional(), items: z.array(menuLink).default([]) });

/** Named component slots a tenant may replace by a file in its overrides folder. */
export const SLOTS = ['header', 'footer', 'buttons', 'location_widget', 'map', 'promo_tile', 'hero', 'card_badge'] as const;
export type Slot = (typeof SLOTS)[number];

const header = z.strictObject({
  vehicles_menu: key(z.enum(['Vehicles', 'Models']).default('Vehicles'), 'Wording of the mega menu.', 'NAV-02'),
  phone: key(z.string().optional(), 'Phone shown in the header; absent: the primary location’s.', 'TEN-08'),
  notice: key(z.string().optional(), 'A line above the header.', 'TEN-08'),
  promo: key(z.strictObject({ title: z.string(), text: z.string(), link, image: imageUrl.optional() }).optional(), 'Promotion inside the mega menu.', 'TEN-08'),
});

const footer = z.strictObject({
  blurb: key(z.string().default(''), 'A sentence under the dealer’s name.', 'TEN-09'),
  acknowledgement: key(z.string().default(''), 'Acknowledgement of Country.', 'TEN-09'),
  pages: key(z.array(menuLink).default([]), 'Links of the dealership’s own pages.', 'NAV-09'),
});

const buttons = z.strictObject({
  explore: key(z.boolean().default(true), 'Card button that opens the vehicle.', 'CAR-06, TEN-10'),
  enquire: key(z.boolean().default(true), 'Card and page button that asks.', 'CAR-07, TEN-10'),
  test_drive: key(z.boolean().default(false), 'Card button "Book a Test Drive".', 'CAR-08, TEN-10'),
  reserve: key(z.boolean().default(true), 'Reserve button on reservable vehicles.', 'CAR-09, TEN-10'),
  print: key(z.boolean().default(false), 'Print button on the vehicle page.', 'VDP-39'),
  chat: key(z.boolean().default(false), '"Instant Message" in place of "Enquire Now".', 'VDP-24, VDP-34'),
});

const wording = z.strictObject({
  explore: key(z.enum(['Explore Vehicle', 'View Details']).default('Explore Vehicle'), 'Wording of the explore button.', 'CAR-06, TEN-16'),
  enquire: key(z.enum(['Quick Enquiry', 'Enquiry', 'Enquire Now']).default('Quick Enquiry'), 'Wording of the card’s enquiry button.', 'CAR-07, TEN-16'),
  reserve: key(z.string().default('Reserve Now'), 'Wording of the card’s reserve button.', 'CAR-09, TEN-16'),
  no_price: key(z.string().default('Enquire for price.'), 'Shown where a vehicle has no price.', 'CAR-31, TEN-16'),
  new_tag: key(z.string().default('New'), 'Tag of new arrivals.', 'CAR-25'),
  sold_tag: key(z.string().default('JUST SOLD'), 'Tag of unavailable vehicles.', 'CAR-26'),
  why_buy: key(z.enum(['Why Buy From Us?', 'Why {dealer}?']).default('Why Buy From Us?'), 'Heading of the reasons panel.', 'VDP-25'),
  vehicles: key(z.string().default('cars'), 'What the stock is called in counts: "Show Me 128 cars".', 'SRC-13'),
});

const locationWidgets = z.strictObject({
  hours: key(z.boolean().default(true), 'Opening hours on cards and pages.', 'TEN-11'),
  full_hours: key(z.boolean().default(false), 'Every weekday on its own row.', 'LOC-21'),
  map: key(z.boolean().default(true), 'Map on location cards (else the photo).', 'LOC-01, TEN-11'),
  reviews: key(z.boolean().default(true), 'Review summary.', 'LOC-11, TEN-11'),
  closed_text: key(z.enum(['Closed', 'By appointment only']).default('Closed'), 'What a closed day says.', 'LOC-20'),
  order: key(z.array(slug).default([]), 'Location slugs in the order to show; empty: by name.', 'LOC-07'),
});

const map = z.strictObject({
  zoom: key(z.int().min(8).max(18).default(14), 'Zoom of maps.', 'TEN-12'),
  tiles: key(z.string().optional(), 'Tile address template; absent: the drawn map only.', 'TEN-12'),
});

const images = z.strictObject({
  template: key(
    z.string().regex(/\{(url|stem)\}/, 'a template with {url} or {stem}').default('{url}?width={width}&quality={quality}'),
    'How the image CDN is asked for a size: {url}, {stem} and {ext} of the picture, {width}, {quality}.',
    'API-40, TEN-13',
  ),
  widths: key(z.array(z.int().min(80).max(4000)).min(1).default([400, 800, 1280]), 'Widths to offer, px.', 'API-40'),
  quality: key(z.int().min(1).max(100).default(70), 'Quality asked of the CDN.', 'API-40'),
  fallback: key(imageUrl.optional(), 'Picture for vehicles that have none; absent: a drawing.', 'TEN-13'),
  hosts: key(z.array(z.string()).default([]), 'Hosts pictures may come from (Content Security Policy).', 'TEN-13'),
});

const search = z.strictObject({
  base: key(z.enum(['search', 'used-car']).default('search'), 'First segment of search paths; used-only sites: used-car.', 'ROU-25'),
  filters: key(
    z.array(z.enum(['car_type', 'make', 'model', 'body', 'price', 'km', 'year', 'fuel', 'transmission', 'colour', 'drive', 'seats', 'location', 'state']))
      .default(['car_type', 'make', 'model', 'body', 'price', 'km', 'year', 'fuel', 'transmission', 'colour', 'location']),
    'Filters of the search page in their order.',
    'TEN-14',
  ),
  popular_makes: key(z.int().min(1).max(50).default(7), 'Makes shown before "Show all makes".', 'SRC-16'),
  body_count: key(z.int().min(1).max(20).default(4), 'Bodies shown in the selector.', 'SRC-19'),
  promo_positions: key(z.array(z.int().min(1)).default([]), 'Positions of promo cards among results, from 1.', 'SRC-03'),
  call_to_action_position: key(z.int().min(1).default(30), 'Position of the call-to-action card.', 'SRC-07'),
  stock_count_cap: key(z.int().min(1).nullable().default(null), 'Count shown at most once hits exceed 1999.', 'SRC-41'),
  clear_filters: key(link.default('/special-offers'), 'Where clearing the sidebar’s filters leads.', 'ROU-27'),
  typesense: key(
    z.strictObject({ host: z.string(), port: z.int().default(443), protocol: z.enum(['https', 'http']).default('https'), key: z.string() }).nullable().default(null),
    'Search server; null: answered in the browser.',
    'API-06',
  ),
});

const tags = z.strictObject({
  electric: key(z.boolean().default(false), 'Tag electric and hybrid vehicles first.', 'CAR-17'),
  certified_manufacturer: key(z.string().nullable().default(null), 'Make whose certified used vehicles carry the badge.', 'CAR-19, CAR-20'),
  certified_image: key(imageUrl.nullable().default(null), 'Picture of the certified badge.', 'CAR-19'),
});

const pricing = z.strictObject({
  subscriptions: key(z.boolean().default(false), 'Subscription prices are offered.', 'CAR-28'),
  price_type: key(z.string().default('Drive away'), 'Price type where the feed gives none.', 'CAR-02'),
  reserve_deposit: key(z.int().min(0).default(200), 'Reserve deposit, AUD.', 'CAR-10'),
});

const stock = z.strictObject({
  sold_listed_days: key(z.int().min(0).max(60).default(3), 'Days a sold vehicle stays in listings.', 'SRC-29'),
  sold_page_days: key(z.int().min(0).max(365).default(30), 'Days a sold vehicle keeps its page before it redirects.'),
  stale_days: key(
    z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(7), z.literal(14)]).nullable().default(3),
    'Stock not updated for more days than this is not listed; null: no limit.',
    'SRC-42',
  ),
  stale_used_only: key(z.boolean().default(false), 'The limit holds for used stock only.', 'SRC-43'),
  stale_in_stock_only: key(z.boolean().default(false), 'The limit holds for vehicles in stock only.', 'SRC-44'),
  stale_makes: key(z.array(z.string()).default([]), 'The limit holds for these makes only; empty: all.', 'SRC-45'),
  max_drop: key(z.number().min(0).max(1).default(0.3), 'Share of stock an import may remove before it is refused.'),
});

const legal = z.strictObject({
  price_note: key(z.string().default(''), 'Small print under prices.', 'TEN-15'),
  footer_note: key(z.string().default(''), 'Small print in the footer.', 'TEN-15'),
  copyright: key(z.string().default('{dealer}'), 'Copyright line; {dealer} and {year} are filled in.', 'TEN-15'),
});

const finance = z.strictObject({
  provider: key(z.string().nullable().default(null), 'Lender whose figures show.', 'FIN-04, TEN-17'),
  suppressed: key(z.boolean().default(false), 'No finance at all.', 'FIN-02, FIN-03, TEN-17'),
  on_cards: key(z.boolean().default(false), 'Repayment on cards.', 'TEN-17'),
  default_interest: key(z.number().min(0).max(30).default(12.94), 'Calculator’s rate, % p.a.', 'FIN-25'),
  max_term_years: key(z.number().min(1).max(7).default(7), 'Longest term.', 'FIN-15'),
});

const claim = z.enum(['warranty', 'mechanical_protection', 'freight', 'video_calls', 'finance', 'trade_in', 'quality_assured', 'servicing_since_1969']);
export type Claim = z.infer<typeof claim>;

/** Everything that may differ by dealership, manufacturer, car type or flag. */
export const config = z.strictObject({
  header: key(header.prefault({}), 'The header.', 'TEN-08'),
  footer: key(footer.prefault({}), 'The footer.', 'TEN-09'),
  buttons: key(buttons.prefault({}), 'Which buttons show.', 'TEN-10'),
  location_widgets: key(locationWidgets.prefault({}), 'What location cards and pages show.', 'TEN-11'),
  map: key(map.prefault({}), 'Maps.', 'TEN-12'),
  images: key(images.prefault({}), 'Where pictures come from.', 'TEN-13'),
  search: key(search.prefault({}), 'The search page.', 'TEN-14'),
  legal: key(legal.prefault({}), 'Legal text.', 'TEN-15'),
  wording: key(wording.prefault({}), 'Wording of buttons and tags.', 'TEN-16'),
  finance: key(finance.prefault({}), 'Finance rules.', 'TEN-17'),
  tags: key(tags.prefault({}), 'Tags on cards.', 'CAR-17'),
  pricing: key(pricing.prefault({}), 'Prices.', 'CAR-28'),
  stock: key(stock.prefault({}), 'Which vehicles are listed.', 'SRC-42'),
  claims: key(z.array(claim).default([]), 'Marketing claims the dealer makes.', 'TEN-18'),
  warranty_line: key(z.string().nullable().default(null), 'Warranty line of new and demo vehicles; set it by manufacturer.', 'TEN-19, TEN-20'),
  slots: key(z.partialRecord(z.enum(SLOTS), z.string().regex(/^[A-Z]\w*$/, 'a component name such as RedHeader')).default({}), 'Components of the tenant’s overrides folder that replace ours.', 'TEN-08'),
});
export type Config = z.infer<typeof config>;

export const condition = z.strictObject({
  dealership: key(z.union([slug, z.array(slug)]).optional(), 'Dealership slug, or a list.', 'TEN-02'),
  manufacturer: key(z.union([z.string(), z.array(z.string())]).optional(), 'Make, or a list.', 'TEN-03'),
  car_type: key(z.union([carType, z.array(carType)]).optional(), 'new, used or demo, or a list.'),
  flag: key(z.union([z.string(), z.array(z.string())]).optional(), 'Name of a flag that is on.', 'TEN-04'),
});
export type Condition = z.infer<typeof condition>;
export { menu, menuLink };
export type Menu = z.infer<typeof menu>;
export type MenuLink = z.infer<typeof menuLink>;
