import { LENDER } from '../fixture-site/lender.ts';

/** The day the rich site is built on; its dates count from it. */
export const NOW = new Date('2026-11-20T02:00:00Z');

const PICTURE = '/pictures/1.svg';

const address = (city: string, number: number) => ({
  street: `${number} Long Street`,
  city,
  state: 'QLD',
  postcode: '4000',
  lat: -27.4,
  long: 153.1,
  place_url: `https://maps.example/place/${number}`,
  place_id: `place-${number}`,
  map_key: String(number),
});

const week = [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({
  weekday,
  status: weekday === 0 ? 'Closed' : 'Open',
  open: '08:30',
  close: '17:30',
  ...(weekday === 6 ? { formated_hours: '9 till 1' } : {}),
}));

function location(number: number, type: '' | 'sales' | 'service' | 'parts', dealership: 1 | 2) {
  const city = dealership === 1 ? 'Alder Bay' : 'Birch Hill';
  return {
    id: `l${number}`,
    name: `${city} ${type || 'Sales'}`,
    slug: `${city.toLowerCase().replace(' ', '-')}${type === 'sales' || type === '' ? '' : `-${type}`}`,
    location_type: type,
    location_subtype: number === 1 || number === 4 ? ['buying'] : ['delivery'],
    dealership_id: `d${dealership}`,
    dealership_slug: `${city.toLowerCase().replace(' ', '-')}-motors`,
    primary: number === 1,
    visible: true,
    manufacturers: ['Mazda', 'Kia'],
    image: { image: { url: PICTURE, thumb: { url: '/pictures/2.svg' } } },
    dealer_license_number: `41700${number}`,
    motor_vehicle_repairer: `R 4170${number}`,
    average_rating: 4.1,
    review_count: 31,
    reviews: { average_rating: 4.3, count: 57 },
    address: address(city, number),
    contact_detail: {
      phone: `07 7010 019${number}`,
      landline_phone: `07 7010 018${number}`,
      email: `${type || 'sales'}${number}@rich.example`,
      opening_hours: week,
    },
    description: `A yard in ${city}.`,
    services: [
      { title: 'Tyres', text: 'We fit them.', link: '/about-us', icon: 'wrench' },
      { title: 'Wash', text: 'While you wait.', link: '/finance', icon: 'car' },
    ],
  };
}

const offer = (id: string) => ({
  id,
  name: `<b>Offer ${id}</b>`,
  description: '<p>Mats with every new Mazda.</p>',
  sanitized_description: `<p>Mats with offer ${id}.</p>`,
  disclaimer: 'While stocks last.',
  image_url: '/pictures/3.svg',
  image_or_model_image: { url: '/pictures/4.svg' },
  manufacturer: { name: 'Mazda' },
  model: { name: 'CX-5', slug: 'cx-5', override_url: '/about-us' },
  excluded_website_ids: ['another-site'],
  price: 31_990,
  starts: '2026-11-01',
  ends: '2026-12-24',
});

const review = (id: string) => ({
  id,
  customer_name: `Ana ${id}`,
  text: `Straight talk from ${id}.`,
  rating: 4,
  review_date: '2026-10-01',
  review_date_in_words: '1 October 2026',
  created_at_time_ago_in_words: '7 weeks',
  image: PICTURE,
  location: 'alder-bay',
});

const model = (name: string) => ({
  name,
  slug: name.toLowerCase(),
  override_url: '/about-us',
  image: { url: PICTURE },
  cloudfront_new_image_url: 'https://images.example/model.jpg',
  manufacturer_body: 'SUV',
  manufacturer_body2: 'Family',
  manufacturer_body3: 'Towing',
  status: 'ON SALE',
});

const brand = (name: string) => ({
  title: name,
  slug: name.toLowerCase(),
  logo: { source: PICTURE },
  banner: '/pictures/2.svg',
  description: ['A maker of cars.', 'And of trucks.'],
  skipPage: false,
});

const slide = (id: string) => ({
  id,
  name: `Slide ${id}`,
  description: 'A sentence.',
  url: '/about-us',
  hide_overlay: false,
});

const theme = {
  hue: 300,
  chroma: 0.13,
  accent_lightness: 0.5,
  on_accent: '#ffffff',
  accent_text: '#224466',
  neutral_hue: 200,
  neutral_chroma: 0.02,
  radius: 0.5,
  pill_buttons: true,
  display_width: 100,
  display_weight: 700,
  display_tracking: 0.01,
  stage: '#112233',
  stage_2: '#223344',
  stage_glow: '#334455',
  on_stage: '#fafafa',
  on_stage_muted: '#dddddd',
  foot: '#101112',
  on_foot: '#f0f0f0',
  on_foot_muted: '#cccccc',
};

