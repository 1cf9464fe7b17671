import { describe, expect, it } from 'vitest';
import { pageAt, pagesOf } from '../../tests/support/find-page.ts';
import { makeDocument, makeTenant } from '../../tests/support/make-tenant.ts';
import { makeCar } from '../../tests/support/vehicles.ts';
import { buildInventory } from '../site/inventory.ts';
import { withoutTrailingSlash } from './link-target.ts';
import type { Chrome } from './page.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const mazda = makeCar({ stocknum: '1', make: 'Mazda', model: 'CX-60', simple_body: 'suv' });
const kia = makeCar({ stocknum: '2', make: 'Kia', model: 'Sportage', simple_body: 'ute', car_type: 'new' });
const south = makeCar({ stocknum: '3', make: 'Mazda', model: 'CX-60', dealership_slug: 'south-yard' });
const CARS = [mazda, kia, south];

/** Content documents with the paths of optional tool pages. */
const EVERY_PAGE = [
  'special-offers',
  'service',
  'vehicle-parts-and-accessories',
  'about-us',
  'careers',
  'contact',
  'finance',
  'trade-in',
  'privacy-policy',
  'terms-and-conditions',
  'warranty',
].map((slug) => makeDocument(slug, slug));

const home = (overrides = {}, content = EVERY_PAGE) =>
  pageAt(buildInventory(makeTenant(overrides, content), CARS, NOW), '/', 'home').chrome;
const labels = ({ header }: Chrome) => header.menus.map(({ label }) => label);

describe('listParts', () => {
  it('lists the tenant’s components for cards and tiles of any make, because scripts can insert any of them', () => {
    expect(home().listParts).toEqual({ cards: [], tiles: [] });
    const config = { slots: { buttons: 'OwnButtons', header: 'OwnHeader', promo_tile: 'OwnTile' } };
    const overrides = [
      {
        when: { manufacturer: 'Mazda' },
        set: { slots: { buttons: 'MazdaButtons', card_badge: 'OwnBadge' } },
      },
      { when: { manufacturer: 'Kia' }, set: { slots: { buttons: 'OwnButtons' } } },
    ];
    expect(home({ config, overrides }).listParts).toEqual({
      cards: ['MazdaButtons', 'OwnButtons', 'OwnBadge'],
      tiles: ['OwnTile'],
    });
  });
});

