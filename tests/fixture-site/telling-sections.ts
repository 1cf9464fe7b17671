const LONG = 'Langzeitfahrzeugwertermittlungsgutachten';

/** Sections in which a dealer tells of itself, with long words, hostile texts and entries that have nothing to show. */
export const TELLING_SECTIONS = [
  {
    section: 'countdown',
    title: `Wharf sale ${LONG}`,
    text: 'Until the tide turns.',
    ends: '2099-12-31',
    link: '/contact',
    action: 'Ask about it',
  },
  {
    section: 'faq',
    questions: [
      {
        question: 'Is </script> a question?',
        answer: 'It is <b>text</b>, see <a href="/contact">our page</a>.\n\nA&B: 1 < 2.',
      },
      { question: `May I bring my ${LONG}?`, answer: 'If it fits through the gate.' },
    ],
  },
  {
    section: 'statistics',
    figures: [
      { count: 'stock' },
      { count: 'years', since: 2000, label: 'years on the wharf' },
      { count: 'years', since: 2099 },
      { value: '2 in 3', label: `of ${LONG}` },
    ],
  },
  {
    section: 'table',
    title: 'What it costs',
    caption: 'With GST',
    columns: ['', 'What', 'Minor', 'Major', 'Every', 'Notes'],
    rows: [
      { cells: ['Small', LONG, '$289', '$1,489', '10,000 km', ''] },
      { cells: ['Large', 'Oil and filter', 349, '', '12,000 km', 'Ask us'] },
    ],
  },
  {
    section: 'comparison',
    title: 'Which one?',
    things: [{ model: 'Mazda CX-5' }, { model: 'Mazda Cosmo' }, { name: 'Walking', note: 'No rego' }],
    rows: [
      { figure: 'price' },
      { figure: 'stock' },
      { figure: 'gvm' },
      { label: 'Needs fuel', values: [true, true, false] },
    ],
  },
  {
    section: 'people',
    people: [
      { name: `Ana ${LONG}`, role: 'Sales', phone: '07 7010 0101', email: 'ana@elsewhere.example' },
      {
        name: 'Di Evans',
        picture: { src: 'https://brand.example/coast.svg', width: 400, height: 500, alt: 'Di at the wharf' },
      },
      { name: 'Bo Carter', languages: ['Hindi', 'Thai'] },
    ],
  },
  {
    section: 'applications',
    uses: [
      { name: 'Racing', search: 'refinementList[make][0]=Mazda' },
      { name: 'Flying', search: 'refinementList[make][0]=Cessna' },
    ],
  },
  { section: 'recently-viewed', title: 'You stopped at these' },
];
