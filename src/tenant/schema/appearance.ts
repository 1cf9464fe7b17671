import { z } from 'zod';
import { ADDRESS_TEMPLATE } from '../../lib/host-source.ts';
import { key } from './key.ts';
import { footerLink } from './menu.ts';
import { describedPicture } from './picture-file.ts';
import { ADDRESS, addressTemplate, hostOrigin, imageUrl, link, phone, slug } from './primitives.ts';

const promo = z.strictObject({
  title: key(z.string(), 'Heading of the promotion.', 'TEN-08'),
  text: key(z.string(), 'One sentence.', 'TEN-08'),
  link: key(link, 'Path or address that the promotion links to.', 'TEN-08'),
  image: key(imageUrl.optional(), 'Picture of the promotion.', 'TEN-08').meta({ shown: 400 }),
});

export const header = z.strictObject({
  vehicles_menu: key(z.enum(['Vehicles', 'Models']).default('Vehicles'), 'Label of the mega menu.', 'NAV-02'),
  phone: key(phone.optional(), 'Phone shown in the header; absent: the primary location’s.', 'TEN-08'),
  notice: key(z.string().optional(), 'A line above the header.', 'TEN-08'),
  promo: key(promo.optional(), 'Promotion inside the mega menu.', 'TEN-08'),
});

const alt = key(z.string().default(''), 'What it shows, for people who cannot see it.');
const storyPicture = describedPicture(alt);

const footerStory = z.strictObject({
  title: key(
    z.string().optional(),
    'Heading, on the picture if there is one; absent: the sentence under the dealer’s name, in large letters.',
  ),
  text: key(z.string().default(''), 'A sentence under the heading.'),
  picture: key(
    storyPicture.optional(),
    'A wide picture with a calm upper third, where the heading stands.',
  ).meta({ shown: 1920 }),
  action: key(footerLink.optional(), 'A button below them.'),
});

export const footer = z.strictObject({
  blurb: key(z.string().default(''), 'A sentence under the dealer’s name.', 'TEN-09'),
  acknowledgement: key(z.string().default(''), 'Acknowledgement of Country.', 'TEN-09'),
  pages: key(z.array(footerLink).default([]), 'Links to the dealership’s own pages.', 'NAV-09'),
  story: key(
    footerStory.prefault({}),
    'Beginning of a footer in the form `story` (`look.footer`).',
    'TEN-09',
  ),
});

export const buttons = z.strictObject({
  explore: key(z.boolean().default(true), 'Card button that opens the vehicle.', 'CAR-06, TEN-10'),
  enquire: key(z.boolean().default(true), 'Enquiry button on cards and pages.', 'CAR-07, TEN-10'),
  test_drive: key(z.boolean().default(false), 'Card button "Book a Test Drive".', 'CAR-08, TEN-10'),
  reserve: key(z.boolean().default(true), 'Reserve button on reservable vehicles.', 'CAR-09, TEN-10'),
  print: key(z.boolean().default(false), 'Print button on the vehicle page.', 'VDP-39'),
  chat: key(z.boolean().default(false), '"Instant Message" in place of "Enquire Now".', 'VDP-24, VDP-34'),
});

export const wording = z.strictObject({
  explore: key(
    z.enum(['Explore Vehicle', 'View Details']).default('Explore Vehicle'),
    'Wording of the explore button.',
    'CAR-06, TEN-16',
  ),
  enquire: key(
    z.enum(['Quick Enquiry', 'Enquiry', 'Enquire Now']).default('Quick Enquiry'),
    'Wording of the card’s enquiry button.',
    'CAR-07, TEN-16',
  ),
  reserve: key(z.string().default('Reserve Now'), 'Wording of the card’s reserve button.', 'CAR-09, TEN-16'),
  no_price: key(
    z.string().default('Enquire for price.'),
    'Text shown instead of the price if a vehicle has none.',
    'CAR-31, TEN-16',
  ),
  new_tag: key(z.string().default('New'), 'Tag of new arrivals.', 'CAR-25'),
  sold_tag: key(z.string().default('JUST SOLD'), 'Tag of unavailable vehicles.', 'CAR-26'),
  why_buy: key(
    z.enum(['Why Buy From Us?', 'Why {dealer}?']).default('Why Buy From Us?'),
    'Heading of the reasons panel.',
    'VDP-25',
  ),
  vehicles: key(
    z.string().default('cars'),
    'What the stock is called in counts: "Show Me 128 cars".',
    'SRC-13',
  ),
  test_drive: key(
    z
      .string()
      .regex(/^[a-z][a-z ]*$/, 'Write it in lower case, without an article: "test ride".')
      .nullable()
      .default(null),
    'Word for a test drive in buttons, forms, mails and calendars, such as "test ride". By default "test drive", or "viewing" at a dealer of caravans.',
    'CAR-08, VDP-24',
  ),
  reserve_vehicle: key(
    z.string().min(1).default('Reserve Car Now'),
    'Button of a vehicle’s page that reserves it, and title of its form: "Reserve This Bike".',
    'VDP-33',
  ),
  budget_finder: key(
    z.string().trim().min(1).optional(),
    'Title of the budget finder; absent: "Find cars for your budget", or trucks, motorcycles or caravans, whichever the dealer sells.',
    'CAL-08',
  ),
});

