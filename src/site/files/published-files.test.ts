import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { fileOf, pageAt, pathsOf } from '../../../tests/support/find-page.ts';
import { LEGAL_PAGES, makeDocument, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import type { Car } from '../../stock/car.ts';
import { buildInventory } from '../inventory.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const soldDaysAgo = (days: number, changes: Partial<Car> = {}) =>
  makeCar({
    stocknum: `s${days}`,
    status: 'sold',
    sold: true,
    sold_date_timestamp: NOW.getTime() / 1000 - days * 86_400,
    ...changes,
  });

describe('vehicle pages', () => {
  const build = (...cars: Car[]) => buildInventory(makeTenant(), cars, NOW);
  it('a sold vehicle keeps its page for thirty days, then redirects to its model, its make or all stock', () => {
    expect(pathsOf(build(soldDaysAgo(20)))).toContain(soldDaysAgo(20).path);
    const gone = soldDaysAgo(40);
    const target = (...others: Car[]) =>
      build(gone, ...others).redirects.find(({ from }) => from === gone.path)?.to;
    expect(pathsOf(build(gone))).not.toContain(gone.path);
    expect(target(makeCar())).toBe('/search/mazda/cx-60/');
    expect(target(makeCar({ model: 'CX-5' }))).toBe('/search/mazda/');
    const kia = soldDaysAgo(40, { make: 'Kia', model: 'Rio' });
    expect(build(kia).redirects.find(({ from }) => from === kia.path)?.to).toBe(
      '/search/new-used-and-demo-cars/',
    );
  });
  it('a vehicle with show_on_dealer_website: false has neither a page nor a redirect', () => {
    const hidden = makeCar({ show_on_dealer_website: false });
    const inventory = build(hidden);
    expect(pathsOf(inventory)).not.toContain(hidden.path);
    expect(inventory.redirects.map(({ from }) => from)).not.toContain(hidden.path);
    expect(inventory.vehicleCount).toBe(0);
  });
});

describe('vehicles that are no longer in the feed', () => {
  const left = (days: number) =>
    makeCar({ stocknum: `g${days}`, gone_at: new Date(NOW.getTime() - days * 86_400_000).toISOString() });
  const build = (cars: Car[], config: object = {}) => buildInventory(makeTenant({ config }), cars, NOW);

  it('keep their page for thirty days, in no list, count, index or sitemap, then redirect to the nearest list', () => {
    const inventory = build([left(5), left(40), makeCar()]);
    const page = pageAt(inventory, left(5).path, 'vehicle');
    expect(page.head.index).toBe(false);
    expect(page.head.description).toContain('This one is no longer available.');
    expect(JSON.stringify(page.head.jsonLd)).toContain('schema.org/OutOfStock');
    expect(inventory.documents.map(({ id }) => id)).toEqual([makeCar().id]);
    expect(pageAt(inventory, '/search/mazda/', 'search').total).toBe(1);
    expect(fileOf(inventory, 'sitemap.xml')).not.toContain(left(5).slug);
    expect(inventory.vehicleCount).toBe(1);
    expect(pathsOf(inventory)).not.toContain(left(40).path);
    expect(inventory.redirects.find(({ from }) => from === left(40).path)?.to).toBe('/search/mazda/cx-60/');
  });

  it('keep their page as long as the tenant says', () => {
    expect(pathsOf(build([left(40)], { stock: { gone_page_days: 50 } }))).toContain(left(40).path);
    expect(pathsOf(build([left(1)], { stock: { gone_page_days: 0 } }))).not.toContain(left(1).path);
  });

  it('redirect in the order in which they left, the latest first, because some hosts skip the last redirects', () => {
    const froms = build([left(50), left(40), left(45)]).redirects.map(({ from }) => from);
    const positions = [40, 45, 50].map((days) => froms.indexOf(left(days).path));
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(Math.min(...positions)).toBeGreaterThanOrEqual(0);
  });
});

it('names the listed vehicles for sale, and those that are sold or gone, with or without a page, to detect others that disappear', () => {
  const gone = (days: number) =>
    makeCar({ stocknum: `g${days}`, gone_at: new Date(NOW.getTime() - days * 86_400_000).toISOString() });
  const tooOld = makeCar({ stocknum: 'old', updated_at: '2026-11-01' });
  const cars = [makeCar(), tooOld, ...[0.1, 20, 40].map((days) => soldDaysAgo(days)), ...[5, 40].map(gone)];
  const { onSale, left } = buildInventory(makeTenant(), cars, NOW);
  expect(onSale).toEqual([cars[0]?.id]);
  expect([...left].toSorted()).toEqual(
    cars
      .slice(2)
      .map(({ id }) => id)
      .toSorted(),
  );
});

describe('SRC-42 vehicles for sale that are too old for the lists', () => {
  const stock = ['2026-11-16', '2026-11-16', '2026-11-19'].map((updated_at, index) =>
    makeCar({ stocknum: `u${index}`, updated_at }),
  );
  const build = (day: string, config: object = {}) =>
    buildInventory(makeTenant({ config }, LEGAL_PAGES), stock, new Date(`${day}T05:00:00Z`));

  it('are counted and named when days pass without a new feed, and are missing in the number of vehicles', () => {
    expect(build('2026-11-19')).toMatchObject({ vehicleCount: 3, stale: null, findings: [] });
    const { vehicleCount, stale, findings } = build('2026-11-20');
    expect([vehicleCount, stale?.count]).toEqual([1, 2]);
    expect(findings).toEqual([
      {
        severity: 'warning',
        path: ['config', 'stock', 'stale_days'],
        message:
          '2 of 3 vehicles for sale were last changed more than 3 days ago, so the site does not list them (config.stock.stale_days). ' +
          'If the feed has stopped, ask its sender; if its dates do not show whether a vehicle is still for sale, set stale_days: null.',
      },
    ]);
  });

  it('are described by the tenant’s own window, and not at all without one', () => {
    const windowOf = (stale_days: number | null) =>
      build('2026-11-23', { stock: { stale_days } }).findings[0]?.message;
    expect(windowOf(0)).toContain('3 of 3 vehicles for sale were last changed before today');
    expect(windowOf(1)).toContain('3 of 3 vehicles for sale were last changed more than 1 day ago');
    expect(windowOf(5)).toContain('2 of 3 vehicles for sale were last changed more than 5 days ago');
    expect(windowOf(null)).toBeUndefined();
  });

  it('are described in general words if an override sets another window for some of them', () => {
    const mixed = [...stock, makeCar({ stocknum: 'k', make: 'Kia', updated_at: '2026-11-10' })];
    const overrides = [{ when: { manufacturer: 'Kia' }, set: { stock: { stale_days: 7 } } }];
    const { findings } = buildInventory(makeTenant({ overrides }), mixed, new Date('2026-11-20T05:00:00Z'));
    expect(findings[0]?.message).toContain(
      '3 of 4 vehicles for sale were last changed more days ago than allowed',
    );
  });

  it('are one of several, or the only vehicle of the stock', () => {
    const messageOf = (cars: Car[]) =>
      buildInventory(makeTenant(), cars, new Date('2026-11-20T05:00:00Z')).findings[0]?.message;
    expect(messageOf(stock.slice(1))).toContain(
      '1 of 2 vehicles for sale were last changed more than 3 days',
    );
    expect(messageOf(stock.slice(0, 1))).toContain(
      '1 of 1 vehicle for sale was last changed more than 3 days',
    );
  });
});

it('publishes the tenant’s redirects and reports those it cannot publish', () => {
  const redirects = [
    { from: '/about', to: '/about-us' },
    { from: '/used', to: '/search/used-cars' },
    { from: '/about-us', to: '/' },
    { from: '/gone', to: '/nowhere' },
  ];
  const inventory = buildInventory(
    makeTenant({ redirects }, [makeDocument('about-us', 'About us'), ...LEGAL_PAGES]),
    [],
    NOW,
  );
  const lines = fileOf(inventory, '_redirects').split('\n');
  expect(lines).toContain('/about /about-us 301');
  expect(lines).toContain('/used/ /search/used-cars 301');
  expect(inventory.warnings).toEqual([]);
  expect(inventory.findings).toMatchObject([
    {
      path: ['redirects', 2, 'from'],
      message:
        '"/about-us" cannot be redirected, because the page “About us” is there. Remove this redirect.',
    },
    {
      path: ['redirects', 3, 'to'],
      message: expect.stringContaining('There is no page at "/nowhere" today, so this redirect is left out'),
    },
  ]);
});

it('the sitemap is well-formed and has the date of each vehicle’s last update', () => {
  const car = makeCar({ updated_at: '2026-11-18T22:00:00Z' });
  const xml = fileOf(buildInventory(makeTenant(), [car], NOW), 'sitemap.xml');
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  expect(xml).toContain(`<loc>https://test-motors.example${car.path}</loc><lastmod>2026-11-18</lastmod>`);
  expect(xml).not.toContain('/dealer-locator');
  expect(xml).not.toContain('/404');
});

it('robots.txt allows everything but the API and names the sitemap', () => {
  const robots = fileOf(buildInventory(makeTenant(), [], NOW), 'robots.txt');
  expect(robots).toBe('User-agent: *\nDisallow: /api/\n\nSitemap: https://test-motors.example/sitemap.xml\n');
});

it('_headers contains the given Content Security Policy', () => {
  const inventory = buildInventory(makeTenant(), [], NOW, { headerCsp: "frame-ancestors 'none'" });
  expect(fileOf(inventory, '_headers')).toContain("Content-Security-Policy: frame-ancestors 'none'\n");
});

it('the list of media contains the site’s own pictures in every width, without duplicates', () => {
  const image = { image: { url: '/media/stock/a.jpg', thumb: { url: '/media/stock/a.jpg' } } };
  const remote = { image: { url: 'https://cdn.example/media/b.jpg', thumb: { url: '' } } };
  const car = makeCar({ images: [image, remote], primary_image_url: '/media/stock/a.jpg' });
  const config = {
    images: { template: '{stem}-{width}.{ext}', widths: [400, 800], fallback: '/media/none.svg' },
  };
  const tenant = makeTenant({ config }, [
    makeDocument('about-us', 'About', '<p><img src="/media/team.avif" alt=""></p>'),
  ]);
  expect(buildInventory(tenant, [car, makeCar({ stocknum: '2' })], NOW).media).toEqual([
    '/media/none.svg',
    '/media/stock/a-400.jpg',
    '/media/stock/a-800.jpg',
    '/media/team.avif',
  ]);
});

it('the list of media contains spin frames, interior pictures and videos, unless they are on another host', () => {
  const frames = Array.from({ length: 8 }, (_, i) => `/media/spin/${i}.avif`);
  const car = makeCar({
    images: [],
    primary_image_url: null,
    spin_images: [...frames, 'https://cdn.example/media/9.avif'],
    spin_interior_image: '/media/spin/in.avif',
    video_url: '/media/film.webm',
  });
  expect(buildInventory(makeTenant(), [car], NOW).media).toEqual([
    '/media/film.webm',
    ...frames,
    '/media/spin/in.avif',
  ]);
});

it('warns about broken links on content pages', () => {
  const html =
    '<p><a href="/">Home</a> <a title="x" href="/nowhere?a=1&amp;b=2">Gone</a> <a href="tel:131313">Call</a></p>';
  const tenant = makeTenant({}, [makeDocument('about-us', 'About us', html)]);
  expect(buildInventory(tenant, [], NOW).deadLinks).toEqual([
    {
      slug: 'about-us',
      path: [],
      href: '/nowhere?a=1&b=2',
      message:
        'The page /about-us links to /nowhere?a=1&b=2, which does not exist. Correct or remove the link.',
    },
  ]);
});
