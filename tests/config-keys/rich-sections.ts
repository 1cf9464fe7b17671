const picture = (number: number) => ({
  src: `/pictures/${number}.svg`,
  width: 900,
  height: 600,
  alt: `Picture ${number}`,
});
const LINKS = [
  { label: 'Read on', link: '/about-us' },
  { label: 'Ask us', link: '/contact' },
];

const answer = (make: string) => ({
  label: make,
  note: `a ${make}`,
  search: `refinementList[make][0]=${make}`,
});

/** Settings of sections that have more than a heading, with two entries or more in each list. */
export const RICH_SECTIONS: Record<string, object> = {
  arrivals: {
    count: 4,
    condition: 'used',
    lead: { vehicle: 'L1', picture: picture(10) },
    except: ['D1', 'S1'],
    bands: [
      { to: 4_500, title: 'Light', note: 'Car' },
      { to: 26_000, title: 'Heavy', note: 'Truck' },
    ],
  },
  hero: {
    form: 'photo',
    tall: { src: '/pictures/tall.svg', width: 600, height: 900 },
    alt: 'A car by the water',
    film: '/films/coast.webm',
    frame: false,
    vehicle: 'D1',
    model: 'Mazda CX-5',
    facts: [
      { label: 'Warranty', value: '5 years' },
      { label: 'Length', value: '4,550 mm' },
    ],
    figures: ['stock', 'yards'],
    action: { label: 'Ask us', link: '/contact' },
  },
  finder: {
    form: 'questions',
    words: true,
    slider: true,
    questions: [
      { ask: 'price', label: 'Your budget', any: 'No limit', answers: [answer('Mazda'), answer('Kia')] },
      { ask: null, label: 'Which make?', any: 'Either', answers: [answer('Mazda'), answer('Kia')] },
    ],
    hint: 'Ask us.',
    tags: [answer('Mazda'), answer('Kia')].map(({ label, search }) => ({ label, search })),
  },
  bodies: {
    form: 'line-up',
    text: 'The longest of each.',
    pictures: [
      { body: 'suv', src: '/pictures/suv.svg', note: 'High' },
      { body: 'ute', src: '/pictures/ute.svg', note: 'Open' },
    ],
  },
  steps: {
    form: 'list',
    text: 'It takes a morning.',
    steps: [
      { title: 'Look', text: 'As long as you like.', picture: picture(1) },
      { title: 'Drive', text: 'On your own road.', picture: picture(2) },
    ],
    quote: 'r1',
  },
  quotes: { form: 'table', title: 'In their words', quotes: ['r1', 'r2'] },
  prices: {
    tone: 'paper',
    text: 'Any make.',
    picture: picture(3),
    prices: [
      { name: 'Minor service', note: 'With oil', price: 249, from: true, unit: 'a car' },
      { name: 'Tyres', note: 'Balanced', price: 45, from: false, unit: 'a wheel' },
    ],
    after: 'We ring first.',
    quote: 'r1',
  },
  story: {
    form: 'beside',
    tone: 'tint',
    text: 'By the water since 1969.',
    picture: picture(4),
    facts: [
      { value: '2', label: 'yards' },
      { value: '30', label: 'years' },
    ],
    cut_out: true,
    links: LINKS,
    quote: 'r1',
    booking: 'Choose a time',
  },
  plate: {
    text: 'A price in a day.',
    picture: picture(5),
    button: 'Value mine',
    hint: 'Plate without spaces',
    quote: 'r1',
  },
  gallery: {
    text: 'Come in.',
    pictures: [
      { picture: picture(6), caption: 'The yard' },
      { picture: picture(7), caption: 'The workshop' },
    ],
    links: LINKS,
  },
  weekly: {
    text: 'From 26 weeks.',
    includes: ['Insurance', 'Servicing'],
    after: 'A bond applies.',
    quote: 'r1',
  },
  tow: { text: 'We weigh both.', picture: picture(8), ratings: [1_500, 2_500], quote: 'r1' },
  weights: {
    text: 'Loaded.',
    bands: [
      { to: 4_500, licence: 'Car' },
      { to: 9_000, licence: 'Light rigid' },
    ],
  },
  cover: {
    title: 'Five years',
    text: 'Any distance.',
    rows: [
      { label: 'Warranty', years: 5, condition: 'Private use', least: false },
      { label: 'Roadside', years: 2, condition: 'Serviced', least: true },
    ],
    links: LINKS,
  },
  range: { text: 'Side by side.' },
  hall: { make: 'Mazda', certified: false, text: 'Certified.', picture: picture(9) },
  claims: { form: 'strip' },
  makes: { form: 'counts', text: 'All of them.' },
  offers: { form: 'ledger' },
  'offer-list': { form: 'ledger', text: 'Every one with its last day.' },
  yards: { form: 'hours' },
  'brand-list': {
    text: 'Each with a page.',
    stats: [
      { value: '50+', label: 'locations' },
      { value: '40+', label: 'brands' },
    ],
  },
  brand: { stock_button: 'To the stock' },
  payments: { methods: ['Visa', 'Cash'] },
  slides: { label: 'Slides' },
  model: { note: 'Prices include everything.' },
  'model-versions': { text: 'From the cheapest.' },
  'brand-models': { text: 'Every one of them.' },
  faq: {
    text: 'Ask us more.',
    questions: [
      { question: 'May I drive it?', answer: 'Yes.' },
      { question: 'May I keep it?', answer: 'Once it is paid.' },
    ],
  },
  statistics: {
    text: 'Counted today.',
    figures: [
      { count: 'years', since: 1969, label: 'years here' },
      { count: 'stock', since: 1980, label: 'cars' },
      { count: 'yards', since: 1990, value: '41', label: 'technicians' },
    ],
  },
  table: {
    text: 'By size.',
    caption: 'With GST',
    columns: ['Car', 'Price'],
    rows: [{ cells: ['Small', '$289'] }, { cells: ['Large', 349] }],
    after: 'We ring first.',
  },
  comparison: {
    text: 'Both have wheels.',
    things: [
      { name: 'The small one', model: 'Mazda Dear', note: 'Red', link: '/about-us' },
      { name: 'The large one', model: 'Mazda Pictured', note: 'Blue', link: '/contact' },
    ],
    rows: [
      { label: 'Tow bar', figure: 'price', values: [true, false] },
      { label: 'How many', figure: 'stock', values: [] },
    ],
    after: 'As of today.',
  },
  people: {
    text: 'Come and meet them.',
    people: [
      {
        name: 'Ana Marsh',
        role: 'Sales',
        phone: '07 7010 0101',
        email: 'ana@rich.example',
        languages: ['Greek', 'Hindi'],
        picture: picture(11),
      },
      {
        name: 'Bo Carter',
        role: 'Parts',
        phone: '07 7010 0102',
        email: 'bo@rich.example',
        languages: ['Hindi', 'Thai'],
        picture: picture(12),
      },
    ],
  },
  countdown: {
    offer: 'o1',
    title: 'Not much longer',
    text: 'Then it is over.',
    ends: '2026-12-20',
    link: '/about-us',
    action: 'Read on',
  },
  applications: {
    text: 'Choose one.',
    uses: [
      { name: 'Racing', text: 'Fast.', search: 'refinementList[make][0]=Mazda', picture: picture(13) },
      { name: 'Resting', text: 'Slow.', search: 'refinementList[make][0]=Kia', picture: picture(14) },
    ],
  },
};
