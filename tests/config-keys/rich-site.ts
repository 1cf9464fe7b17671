import { PAGE_SECTIONS, type SectionedKind } from '../../src/tenant/schema/defaults/page-sections.ts';
import { sectionsKey } from '../../src/tenant/schema/sections.ts';
import { kindsOf } from '../../src/tenant/schema/walk.ts';
import { RICH_CONFIG, RICH_THEME } from './rich-config.ts';
import { brand, model, offer, pagedModel, review, slide } from './rich-content.ts';
import { address, location } from './rich-locations.ts';
import { RICH_SECTIONS } from './rich-sections.ts';

/** The time at which RICH_SITE is built. */
export const NOW = new Date('2026-11-20T02:00:00Z');

const LEADS = {
  emails: ['sales@alder.example', 'desk@alder.example'],
  crm_emails: ['crm@alder.example', 'leads@crm.example'],
  webhook: 'https://crm.example/leads',
};

/** Every section that such a page can have, with a heading of its own. */
const allSections = (kind: SectionedKind) =>
  (kindsOf(sectionsKey(kind)) ?? []).map(({ kind: section, keys }) => ({
    section,
    ...('title' in keys.shape && { title: `Our ${section}` }),
    ...RICH_SECTIONS[section],
  }));

/** Sets every key of the schema, with two entries or more in each list. */
export const RICH_SITE = {
  name: 'Rich Motors',
  legal_name: 'Rich Motors Pty Ltd',
  tagline: 'By the bay',
  slug: 'rich',
  id: 'rich-1',
  url: 'https://www.rich.example',
  logo: { url: '/pictures/logo.svg', mark: 'mark.svg' },
  timezone: 'Australia/Brisbane',
  kind: 'cars',
  abn: '51 824 753 556',
  licences: [
    { state: 'QLD', label: 'Motor Dealer Licence', number: '4170001' },
    { state: 'NSW', label: 'Motor Dealer Licence', number: 'MD 1' },
  ],
  address: address('Alder Bay', 1),
  locations: [
    location(1, 'sales', 1),
    location(2, 'service', 1),
    location(3, 'parts', 1),
    location(4, '', 2),
    { ...location(5, 'sales', 2), name: 'Birch Lake', slug: 'birch-lake' },
  ],
  location_page_key: 'location',
  special_hours: [
    {
      status: 'Open',
      date: '2026-12-01',
      name: 'Show day',
      start_hour: '09:00',
      end_hour: '13:30',
      department: 'service',
      location_name: 'Alder Bay',
    },
    {
      status: 'Open',
      date: '2026-12-02',
      name: 'Day after the show',
      start_hour: '10:00',
      end_hour: '12:30',
      department: 'all',
      location_name: 'Birch Hill',
    },
  ],
  dealerships: [
    { id: 'd1', slug: 'alder-bay-motors', name: 'Alder Bay Motors', leads: LEADS },
    { id: 'd2', slug: 'birch-hill-motors', name: 'Birch Hill Motors', leads: LEADS },
  ],
  captcha: true,
  leads: LEADS,
  stock_feed: {
    url: 'sftp://feeds.example/stock.csv',
    user: 'alder',
    host_key: `SHA256:${'a'.repeat(43)}`,
    every_minutes: 30,
    late_after_hours: 12,
    format: 'csv',
    mapping: 'seller.yaml',
  },
  manufacturer: { name: 'Mazda', id: 'mazda' },
  manufacturers: [
    { id: 'mazda', name: 'Mazda', slug: 'mazda', logo: { url: '/pictures/mazda.svg' } },
    { id: 'kia', name: 'Kia', slug: 'kia', logo: { url: '/pictures/kia.svg' } },
  ],
  brands: [brand('Mazda'), brand('Kia')],
  models: [model('Kia EV3'), model('CX-5'), pagedModel('Kia Sportage'), pagedModel('Mazda 2')],
  model_path: '/models/{slug}',
  model_groups: ['Dear', 'Pictured'].map((name, index) => ({
    title: `Group ${index}`,
    picture: { src: `/pictures/group-${index}.svg`, width: 220, height: 110 },
    models: [
      { name, picture: { src: `/pictures/side-${index}.svg`, width: 720, height: 300 } },
      { name: 'CX-5', picture: { src: '/pictures/side.svg', width: 720, height: 300 } },
    ],
  })),
  facebook_url: 'https://facebook.example/rich',
  instagram_url: 'https://instagram.example/rich',
  navigation: [
    {
      label: 'About',
      link: '/about-us',
      accent: true,
      items: [
        { label: 'Us', link: '/about-us', note: 'Who we are' },
        { label: 'Yards', link: '/dealerships', note: 'Two of them' },
      ],
    },
    {
      label: 'Money',
      link: '/finance',
      accent: false,
      items: [
        { label: 'Finance', link: '/finance', note: 'Borrow' },
        { label: 'Budget', link: '/about-us', note: 'Spend' },
      ],
    },
  ],
  home: {
    title: 'Cars for the coast',
    lede: 'Two yards by the water.',
    hero_image: { src: '/pictures/hero.svg', width: 1200, height: 700 },
    sections: allSections('home'),
  },
  pages: Object.fromEntries(
    Object.keys(PAGE_SECTIONS)
      .filter((kind) => kind !== 'home')
      .map((kind) => [kind.replaceAll('-', '_'), { sections: allSections(kind as SectionedKind) }]),
  ),
  slides: [slide('s1'), slide('s2')],
  offers: [offer('o1'), offer('o2')],
  reviews: {
    count: 57,
    average_rating: 4.3,
    reviews: [review('r1'), review('r2'), review('r3')],
  },
  popup: {
    src: '/pictures/1.svg',
    expiryDate: '2026-12-30',
    linkTo: '/about-us',
    title: 'Welcome',
    description: 'Have a look around.',
    buttonText: 'Look',
  },
  flags: { sale_on: true, sale_off: false },
  override_city: 'Alder Bay',
  search_categories: ['used', 'new'],
  redbook: true,
  autograb: true,
  phone_overrides: { new: '07 7010 0110', used: '07 7010 0120', demo: '07 7010 0130' },
  finance_button_text: 'Ask about finance',
  favourites_storage: 'local',
  default_reserve_deposit_text: '$250 now',
  look: {
    header: 'centred',
    header_hours: true,
    header_strip: true,
    mark: 'large',
    footer: 'story',
    card: 'spec-row',
    card_facts: ['seats', 'drive'],
    search_head: 'picture',
    search_picture: { src: '/media/pages/tow.avif', width: 1800, height: 600 },
    filters: 'bar',
    gallery: 'sheet',
    buying: 'figures',
    buying_figures: ['seats', 'drive'],
    vehicle_opening: 'headed',
    vehicle_sections: 'rail',
    vehicle_order: [
      'specifications',
      'comments',
      'film',
      'features',
      'scale',
      'check',
      'finance',
      'costs',
      'yard',
      'why',
    ],
    vehicle_headings: {
      comments: 'In our words',
      features: '{count} things it has',
      scale: 'True to size',
      tow: 'Behind your car',
      specifications: 'On paper',
      check: 'Looked at',
      finance: 'On a loan',
      costs: 'What it takes',
      yard: 'Find it in {yard}',
      similar: 'More like it',
    },
    details: 'open',
    facts: 'cells',
    to_scale: true,
    comments: 'columns',
    features: 'lines',
    specifications: 'leaders',
    price_gauge: 'bar',
  },
  theme: RICH_THEME,
  config: RICH_CONFIG,
  overrides: [
    {
      when: { flag: 'sale_on', dealership: 'birch-hill-motors' },
      set: { legal: { footer_note: 'The sale is on.' } },
    },
    { when: { dealership: 'birch-hill-motors' }, set: { legal: { price_note: 'Birch Hill prices.' } } },
    { when: { manufacturer: 'Kia' }, set: { legal: { price_note: 'Kia prices.' } } },
    { when: { car_type: 'demo' }, set: { legal: { price_note: 'Demonstrator prices.' } } },
  ],
  redirects: [
    { from: '/old-about', to: '/about-us' },
    { from: '/old-money', to: '/finance' },
  ],
};
