import { SEARCH_SERVER } from '../support/hosts.ts';
import { LENDER } from './lender.ts';
import { TELLING_SECTIONS } from './telling-sections.ts';
import { FAR_APART, NEIGHBOURS, YARDS } from './yards.ts';

const DAY = 86_400_000;

/** The common part of all sites. It sets no `config`, so every setting has its default (TEN-05). */
export function common(now: Date, slug: string, name: string) {
  const holiday = new Date(now.getTime() + 14 * DAY).toISOString().slice(0, 10);
  return {
    name,
    legal_name: `${name} Pty Ltd`,
    slug,
    id: `fixture-${slug}`,
    url: `https://www.${slug}.example`,
    address: { street: '1 Long Street', city: 'Alder Bay', state: 'QLD', postcode: '4000' },
    locations: YARDS,
    special_hours: [
      {
        name: 'Show day',
        date: holiday,
        status: 'Open',
        start_hour: '09:00',
        end_hour: '13:30',
        department: 'service',
        location_name: 'Alder Bay',
      },
    ],
    dealerships: [
      { id: 'd1', slug: 'alder-bay-motors', name: 'Alder Bay Motors' },
      { id: 'd2', slug: 'birch-hill-motors', name: 'Birch Hill Motors' },
      { id: 'd3', slug: 'cedar-flat-motors', name: 'Cedar Flat Motors' },
    ],
    manufacturers: [
      { id: 'mazda', name: 'Mazda', slug: 'mazda' },
      { id: 'kia', name: 'Kia', slug: 'kia' },
    ],
    home: { title: 'Cars for the coast', lede: 'Three yards by the water.' },
  };
}

/** A dealer whose `config` sets nothing but the lender. */
export const plainview = (now: Date) => ({
  ...common(now, 'plainview', 'Plainview Motors'),
  config: { finance: { provider: LENDER } },
});

const review = (id: string, customer_name: string, text: string) => ({
  id,
  customer_name,
  text,
  rating: 5,
  review_date: '2026-10-01',
});

/** A dealer with a search server, two yards in one suburb and no service department. */
export const networked = (now: Date) => ({
  ...common(now, 'networked', 'Networked Motors'),
  offers: [{ id: 'mats', name: 'Floor mats', description: 'With every car.', ends: '2099-12-31' }],
  popup: {
    title: 'Open late',
    description: 'Until nine on Thursdays.',
    buttonText: 'All hours',
    linkTo: '/dealerships',
    expiryDate: '2099-12-31',
  },
  look: { header: 'two-row', footer: 'directory' },
  locations: NEIGHBOURS,
  config: { search: { typesense: SEARCH_SERVER } },
});

/**
 * A dealer whose logo, main picture and photos are on other hosts, and one of whose yards is in another state. Its image
 * template suits only its own files. Its lists of vehicles have more sections than usual.
 */