describe('header menus', () => {
  it('NAV-02 the default menus are Home, Vehicles, Offers, Our Stock, Service and Parts, Company, Finance', () => {
    expect(labels(home())).toEqual([
      'Home',
      'Vehicles',
      'Offers',
      'Our Stock',
      'Service and Parts',
      'Company',
      'Finance',
    ]);
  });
  it('NAV-02 the mega menu is called Models instead of Vehicles if configured', () => {
    const chrome = home({ config: { header: { vehicles_menu: 'Models' } } });
    expect(labels(chrome)[1]).toBe('Models');
    expect(chrome.header.mega.label).toBe('Models');
  });
  it('default menus have no links to pages that the site does not have', () => {
    expect(labels(home({}, []))).toEqual([
      'Home',
      'Vehicles',
      'Our Stock',
      'Service and Parts',
      'Company',
      'Finance',
    ]);
  });
  it('configured menus replace the default ones, without links to missing pages', () => {
    const navigation = [
      { label: 'Sell', link: '/trade-in' },
      { label: 'Nowhere', link: '/nowhere' },
      {
        label: 'More',
        items: [
          { label: 'Careers', link: '/careers' },
          { label: 'Gone', link: '/gone' },
        ],
      },
    ];
    expect(home({ navigation }).header.menus).toEqual([
      { label: 'Sell', href: '/trade-in', items: [] },
      { label: 'More', href: null, items: [{ label: 'Careers', href: '/careers', note: null }] },
    ]);
  });
  it('NAV-03 the mega menu links to the body types in stock', () => {
    expect(home().header.mega.bodies.map(({ label, href }) => [label, href])).toEqual([
      ['SUVs', '/search/suv/'],
      ['Utes', '/search/ute/'],
    ]);
  });
  it('the mega menu lists the makes with the most vehicles first', () => {
    const stock = ['Toyota', 'Isuzu', 'Hino', 'Isuzu', 'Isuzu', 'Hino', 'Fuso'];
    const cars = stock.map((make, i) => makeCar({ stocknum: `M${i}`, make, model: 'X1' }));
    const tenant = makeTenant({ manufacturers: [] });
    const { mega } = pageAt(buildInventory(tenant, cars, NOW), '/', 'home').chrome.header;
    expect(mega.makes.map(({ label }) => label)).toEqual(['Isuzu', 'Hino', 'Fuso', 'Toyota']);
  });
  it('MOD-02 the menu of models of a dealer with a single brand has the models with a vehicle that are not announced for later, in the dealer’s order, then the other makes', () => {
    const models = ['Sorento', 'Picanto', 'Tasman', 'EV9'].map((name) => ({
      name,
      slug: name.toLowerCase(),
    }));
    const kias = ['EV9', 'Niro', 'Picanto', 'EV9', 'Sorento', 'EV9'];
    const cars = kias.map((model, i) => makeCar({ stocknum: `K${i}`, make: 'Kia', model }));
    const manufacturers = [{ id: 'm1', name: 'Kia', slug: 'kia' }];
    const links = (stock: typeof cars, named: object[] = models) =>
      pageAt(
        buildInventory(makeTenant({ manufacturers, models: named }), stock, NOW),
        '/',
        'home',
      ).chrome.header.mega.makes.map(({ label }) => label);
    // The dealer does not list the Niro.
    expect(links(cars)).toEqual(['Sorento', 'Picanto', 'EV9', 'Niro']);
    expect(links([...cars, mazda])).toEqual(['Sorento', 'Picanto', 'EV9', 'Niro', 'Other makes']);
    // MOD-02: announced, although the first one is here already.
    for (const name of ['EV9', 'Kia EV9']) {
      const announced = [...models.slice(0, 3), { name, slug: 'ev9', status: 'Coming Soon' }];
      expect(links(cars, announced), name).toEqual(['Sorento', 'Picanto', 'Niro']);
    }
  });
  it('NAV-07 the header lists each location with its phone, and also locations that have none', () => {
    expect(home().header.locations).toEqual([
      {
        name: 'North Yard',
        href: '/locations/north-yard',
        phone: { text: '02 5550 0100', href: 'tel:+61255500100' },
      },
      { name: 'South Yard', href: '/locations/south-yard', phone: null },
    ]);
  });
});

it('the mega menu shows the picture of a body type only if its file exists', () => {
  const env = { findMedia: (path: string) => (path === '/media/vehicles/suv/cut-530.avif' ? path : null) };
  const inventory = buildInventory(makeTenant(), CARS, NOW, env);
  const { bodies } = pageAt(inventory, '/', 'home').chrome.header.mega;
  expect(bodies.map(({ image }) => image)).toEqual(['/media/vehicles/suv/cut-530.avif', null]);
  expect(inventory.media).toEqual(['/media/vehicles/suv/cut-530.avif']);
});

describe('footer', () => {
  it('NAV-09 has groups for vehicles, buyer tools, servicing and parts, and the dealership’s own pages', () => {
    const { groups } = home({
      config: { footer: { pages: [{ label: 'People', link: '/about-us' }] } },
    }).footer;
    expect(groups.map(({ title }) => title)).toEqual([
      'Vehicles',
      'Buyer tools',
      'Servicing and parts',
      'Test Motors',
    ]);
    expect(groups[0]?.links.map(({ href }) => href)).toContain('/search/used-cars/');
    expect(groups[1]?.links.map(({ href }) => href)).toContain('/finance');
    expect(groups[2]?.links.map(({ href }) => href)).toContain('/service');
    expect(groups[3]?.links[0]).toEqual({ label: 'People', href: '/about-us' });
  });
  it('links to each content page once, and to the legal pages in a row of their own', () => {
    const pages = [
      ...EVERY_PAGE,
      makeDocument('our-story', 'Our story'),
      makeDocument('book-test-drive', 'Test drive'),
    ];
    const { groups, legal } = home({}, pages).footer;
    const hrefs = groups.flatMap(({ links }) => links.map(({ href }) => href));
    expect(hrefs.filter((href) => href === '/our-story')).toHaveLength(1);
    expect(new Set(hrefs.map(withoutTrailingSlash)).size).toBe(hrefs.length);
    expect(legal.map(({ href }) => href)).toEqual(['/privacy-policy', '/terms-and-conditions']);
  });
  it('lists a text once that has two addresses', () => {
    const { groups } = home({}, [makeDocument('pages/warranty', 'Our warranty')]).footer;
    const links = groups.flatMap(({ links }) => links).filter(({ href }) => href.includes('warranty'));
    expect(links).toEqual([{ label: 'Warranty', href: '/warranty' }]);
  });
  it('fills the dealer and the year into the copyright line', () => {
    const chrome = home({ config: { legal: { copyright: '© {year} {dealer}' } } });
    expect(chrome.footer.copyright).toBe('© 2026 Test Motors Pty Ltd');
  });
});