export const locationWidgets = z.strictObject({
  hours: key(z.boolean().default(true), 'Opening hours on cards and pages.', 'TEN-11'),
  full_hours: key(z.boolean().default(false), 'Every weekday on its own row.', 'LOC-21'),
  map: key(
    z.boolean().default(true),
    'Location cards have a map. If false, they have the photo.',
    'LOC-01, TEN-11',
  ),
  reviews: key(z.boolean().default(true), 'Review summary.', 'LOC-11, TEN-11'),
  closed_text: key(
    z.enum(['Closed', 'By appointment only']).default('Closed'),
    'Text for closed days.',
    'LOC-20',
  ),
  closed_enquiry: key(
    z.array(slug).default([]),
    'Slugs of locations whose closed days show "Enquire Now", a link to the site’s contact form.',
    'LOC-20',
  ),
  order: key(
    z.array(slug).default([]),
    'Location slugs in the order in which they are shown; empty: sorted by name.',
    'LOC-07',
  ),
});

export const map = z.strictObject({
  zoom: key(z.int().min(8).max(18).default(14), 'Zoom of maps.', 'TEN-12'),
  tiles: key(
    addressTemplate.optional(),
    'Address template of map tiles; absent: only the drawn map is shown.',
    'TEN-12',
  ),
  attribution: key(z.string().default(''), 'Attribution that the owner of the tiles requires.', 'TEN-12'),
  picture: key(
    z.string().includes('{key}', 'a template with {key}').regex(ADDRESS_TEMPLATE, ADDRESS).optional(),
    'Address of a yard’s static map; {key}: its address’s map_key. Absent: the drawn map.',
    'API-41',
  ),
});

export const images = z.strictObject({
  template: key(
    z
      .string()
      .regex(/\{(url|stem)\}/, 'a template with {url} or {stem}')
      .default('{url}?width={width}&quality={quality}'),
    'Address of a resized picture at the image CDN: {url}, {stem} and {ext} of the picture, {width}, {quality}. For pictures of other hosts it is used only if it starts with "{url}?" or contains "/{url}" or "={url}".',
    'API-40, TEN-13',
  ),
  widths: key(
    z.array(z.int().min(80).max(4000)).min(1).default([400, 800, 1280]),
    'Picture widths that browsers can choose from, in px.',
    'API-40',
  ),
  quality: key(z.int().min(1).max(100).default(70), 'Quality of pictures from the CDN.', 'API-40'),
  fallback: key(
    imageUrl.optional(),
    'Picture for vehicles that have none; absent: a drawing.',
    'TEN-13',
  ).meta({ shown: 640 }),
  hosts: key(
    z.array(hostOrigin).default([]),
    'Further hosts from which pages may load pictures (Content Security Policy). Hosts of the vehicles’ photos, and of the pictures that this file and the content name, need no entry.',
    'TEN-13',
  ),
});

export const legal = z.strictObject({
  price_note: key(z.string().default(''), 'Small print under prices.', 'TEN-15'),
  footer_note: key(z.string().default(''), 'Small print in the footer.', 'TEN-15'),
  copyright: key(
    z.string().default('{dealer}'),
    'Copyright line; {dealer} and {year} are filled in.',
    'TEN-15',
  ),
});