const config = {
  header: {
    vehicles_menu: 'Models',
    phone: '07 7010 0100',
    notice: 'Open on Sunday.',
    promo: { title: 'Spring', text: 'Come by.', link: '/about-us', image: PICTURE },
  },
  footer: {
    blurb: 'The footer of this dealer.',
    acknowledgement: 'We acknowledge the Traditional Owners.',
    pages: [
      { label: 'Our story', link: '/about-us' },
      { label: 'Borrowing', link: '/finance' },
    ],
  },
  buttons: { explore: true, enquire: true, test_drive: true, reserve: true, print: true, chat: true },
  wording: {
    explore: 'View Details',
    enquire: 'Enquiry',
    reserve: 'Hold it',
    no_price: 'Ask us.',
    new_tag: 'Fresh in',
    sold_tag: 'GONE',
    why_buy: 'Why {dealer}?',
    vehicles: 'vehicles',
  },
  location_widgets: {
    hours: true,
    full_hours: true,
    map: true,
    reviews: true,
    closed_text: 'By appointment only',
    closed_enquiry: ['alder-bay'],
    order: ['birch-hill', 'alder-bay'],
  },
  map: {
    zoom: 12,
    tiles: '/tiles/{z}/{x}/{y}.png',
    attribution: 'Rich maps',
    picture: '/pictures/{key}.svg',
  },
  images: {
    template: '{url}?w={width}&q={quality}',
    widths: [300, 600],
    quality: 60,
    fallback: '/pictures/4.svg',
    hosts: ['images.example', 'cdn.example'],
  },
  search: {
    base: 'search',
    filters: ['car_type', 'make', 'body', 'price', 'km'],
    popular_makes: 2,
    body_count: 3,
    bodies: ['suv', 'ute', 'hatch', 'sedan'],
    promo_positions: [2, 5],
    promo_random: true,
    call_to_action_position: 9,
    price_picks: [10_000, 20_000, 30_000],
    stock_count_cap: 2000,
    price_sort_excludes_unpriced: true,
    collapse_sold: true,
    clear_filters: '/about-us',
    typesense: { host: 'search.example', port: 8108, protocol: 'https', key: 'search-only' },
  },
  legal: {
    price_note: 'Plus delivery.',
    footer_note: 'Errors and omissions excepted.',
    copyright: '{dealer} {year}',
  },
  finance: {
    provider: LENDER,
    group: 5,
    suppressed: false,
    on_cards: true,
    weekly_wording: 'per_week',
    start_rate: 'site',
    default_interest: 10,
    interest_range: { min: 4, max: 20 },
    default_term_years: 4,
    max_term_years: 6,
    min_amount: 5000,
    max_by_price: true,
    frequency_selector: true,
    rounding: 'car_weekly',
    establishment_fee: 1300,
    comparison_range: { min: 8.38, max: 19.42 },
    half_of_applicants: true,
    fees: [
      { label: 'establishment', amount: 395, monthly: false },
      { label: 'monthly account admin', amount: 8, monthly: true },
    ],
  },
  forms: {
    message_required: true,
    location_placeholder: 'Please Select a Dealership Location',
    preferred_dealership: true,
    opt_in: 'Send me news.',
    terms_required: true,
    default_state: 'NSW',
    collection_notice: '{dealer} collects your details.',
  },
  trade_in: {
    suppressed: false,
    questions: [
      { id: 'keys', question: 'How many keys are there?', answers: ['One', 'Two'] },
      { id: 'hail', question: 'Is there hail damage?', answers: ['No', 'Yes'] },
    ],
    share_of_price: 0.8,
    save_valuation: true,
  },
  tags: { electric: true, certified_manufacturer: 'Kia', certified_image: '/pictures/badge.svg' },
  pricing: { subscriptions: true, price_type: 'Ride away', reserve_deposit: 250 },
  favourites: { compare: true, compare_mode: false, used_only: false },
  stock: {
    sold_listed_days: 3,
    sold_page_days: 30,
    stale_days: 3,
    stale_used_only: false,
    stale_in_stock_only: false,
    stale_makes: ['Mazda'],
    max_drop: 0.3,
  },
  reviews: { hidden: false, full: 2, minimum_rating: 4, hidden_texts: ['r2'] },
  vehicle: {
    spin_opens_on: 'gallery',
    share_toast: true,
    sales_counter: true,
    sales_per_day: 5,
    fuel_price: 2.1,
  },
  delivery: {
    zones: [
      { name: 'The coast', price: 150, within_km: 60, states: ['QLD'], postcodes: ['4000', '4500-4575'] },
      { name: 'Queensland', price: 480, within_km: 1800, states: ['QLD', 'NSW'], postcodes: ['2000-4999'] },
    ],
  },
  service: { additional_services: ['Wash', 'Wheel alignment'] },
  test_drives: { days: 10, minutes: 45, capacity: 2, notice_hours: 3 },
  claims: ['warranty', 'freight', 'video_calls'],
  warranty_line: '7 year warranty',
  slots: {},
};

/** Sets every key of the schema, with two entries or more in each list. */
const LEADS = {
  emails: ['sales@alder.example', 'desk@alder.example'],
  crm_emails: ['crm@alder.example', 'leads@crm.example'],
  webhook: 'https://crm.example/leads',
};

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
  models: [model('CX-5'), model('EV5')],
  facebook_url: 'https://facebook.example/rich',
  instagram_url: 'https://instagram.example/rich',
  navigation: [
    {
      label: 'About',
      link: '/about-us',
      items: [
        { label: 'Us', link: '/about-us', note: 'Who we are' },
        { label: 'Yards', link: '/dealerships', note: 'Two of them' },
      ],
    },
    {
      label: 'Money',
      link: '/finance',
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
  },
  slides: [slide('s1'), slide('s2')],
  offers: [offer('o1'), offer('o2')],
  reviews: {
    count: 57,
    average_rating: 4.3,
    reviews: [review('r1'), review('r2'), review('r3')],
  },
  popup: {
    src: PICTURE,
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
  theme,
  config,
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
