import { z } from 'zod';
import { condition, config } from './config.ts';
import { brand, dealership, manufacturer, model, offer, popup, reviewSet, slide } from './content.ts';
import type { SectionedKind } from './defaults/page-sections.ts';
import { DEFAULT_TIMEZONE } from './defaults/timezone.ts';
import { key } from './key.ts';
import { leads } from './leads.ts';
import { address, location, specialHours } from './location.ts';
import { look } from './look.ts';
import { menu } from './menu.ts';
import { modelGroup } from './model-group.ts';
import { pictureFile } from './picture-file.ts';
import { imageUrl, link, origin, phone, slug, state, url } from './primitives.ts';
import { contentSections, sectionsKey } from './sections.ts';
import { stockFeed } from './stock-feed.ts';
import { theme } from './theme.ts';

/** `set` of an override, part of the configuration. Validated against `config` after merging. */
const partialConfig = z.record(z.string(), z.unknown());

const logo = z.strictObject({
  url: key(imageUrl.optional(), 'Logo picture.', 'DAT-35').meta({ shown: 160 }),
  mark: key(
    z
      .string()
      .regex(/^[\w-]+(\/[\w-]+)*\.svg$/, 'an SVG file in the tenant’s folder, such as mark.svg')
      .optional(),
    'SVG file in the tenant’s folder: the symbol shown beside the dealer’s name.',
    'DAT-35',
  ),
});

const licence = z.strictObject({
  state: key(state, 'State that issued the licence.'),
  label: key(z.string(), 'Name of the licence in that state: "Motor Dealer Licence".'),
  number: key(z.string(), 'Its number.'),
});

const siteManufacturer = z.strictObject({
  name: key(z.string(), 'Name of the make.', 'DAT-35'),
  id: key(z.string(), 'Id of the make.', 'DAT-35'),
});

const home = z.strictObject({
  title: key(z.string().min(1), 'Heading of the home page.', 'ROU-01'),
  lede: key(z.string(), 'Sentence under the heading.', 'ROU-01'),
  hero_image: key(
    pictureFile.optional(),
    'Main picture at the top of the home page. Copies beside it whose names end with a width of config.images.widths, such as "yard-800.avif" beside "yard-1600.avif", are offered to smaller screens.',
    'ROU-01',
  ).meta({ shown: 1920 }),
  sections: sectionsKey('home', 'ROU-01'),
});

const sectionsOf = (kind: Exclude<SectionedKind, 'home' | 'content'>, requirement?: string) =>
  z.strictObject({ sections: sectionsKey(kind, requirement) }).prefault({});

const content = z.strictObject({
  sections: key(
    contentSections.optional(),
    'Sections of a page of text, from the top. Those with nothing to show are left out. If none are listed: article and next-step, and service on pages for owners, such as warranty.',
  ),
});

const pages = z.strictObject({
  content: key(
    content.prefault({}),
    'Pages of text, from the folder `content`. Each can list sections of its own at its top.',
  ),
  form: key(sectionsOf('form'), 'Pages with a form, such as contact and trade-in.'),
  location: key(sectionsOf('location', 'ROU-37'), 'The page of each location.', 'ROU-37'),
  locations: key(sectionsOf('locations', 'ROU-36'), 'The list of locations.', 'ROU-36'),
  offer: key(sectionsOf('offer', 'OFF-02'), 'The page of each offer.', 'OFF-02'),
  offers: key(sectionsOf('offers', 'ROU-26'), 'The page of all current offers.', 'ROU-26'),
  brands: key(sectionsOf('brands', 'ROU-33'), 'The page of all `brands`.', 'ROU-33'),
  brand: key(
    sectionsOf('brand', 'ROU-34'),
    'The two pages of each brand: its own, and the overview of its models.',
    'ROU-34, ROU-35',
  ),
  model: key(sectionsOf('model', 'ROU-31'), 'The page of each model.', 'ROU-31'),
  search: key(
    sectionsOf('search', 'ROU-16'),
    'The search pages: of all stock, each condition, body type, make and model.',
    'ROU-16',
  ),
  dealership_stock: key(sectionsOf('dealership-stock', 'SRC-46'), 'The stock of each dealership.', 'SRC-46'),
  directory: key(sectionsOf('directory', 'SRC-47'), 'The list of makes and models.', 'SRC-47'),
  budget: key(sectionsOf('budget', 'CAL-08'), 'The page of the budget finder.', 'CAL-08'),
});

