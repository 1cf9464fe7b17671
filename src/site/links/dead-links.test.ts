import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEGAL_PAGES, makeDocument, makeTenant } from '../../../tests/support/make-tenant.ts';
import { makeCar } from '../../../tests/support/vehicles.ts';
import { contentSections } from '../../tenant/schema/sections.ts';
import { buildInventory } from '../inventory.ts';
import { ANCHORS } from './page-anchors.ts';

const NOW = new Date('2026-11-20T05:00:00Z');
const ABOUT = makeDocument('about-us', 'About us', '<h2 id="our-team">Our team</h2><p>Hello.</p>');
const CAR = makeCar({ make: 'Mazda' });

type Input = Parameters<typeof makeTenant>[0];

const build = (site: Input, content = [ABOUT], cars = [CAR]) =>
  buildInventory(makeTenant(site, [...LEGAL_PAGES, ...content]), cars, NOW, {
    publicFile: (path) => path === '/brochure.pdf',
  });

const findings = (site: Input, content = [ABOUT], cars = [CAR]) =>
  build(site, content, cars).findings.map(
    ({ severity, path, message }) => `${severity} ${path.join('.')}: ${message}`,
  );

const navigation = (...links: string[]) => ({
  navigation: [{ label: 'More', items: links.map((link) => ({ label: 'Link', link })) }],
});

describe('NAV-02 links in settings', () => {
  it('a link to a page that does not exist is warned of, with the page that was probably meant', () => {
    expect(findings(navigation('/about-us', '/about-uss/'))).toEqual([
      'warning navigation.0.items.1.link: There is no page at "/about-uss/", so shoppers do not get this link. Did you mean "/about-us"? Correct or remove it.',
    ]);
  });

  it('a link to a list of a make without vehicles is a warning, and none while there is stock', () => {
    const site = navigation('/search/mazda/', '/search/holden/', '/search/mazad/');
    expect(findings(site)).toEqual([
      'warning navigation.0.items.1.link: There is no list at "/search/holden/" today, so shoppers do not get this link while no such vehicle is in stock.',
      'warning navigation.0.items.2.link: There is no list at "/search/mazad/" today, so shoppers do not get this link while no such vehicle is in stock. Did you mean "/search/mazda"?',
    ]);
    const suzuki = navigation('/search/suzuki/');
    expect(findings(suzuki, [ABOUT], [makeCar({ make: 'Suzuki' })])).toEqual([]);
    expect(findings(suzuki)).toHaveLength(1);
  });

  it('the footer, slides, promotions, the popup and overrides are checked, too', () => {
    const link = '/nowhere-at-all';
    const promo = { title: 'Sale', text: 'Now on.', link };
    const found = findings({
      config: { header: { promo }, footer: { pages: [{ label: 'Gone', link }] } },
      slides: [{ id: 'a', name: 'Sale', url: link }],
      popup: {
        expiryDate: '2027-01-01',
        linkTo: link,
        title: 'Sale',
        description: 'Now on.',
        buttonText: 'Look',
      },
      overrides: [{ when: { car_type: 'used' }, set: { header: { promo } } }],
    });
    expect(found.map((text) => text.replace(/:.*/, ''))).toEqual([
      'warning slides.0.url',
      'warning popup.linkTo',
      'warning config.header.promo.link',
      'warning config.footer.pages.0.link',
      'warning overrides.0.set.header.promo.link',
    ]);
  });

  it('a link in the text of an offer is checked', () => {
    const offer = { id: 'o', name: 'Sale', ends: '2027-01-01', description: '<a href="/termz">Terms</a>' };
    const terms = makeDocument('terms', 'Terms', '<p>Terms.</p>');
    expect(findings({ offers: [offer] }, [terms])).toEqual([
      'warning offers.0.description: A link in this text is wrong. There is no page at "/termz", so this link leads to the 404 page. Did you mean "/terms"? Correct or remove it.',
    ]);
  });

  it('a place that its page does not have is warned of', () => {
    const site = navigation('/about-us#our-team', '/about-us#our-teem', '/#reviews', '/#nowhere', '#reviews');
    expect(findings(site)).toEqual([
      'warning navigation.0.items.1.link: The page of this link has no place "#our-teem", so "/about-us#our-teem" only leads to the top of the page. Did you mean "#our-team"?',
      'warning navigation.0.items.3.link: The page of this link has no place "#nowhere", so "/#nowhere" only leads to the top of the page.',
      'warning navigation.0.items.4.link: "#reviews" is a place on the page that shows the link, and not every page has it. Write the page before it: "/#reviews" is on the home page.',
    ]);
  });

  it('a place with a space, and one in the dealer’s text or of the form on a form’s page, are found', () => {
    const text = makeDocument('contact', 'Contact', '<h2 id="find us">Find us</h2>');
    const places = ['find%20us', 'contact-form', 'contact-from'].map((place) => `/contact#${place}`);
    expect(findings(navigation(...places), [ABOUT, text])).toEqual([
      'warning navigation.0.items.2.link: The page of this link has no place "#contact-from", so "/contact#contact-from" only leads to the top of the page. Did you mean "#contact-form"?',
    ]);
  });

  it('places that a component of the dealer may have are not warned of, except on content pages', () => {
    const site = {
      ...navigation('/#nowhere', '/about-us#nowhere'),
      config: { slots: { hero: 'Waves' } },
    };
    expect(findings(site).map((text) => text.replace(/:.*/, ''))).toEqual([
      'warning navigation.0.items.1.link',
    ]);
  });

  it('the header and the footer, which every page has, may not link to a place on the home page alone', () => {
    const link = '#reviews';
    const promo = { title: 'Sale', text: 'Now on.', link };
    const config = { header: { promo }, footer: { pages: [{ label: 'Reviews', link }] } };
    const found = findings({ config, slides: [{ id: 'a', name: 'Sale', url: link }] });
    expect(found.map((text) => text.replace(/(: "#reviews" is a place).*/, '$1'))).toEqual([
      'warning config.header.promo.link: "#reviews" is a place',
      'warning config.footer.pages.0.link: "#reviews" is a place',
    ]);
  });

  it('a full address of the site without a page is said to lead to the 404 page, and no vehicle is suggested', () => {
    const path = CAR.path.slice(0, -1);
    expect(findings(navigation(`https://test-motors.example${path}`))).toEqual([
      `warning navigation.0.items.0.link: There is no page at "https://test-motors.example${path}", so this link leads to the 404 page. Correct or remove it.`,
    ]);
  });

  it('menus, footer and promotion keep links to files of the dealer and to redirected addresses', () => {
    const links = [
      '/brochure.pdf',
      '/old-place',
      '/locations',
      '/about-us.html',
      'https://example.com/x',
      'tel:131313',
    ];
    const site = {
      ...navigation(...links, '/nowhere'),
      config: {
        header: { promo: { title: 'Sale', text: 'Now on.', link: '/brochure.pdf' } },
        footer: { pages: [...links, '/nowhere'].map((link) => ({ label: link, link })) },
      },
      redirects: [{ from: '/old-place', to: '/about-us' }],
    };
    expect(findings(site).map((text) => text.replace(/:.*/, ''))).toEqual([
      'warning navigation.0.items.6.link',
      'warning config.footer.pages.6.link',
    ]);
    const [home] = build(site).pages;
    const { header, footer } = home?.chrome ?? {};
    expect(header?.menus[0]?.items.map(({ href }) => href)).toEqual(links);
    expect(footer?.groups.at(-1)?.links.map(({ href }) => href)).toEqual(expect.arrayContaining(links));
    expect(footer?.groups.flatMap((group) => group.links.map(({ href }) => href))).not.toContain('/nowhere');
    expect(header?.mega.promo?.href).toBe('/brochure.pdf');
  });

  it('a section of the home page is a place only if the dealer lists it', () => {
    const listed = navigation('/#yards', '/#reviews');
    expect(findings(listed)).toEqual([]);
    const home = { title: 'Cars', lede: 'Near you.', sections: [{ section: 'hero' }, { section: 'yards' }] };
    expect(findings({ ...listed, home })).toEqual([expect.stringContaining('no place "#reviews"')]);
  });

  it('a place in the text of an offer that its page does not have is named as such', () => {
    const offer = {
      id: 'o',
      name: 'Sale',
      ends: '2027-01-01',
      description: '<a href="/about-us#nowhere">Team</a>',
    };
    expect(findings({ offers: [offer] })).toEqual([
      'warning offers.0.description: A link in this text is wrong. The page of this link has no place "#nowhere", so "/about-us#nowhere" only leads to the top of the page.',
    ]);
  });

  it('a default that the dealer did not write is no mistake of the dealer', () => {
    expect(findings({ offers: [] })).toEqual([]);
  });
});