export const elsewhere = (now: Date) => ({
  ...common(now, 'elsewhere', 'Elsewhere Motors'),
  locations: FAR_APART,
  logo: { url: 'https://brand.example/logo.svg' },
  look: { header: 'centred', footer: 'short' },
  home: {
    title: 'Cars for the coast',
    lede: 'Three yards by the water.',
    hero_image: { src: 'https://brand.example/coast.svg', width: 1600, height: 900 },
  },
  pages: {
    search: {
      sections: [
        { section: 'results' },
        { section: 'claims' },
        { section: 'browse', title: 'Narrow it down' },
        { section: 'service', title: 'Time for a check-up?' },
      ],
    },
    dealership_stock: {
      sections: [
        { section: 'service', title: 'Time for a check-up?' },
        { section: 'yard-stock' },
        { section: 'arrivals', title: 'Fresh in the yards' },
      ],
    },
    brands: {
      sections: [
        {
          section: 'brand-list',
          stats: [
            { value: '50+', label: 'locations' },
            { value: '40+', label: 'brands' },
            { value: '30+', label: 'years' },
          ],
        },
        { section: 'brand-logos', title: 'What we sell' },
        { section: 'payments', title: 'Pay with', methods: ['PayPal', 'Cheque'] },
        { section: 'slides', label: 'This month' },
      ],
    },
    directory: { sections: [{ section: 'model-list' }, { section: 'yards', title: 'Come and see us' }] },
    locations: { sections: [{ section: 'yard-list' }, ...TELLING_SECTIONS] },
    budget: { sections: [{ section: 'budget-finder' }, { section: 'claims' }] },
  },
  brands: [
    {
      title: 'Mazda',
      slug: 'mazda',
      logo: { source: 'https://brand.example/logo.svg' },
      banner: 'https://brand.example/coast.svg',
      description: ['Sold here since we opened.', 'Serviced by the people who sell them.'],
    },
    { title: 'Kia', slug: 'kia', skipPage: true },
    { title: 'Holden', slug: 'holden' },
  ],
  models: [
    { name: 'Mazda CX-5', slug: 'cx-5', image: { url: 'https://brand.example/coast.svg' } },
    { name: 'Mazda Cosmo', slug: 'cosmo', status: 'COMING SOON' },
    { name: 'Mazda Capella', slug: 'capella' },
  ],
  model_path: '/models/{slug}',
  slides: [
    { id: 's1', name: 'Words alone', description: 'No picture yet.', url: '/contact' },
    {
      id: 's2',
      name: 'A picture that says it',
      url: '/dealerships',
      image: 'https://brand.example/coast.svg',
      hide_overlay: true,
    },
  ],
  popup: {
    title: 'Wharf closed',
    description: 'Come in by Long Street.',
    buttonText: 'How to find us',
    linkTo: '/dealerships',
    src: 'https://brand.example/coast.svg',
    expiryDate: '2099-12-31',
  },
  config: {
    images: { template: '{stem}-{width}.{ext}' },
    claims: ['freight', 'trade_in'],
    search: {
      promo_cards: [
        {
          position: 2,
          expiry: '2099-12-31',
          node: {
            title: 'Two yards, one price',
            text: 'Ask at either.',
            link: '/dealerships',
            action: 'Both yards',
          },
        },
        {
          position: 3,
          expiry: '2099-12-31',
          display: ['used'],
          strictDisplay: true,
          node: { title: 'Used, and checked', link: '/about-us' },
        },
        { position: 4, expiry: '2020-12-31', node: { title: 'Long over', link: '/about-us' } },
      ],
    },
  },
  overrides: [{ when: { manufacturer: 'Kia' }, set: { stock: { stale_days: 7 } } }],
});

/**
 * The contrary dealer with a later state of its stock, and all reviews hidden. Its pages have few sections in an order of
 * its own.
 */
export const later = (now: Date) => {
  const site = contrary(now);
  return {
    ...site,
    slug: 'later',
    id: 'fixture-later',
    look: { header: 'dark', footer: 'range' },
    url: 'https://www.later.example',
    home: {
      ...site.home,
      sections: [
        { section: 'hero' },
        { section: 'yards', title: 'Come and see us' },
        { section: 'reviews' },
        { section: 'makes', title: 'Makes that we know' },
        { section: 'arrivals', title: 'Fresh in the yard' },
      ],
    },
    pages: {
      location: {
        sections: [
          { section: 'yard' },
          { section: 'arrivals', title: 'Fresh in the yard' },
          { section: 'other-yards', title: 'Our other yards' },
        ],
      },
      form: { sections: [{ section: 'form' }, { section: 'yards', title: 'Rather come by?' }] },
    },
    config: { ...site.config, reviews: { hidden: true } },
  };
};