it('every page has the dealer’s licences and ABN', () => {
  const licences = [{ state: 'NSW', label: 'Motor dealer licence', number: 'MD 19472' }];
  const inventory = buildInventory(makeTenant({ licences, abn: '32 999 000 056' }), CARS, NOW);
  for (const { chrome } of inventory.pages) {
    expect(chrome.dealer.licences).toEqual(licences);
    expect(chrome.dealer.abn).toBe('32 999 000 056');
  }
});

it('header and footer do not change with a sale if other vehicles of the same make, body and condition are left', () => {
  const before = buildInventory(makeTenant(), CARS, NOW);
  const after = buildInventory(makeTenant(), [kia, south], NOW);
  expect(pageAt(after, '/', 'home').chrome).toEqual(pageAt(before, '/', 'home').chrome);
});

describe('overrides', () => {
  const overrides = [
    {
      when: { dealership: 'south-yard' },
      set: { header: { phone: '02 5550 0999' }, footer: { blurb: 'By the coast.' } },
    },
    {
      when: { manufacturer: 'Kia' },
      set: { legal: { footer_note: 'Kia small print.' }, header: { notice: 'Kia days' } },
    },
    { when: { flag: 'winter' }, set: { slots: { header: 'RedHeader' } } },
  ];
  const inventory = buildInventory(makeTenant({ overrides, flags: { winter: false } }), CARS, NOW);
  const vehicle = (slug: string) => pageAt(inventory, `/cars/${slug}`, 'vehicle').chrome;

  it('TEN-08 an override gives the pages of a dealership or a manufacturer another header', () => {
    expect(vehicle(south.slug).header.phone?.text).toBe('02 5550 0999');
    expect(vehicle(mazda.slug).header.phone?.text).toBe('02 5550 0100');
    expect(vehicle(kia.slug).header.notice).toBe('Kia days');
    expect(pageAt(inventory, '/search/kia/', 'search').chrome.header.notice).toBe('Kia days');
    expect(pageAt(inventory, '/locations/south-yard', 'location').chrome.header.phone?.text).toBe(
      '02 5550 0999',
    );
    expect(pageAt(inventory, '/', 'home').chrome.header.notice).toBeNull();
  });
  it('TEN-08 an override gives every page another header while its flag is on', () => {
    const winter = buildInventory(makeTenant({ overrides, flags: { winter: true } }), CARS, NOW);
    expect(pageAt(winter, '/', 'home').chrome.slots).toEqual({ header: 'RedHeader' });
    expect(pageAt(inventory, '/', 'home').chrome.slots).toEqual({});
  });
  it('TEN-09 an override gives the pages of a dealership another footer', () => {
    expect(vehicle(south.slug).footer.blurb).toBe('By the coast.');
    expect(vehicle(mazda.slug).footer.blurb).toBe('');
  });
  it('TEN-15 an override gives the pages of a manufacturer another legal text', () => {
    expect(vehicle(kia.slug).footer.note).toBe('Kia small print.');
    expect(vehicle(mazda.slug).footer.note).toBe('');
  });
  it('pages with the same configuration share one chrome object', () => {
    const chromes = new Set(inventory.pages.map(({ chrome }) => chrome));
    expect(chromes.size).toBe(3);
    expect(new Set(pagesOf(inventory, 'vehicle').map(({ chrome }) => chrome)).size).toBe(3);
  });
});
