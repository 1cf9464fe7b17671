import { describe, expect, it } from 'vitest';
import { homeSection, pageAt, sectionOf } from '../../tests/support/find-page.ts';
import { makeDocument, makeTenant } from '../../tests/support/make-tenant.ts';
import { makeCar } from '../../tests/support/vehicles.ts';
import type { SectionedPage } from '../frame/page.ts';
import { PAGE_SECTIONS } from '../tenant/schema/defaults/page-sections.ts';
import type { SectionEntry } from '../tenant/schema/section-settings.ts';
import { buildInventory } from './inventory.ts';
import { sectionExamples } from './plan-sections.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const OFFER = { id: 'o1', name: 'Free tow bar', description: 'On every ute.', ends: '2027-06-30' };
const STOCK = [
  makeCar({ stocknum: '1', make: 'Kia', created_at: '2026-11-19T00:00:00Z' }),
  makeCar({ stocknum: '2' }),
];

const siteWith = (sections?: readonly { section: string; title?: string | null }[]) =>
  buildInventory(
    makeTenant({
      home: { title: 'Cars', lede: 'Near you.', ...(sections && { sections }) },
      offers: [OFFER],
    }),
    STOCK,
    NOW,
  );
const namesOf = (site: ReturnType<typeof siteWith>) =>
  pageAt(site, '/', 'home').sections.map(({ section }) => section);

describe('ROU-01 the sections of a home page', () => {
  it('are all that have something to show, in the usual order, if the dealer lists none', () => {
    const shown = namesOf(siteWith());
    expect(shown).toEqual(PAGE_SECTIONS.home.usual.filter((name) => shown.includes(name)));
    expect(shown).toEqual(expect.arrayContaining(['hero', 'finder', 'arrivals', 'makes', 'offers', 'yards']));
    // A dealer with several makes, without reviews.
    expect(shown).not.toContain('models');
    expect(shown).not.toContain('reviews');
  });

  it('are those that the dealer lists, in that order and with the dealer’s headings', () => {
    const site = siteWith([
      { section: 'hero' },
      { section: 'yards', title: 'Come and see us' },
      { section: 'reviews' },
      { section: 'arrivals' },
    ]);
    expect(namesOf(site)).toEqual(['hero', 'yards', 'arrivals']);
    expect(homeSection(site, 'yards')?.title).toBe('Come and see us');
    expect(homeSection(site, 'arrivals')?.title).toBe('Just arrived');
  });
});

describe('the sections of a text', () => {
  const texts = (sections?: SectionEntry[]) => [
    makeDocument('warranty', 'Warranty'),
    { ...makeDocument('about-us', 'About us'), ...(sections && { sections }) },
  ];
  const site = (more: Parameters<typeof makeTenant>[0], sections?: SectionEntry[]) =>
    buildInventory(makeTenant(more, texts(sections)), STOCK, NOW);
  const namesAt = (inventory: ReturnType<typeof site>, path: string) =>
    pageAt(inventory, path, 'content').sections.map(({ section }) => section);

  it('are the article and the next step, and the way to the service booking if it is for owners', () => {
    const usual = site({});
    expect(namesAt(usual, '/warranty')).toEqual(['article', 'next-step', 'service']);
    expect(namesAt(usual, '/about-us')).toEqual(['article', 'next-step']);
  });

  it('are those that the dealer lists for all texts', () => {
    const listed = site({
      pages: { content: { sections: [{ section: 'article' }, { section: 'service' }] } },
    });
    expect(namesAt(listed, '/about-us')).toEqual(['article', 'service']);
    expect(namesAt(listed, '/warranty')).toEqual(['article', 'service']);
  });

  it('have the way to the service booking on any text whose file lists the usual sections', () => {
    const usual = PAGE_SECTIONS.content.usual.map((section) => ({ section })) as SectionEntry[];
    expect(namesAt(site({}, usual), '/about-us')).toEqual(['article', 'next-step', 'service']);
  });

  it('are those that its own file lists, whatever is listed for all', () => {
    const own = [{ section: 'yards', title: 'Come by' }, { section: 'article' }] as SectionEntry[];
    const listed = site({ pages: { content: { sections: [{ section: 'article' }] } } }, own);
    expect(namesAt(listed, '/about-us')).toEqual(['yards', 'article']);
    expect(namesAt(listed, '/warranty')).toEqual(['article']);
  });
});