describe('links on content pages', () => {
  const deadOf = (html: string) =>
    build({}, [ABOUT, makeDocument('faq', 'FAQ', html)]).deadLinks.map(({ message }) => message);

  it('a place that the page, or another content page, does not have is warned of', () => {
    const html =
      '<h2 id="cost">Cost</h2><a href="#cost">1</a> <a href="#costs">2</a> <a href="#">3</a> <a href="/about-us#nowhere">4</a> <a href="/about-us#our-team">5</a> <a href="/search/mazda/#x">6</a>';
    expect(deadOf(html)).toEqual([
      'The page /faq links to #costs, but that page has no place "#costs". Did you mean "#cost"? Correct or remove the link.',
      'The page /faq links to /about-us#nowhere, but that page has no place "#nowhere". Correct or remove the link.',
    ]);
  });

  it('the links of a page’s sections are checked by their keys', () => {
    const sections = contentSections.parse([
      { section: 'article' },
      {
        section: 'story',
        title: 'Us',
        links: ['/abuot-us', '/about-us#nowhere', '#story-us'].map((link) => ({ label: 'Us', link })),
      },
    ]);
    const document = { ...makeDocument('faq', 'FAQ', '<p>Text.</p>'), sections };
    expect(build({}, [ABOUT, document]).deadLinks).toEqual([
      {
        slug: 'faq',
        path: ['sections', 1, 'links', 0, 'link'],
        href: '',
        message:
          'There is no page at "/abuot-us", so this link leads to the 404 page. Did you mean "/about-us"? Correct or remove it.',
      },
      {
        slug: 'faq',
        path: ['sections', 1, 'links', 1, 'link'],
        href: '',
        message:
          'The page of this link has no place "#nowhere", so "/about-us#nowhere" only leads to the top of the page.',
      },
    ]);
  });

  it('a page that was probably meant is named', () => {
    expect(deadOf('<a href="/abuot-us">1</a>')).toEqual([
      'The page /faq links to /abuot-us, which does not exist. Did you mean "/about-us"? Correct or remove the link.',
    ]);
  });
});

it('the places named for each kind of page stand in its views', () => {
  const views = globSync('src/{features,sections,pages}/**/*.astro').map((file) =>
    readFileSync(file, 'utf8'),
  );
  for (const anchor of Object.values(ANCHORS).flat())
    expect(
      views.some((view) => view.includes(`id="${anchor}"`)),
      anchor,
    ).toBe(true);
});