const phoneOverrides = z.strictObject({
  new: key(phone.optional(), 'For new vehicles.', 'DAT-35'),
  used: key(phone.optional(), 'For used vehicles.', 'DAT-35'),
  demo: key(phone.optional(), 'For demonstrators.', 'DAT-35'),
});

const override = z.strictObject({
  when: key(condition, 'Conditions of the override; all of them must match.', 'TEN-02, TEN-03, TEN-04'),
  set: key(
    partialConfig,
    'Any part of `config`. It is merged into the site’s own settings; lists replace lists.',
    'TEN-06',
  ),
});

const redirect = z.strictObject({
  from: key(link, 'The old path in full, with neither patterns nor a query.'),
  to: key(link, 'Target of the redirect: a path or a full address.'),
});

/** tenants/<slug>/site.yaml (DAT-35). */
export const site = z.strictObject({
  name: key(z.string().min(1), 'The dealer’s trading name.', 'DAT-35'),
  legal_name: key(z.string().optional(), 'Company name for the footer and for privacy notices in forms.'),
  tagline: key(z.string().default(''), 'Second line of the logo.'),
  slug: key(slug, 'The tenant’s name in commands; equals its folder.', 'DAT-35, TEN-01'),
  id: key(z.string().min(1), 'Website id in leads and in requests to the service.', 'DAT-35'),
  url: key(origin, 'Address the site is published at.', 'DAT-35'),
  logo: key(logo.prefault({}), 'Logo picture, or an SVG file in the tenant folder.', 'DAT-35'),
  timezone: key(
    z.string().default(DEFAULT_TIMEZONE),
    'IANA time zone of dates such as the last day of an offer. Each location has a zone of its own.',
    'LOC-19',
  ),
  kind: key(
    z.enum(['cars', 'trucks', 'motorcycles', 'caravans']).default('cars'),
    'Kind of vehicles that the dealer mainly sells. An import takes vehicles of this kind if their records do not show another.',
    'TEN-07',
  ),
  abn: key(z.string().optional(), 'Australian Business Number.'),
  licences: key(z.array(licence).default([]), 'Dealer licences, shown on every page.'),
  address: key(address, 'Head office.', 'DAT-35'),
  locations: key(z.array(location).min(1), 'Yards and departments.', 'DAT-35'),
  location_page_key: key(
    z.enum(['location', 'dealership']).default('location'),
    'Slug that /locations/{slug} contains: the location’s or the dealership’s.',
    'ROU-37',
  ),
  special_hours: key(z.array(specialHours).default([]), 'Holiday hours.', 'DAT-27'),
  dealerships: key(z.array(dealership).min(1), 'Dealerships of the group.', 'DAT-35'),
  captcha: key(
    z.boolean().default(true),
    'Forms have a captcha: the browser computes for a moment before it sends one, which shoppers hardly notice. It needs no other company. If false, forms have none.',
    'FRM-13',
  ),
  leads: key(leads.prefault({}), 'Receivers of leads. A dealership can have receivers of its own.', 'API-23'),
  stock_feed: key(
    stockFeed.prefault({}),
    'The feed that the service pulls, and how it reads feeds that are sent to it.',
  ),
  manufacturer: key(
    siteManufacturer.nullable().default(null),
    'The one make of a single-brand site.',
    'DAT-35',
  ),
  manufacturers: key(z.array(manufacturer).default([]), 'Makes sold new.', 'DAT-31'),
  brands: key(z.array(brand).default([]), 'Brand pages.', 'DAT-33'),
  models: key(
    z.array(model).default([]),
    'Models that have a page each. Menus leave out those that are coming soon.',
    'DAT-22, ROU-31',
  ),
  model_path: key(
    z.enum(['/{slug}', '/models/{slug}']).default('/{slug}'),
    'Path of the page of each model.',
    'ROU-31',
  ),
  model_groups: key(
    z.array(modelGroup).default([]),
    'Models of the dealer’s only brand in groups such as “Electric”, for the section `range` and the header’s strip of models. Empty: the section groups them by body type.',
  ),
  facebook_url: key(url.optional(), 'Facebook page.', 'DAT-35'),
  instagram_url: key(url.optional(), 'Instagram page.', 'DAT-35'),
  navigation: key(z.array(menu).default([]), 'Header menus; empty: the default menus.', 'DAT-35, NAV-02'),
  home: key(home, 'Heading, sentence and picture of the home page.', 'ROU-01'),
  pages: key(pages.prefault({}), 'Sections of the other pages.'),
  slides: key(z.array(slide).default([]), 'Promotion slides.', 'DAT-34'),
  offers: key(z.array(offer).default([]), 'Offers.', 'DAT-28'),
  reviews: key(reviewSet.nullable().default(null), 'Reviews.', 'DAT-30'),
  popup: key(
    popup.nullable().default(null),
    'Popup: opens in the corner of a page, once for each shopper and until its last day. Pages of vehicles, their lists and pages with a form never have it. With any change of its words, shoppers see it once more.',
    'DAT-36, CON-04, CON-11, CON-12, CON-13, CON-14',
  ),
  flags: key(
    z.record(z.string(), z.boolean()).default({}),
    'Feature flags that overrides can depend on, each true or false.',
    'TEN-04',
  ),
  override_city: key(z.string().optional(), 'City shown instead of the vehicle’s.', 'DAT-35'),
  search_categories: key(
    z.array(z.string()).default([]),
    'Categories that the search of a dealership’s own stock offers, in this order: new, demo, used. Empty: all three.',
    'SRC-46, DAT-35',
  ),
  redbook: key(z.boolean().default(false), 'RedBook data is shown.', 'DAT-35'),
  autograb: key(z.boolean().default(false), 'Vehicles can be reserved.', 'CAR-15, DAT-35'),
  phone_overrides: key(
    phoneOverrides.prefault({}),
    'Phone numbers for new, used and demo vehicles.',
    'DAT-35',
  ),
  finance_button_text: key(
    z.string().default('Request a Quote'),
    'Text of the button in the finance calculator. The button leads to the finance form, or to an enquiry if the site has none.',
    'VDP-10, DAT-35',
  ),
  favourites_storage: key(
    z.enum(['local', 'server']).default('local'),
    'Storage of favourites: the browser or the service.',
    'DAT-35',
  ),
  default_reserve_deposit_text: key(
    z.string().optional(),
    'Deposit as shown on reserve buttons; by default the amount of config.pricing.reserve_deposit.',
    'CAR-10, DAT-35',
  ),
  theme: key(theme.prefault({}), 'Colours, fonts, surface, spacing and corners.'),
  look: key(look.prefault({}), 'Forms of the parts that stand on many pages.'),
  config: key(config.prefault({}), 'Settings that differ from the defaults.', 'TEN-05, TEN-06'),
  overrides: key(
    z.array(override).default([]),
    'Settings that differ by dealership, manufacturer, car type or flag; later ones win.',
    'TEN-02, TEN-03, TEN-04',
  ),
  redirects: key(z.array(redirect).default([]), 'Redirects from old paths.'),
});
export type Site = z.infer<typeof site>;