describe('the sections of lists of vehicles', () => {
  const ALL = '/search/new-used-and-demo-cars/';
  const stockOf = (yard: string) => `/locations/${yard}/stock`;
  const cars = [...STOCK, makeCar({ stocknum: '3', simple_body: 'ute', dealership_slug: 'south-yard' })];
  const site = (pages: Record<string, unknown> = {}, home?: readonly { section: string }[]) =>
    buildInventory(
      makeTenant({
        pages,
        offers: [OFFER],
        home: { title: 'Cars', lede: 'Near you.', ...(home && { sections: home }) },
      }),
      cars,
      NOW,
      { findMedia: (path) => path },
    );
  const namesIn = ({ sections }: SectionedPage) => sections.map(({ section }) => section);

  it('SRC-48 are the list and the tiles below it, if there are tiles', () => {
    const usual = site();
    expect(namesIn(pageAt(usual, ALL, 'search'))).toEqual(['results', 'browse']);
    expect(namesIn(pageAt(usual, '/search/ute/', 'search'))).toEqual(['results']);
    expect(namesIn(pageAt(usual, stockOf('south-yard'), 'dealership-stock'))).toEqual(['yard-stock']);
    expect(namesIn(pageAt(usual, '/models', 'directory'))).toEqual(['model-list']);
    expect(namesIn(pageAt(usual, '/budget-finder', 'budget'))).toEqual(['budget-finder']);
  });

  it('are those that the dealer lists for each kind of list', () => {
    const service = { section: 'service', title: 'Time for a check-up?' };
    const listed = site({
      search: { sections: [{ section: 'results' }, service, { section: 'browse', title: 'Narrow it down' }] },
      dealership_stock: { sections: [service, { section: 'yard-stock' }] },
      directory: { sections: [{ section: 'model-list' }, { section: 'yards' }] },
      budget: { sections: [{ section: 'budget-finder' }, { section: 'arrivals' }] },
    });
    const all = pageAt(listed, ALL, 'search');
    expect(namesIn(all)).toEqual(['results', 'service', 'browse']);
    expect(sectionOf(all, 'browse')?.title).toBe('Narrow it down');
    expect(sectionOf(all, 'service')?.title).toBe('Time for a check-up?');
    // Only the first of the two dealerships has a workshop.
    const stock = pageAt(listed, stockOf('north-yard'), 'dealership-stock');
    expect(namesIn(stock)).toEqual(['service', 'yard-stock']);
    expect(namesIn(pageAt(listed, stockOf('south-yard'), 'dealership-stock'))).toEqual(['yard-stock']);
    expect(namesIn(pageAt(listed, '/models', 'directory'))).toEqual(['model-list', 'yards']);
    expect(namesIn(pageAt(listed, '/budget-finder', 'budget'))).toEqual(['budget-finder', 'arrivals']);
  });

  it('have their pictures published, even if no other page has these sections', () => {
    const hero = [{ section: 'hero' }];
    const listed = site(
      { search: { sections: ['results', 'shortcuts', 'offers'].map((section) => ({ section })) } },
      hero,
    );
    const pictures = (sectionOf(pageAt(listed, ALL, 'search'), 'shortcuts') ?? []).flatMap(
      ({ image }) => image ?? [],
    );
    expect(pictures.length).toBeGreaterThan(0);
    expect(site({}, hero).media).not.toEqual(expect.arrayContaining(pictures));
    expect(listed.media).toEqual(expect.arrayContaining(pictures));
  });
});

describe('the examples of sections', () => {
  it('begin with each section with its defaults', () => {
    const examples = sectionExamples();
    const plain = examples.filter(({ title, entry }) => title === entry.section);
    expect(plain.map(({ title }) => title)).toEqual(expect.arrayContaining([...PAGE_SECTIONS.home.usual]));
    expect(examples.length).toBeGreaterThan(plain.length);
  });

  const onHome = sectionExamples().filter(({ kind }) => kind === 'home');
  it.each(onHome)('$title: has the words of its settings', ({ entry }) => {
    const entries = [{ section: 'hero' } as SectionEntry, entry].slice(entry.section === 'hero' ? 1 : 0);
    const view = pageAt(siteWith(entries), '/', 'home').sections.find(
      ({ section }) => section === entry.section,
    );
    if ('title' in entry && entry.title !== null && view)
      expect(view.view).toMatchObject({ title: entry.title });
    else expect(namesOf(siteWith(entries))).toContain('hero');
  });
});