/** A dealer whose settings differ from their defaults. */
export const contrary = (now: Date) => ({
  ...common(now, 'contrary', 'Contrary Motors'),
  captcha: false,
  location_page_key: 'dealership',
  autograb: true,
  flags: { sale_on: true, sale_off: false },
  theme: { hue: 300, chroma: 0.13 },
  reviews: {
    reviews: [
      review('r1', 'Ana B.', 'Straight talk & <b>no</b> tricks.'),
      review('r2', 'Bo C.', 'A private story.'),
      review('r3', 'Cy D.', 'Another private story.'),
      { ...review('r4', 'Di E.', 'Found on the hill.'), location: 'birch-hill' },
      { ...review('r5', 'Ed F.', 'Found on the flat.'), location: 'cedar-flat' },
    ],
  },
  config: {
    header: { vehicles_menu: 'Models' },
    slots: { header: 'HillHeader' },
    footer: { blurb: 'The footer of this dealer.', pages: [{ label: 'Our story', link: '/about-us' }] },
    location_widgets: {
      map: false,
      reviews: false,
      full_hours: true,
      closed_text: 'By appointment only',
      closed_enquiry: ['alder-bay-service'],
      order: ['cedar-flat', 'alder-bay', 'birch-hill'],
    },
    images: { fallback: '/pictures/4.svg' },
    map: {
      tiles: '/pictures/1.svg?tile={z}/{x}/{y}',
      attribution: 'Fixture <maps>',
      picture: '/pictures/{key}.svg',
    },
    search: {
      filters: ['body', 'make'],
      promo_positions: [2, 5],
      call_to_action_position: 9,
      popular_makes: 1,
      price_sort_excludes_unpriced: false,
      collapse_sold: true,
      clear_filters: '/about-us',
    },
    reviews: { minimum_rating: 4, hidden_texts: ['r2', 'r3'] },
    legal: { price_note: 'Plus dealer delivery.', footer_note: 'Fixture note.', copyright: '© {dealer}' },
    wording: {
      explore: 'View Details',
      enquire: 'Enquire Now',
      no_price: 'Ask us.',
      new_tag: 'Fresh in',
      sold_tag: 'GONE',
      why_buy: 'Why {dealer}?',
      vehicles: 'vehicles',
      budget_finder: 'What can I afford?',
    },
    buttons: { test_drive: true, print: true, chat: true },
    favourites: { compare: false, compare_mode: true, used_only: true },
    tags: { electric: true, certified_manufacturer: 'Kia', certified_image: '/media/Kia badge (1).svg' },
    pricing: { subscriptions: true, price_type: 'Ride away', reserve_deposit: 350 },
    stock: { sold_listed_days: 0, sold_page_days: 60, gone_page_days: 50 },
    claims: ['freight', 'trade_in'],
    forms: {
      opt_in: 'Send me the news of this dealer.',
      opt_in_ticked: false,
      preferred_dealership: false,
      distribution_locations: ['Alder Bay', 'Mission Beach'],
      default_state: 'NT',
    },
    trade_in: {
      questions: [{ id: 'keys', question: 'How many keys are there?', answers: ['One', 'Two'] }],
      share_of_price: 0.8,
      save_valuation: true,
    },
    vehicle: { spin_opens_on: 'gallery', share_toast: true, sales_counter: false },
    delivery: {
      zones: [
        { name: 'The bay', price: 0, within_km: 50 },
        { name: 'Far North Queensland', price: 850, postcodes: ['4849-4895'] },
        { name: 'Queensland and New South Wales', price: 490.5, states: ['QLD', 'NSW'] },
      ],
    },
    service: { additional_services: [] },
    test_drives: { days: 7, minutes: 45, capacity: 2, notice_hours: 24 },
    finance: {
      provider: LENDER,
      group: 5,
      on_cards: true,
      weekly_wording: 'per_week',
      default_interest: 10,
      interest_range: { min: 4, max: 20 },
      default_term_years: 4,
      max_term_years: 5,
      min_amount: 5000,
      frequency_selector: false,
      establishment_fee: 1300,
      comparison_range: { min: 8.38, max: 19.42 },
      half_of_applicants: false,
      fees: [
        { label: 'establishment', amount: 395 },
        { label: 'security registration', amount: 6 },
        { label: 'monthly account admin', amount: 8, monthly: true },
        { label: 'dealer agency', amount: 912.25 },
      ],
    },
  },
  overrides: [
    { when: { flag: 'sale_on' }, set: { header: { notice: 'The sale is on.' } } },
    { when: { flag: 'sale_off' }, set: { header: { phone: '07 7010 0199' } } },
    {
      when: { manufacturer: 'Kia' },
      set: {
        warranty_line: '7 year unlimited klm warranty with 5 year roadside assist',
        legal: { price_note: 'Kia prices include mats.' },
        slots: { buttons: 'KiaButtons' },
        finance: { suppressed: true },
      },
    },
    {
      when: { manufacturer: 'Mazda' },
      set: {
        warranty_line: '5 year unlimited klm warranty with up to 7 years roadside assist',
        stock: { sold_listed_days: 2 },
      },
    },
    {
      when: { car_type: 'new' },
      set: {
        chat: { script: 'https://chat.example/load.js', hosts: ['https://talk.example'] },
        finance: {
          group: 6,
          rounding: 'car_weekly',
          establishment_fee: 1360.5,
          frequency_selector: true,
          default_term_years: 6,
          max_term_years: 7,
        },
      },
    },
    {
      when: { dealership: 'birch-hill-motors' },
      set: {
        finance: { suppressed: true },
        header: { notice: 'Birch Hill is on the hill.' },
        wording: { enquire: 'Enquiry' },
        buttons: { explore: false, reserve: false },
        search: { filters: ['car_type'] },
        location_widgets: { hours: false, reviews: true },
        forms: {
          message_required: false,
          location_placeholder: 'Please Select a Department',
          terms_required: true,
          dialog_success: 'page',
        },
      },
    },
    {
      when: { dealership: 'cedar-flat-motors' },
      set: { location_widgets: { reviews: true } },
    },
  ],
});
