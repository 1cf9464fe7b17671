import { describe, expect, it } from 'vitest';
import { coast, harbour, haul } from '../../tests/fixtures/chromes.ts';
import { contentPages } from '../../tests/fixtures/content-pages.ts';
import { htmlOf, part, parts, words } from '../../tests/support/render-view.ts';
import type { ContentPage } from '../features/content/content-pages.ts';
import type { Chrome } from '../frame/page.ts';

const about = (chrome: Chrome) => contentPages(chrome, '')[0] as ContentPage;
const menus = async (chrome: Chrome) => part(await htmlOf(about(chrome)), '<nav class="menus"', '</nav>');

describe('header', () => {
  it('NAV-02 the header shows the menus in order, with Vehicles second, or Models if configured', async () => {
    const names = (html: string) =>
      [...html.matchAll(/<summary>([^<]+)|<a href="[^"]*"(?: aria-current="page")?>([^<]+)<\/a>/g)].map(
        ([, menu, link]) => (menu ?? link ?? '').trim(),
      );
    const order = ['Offers', 'Our Stock', 'Service and Parts', 'Company', 'Finance'];
    const top = (html: string) =>
      names(html).filter((name) => ['Home', 'Vehicles', 'Models', ...order].includes(name));
    const inOrder = (list: string[]) => list.filter((name, index) => list.indexOf(name) === index);
    expect(inOrder(top(await menus(harbour)))).toEqual(['Home', 'Vehicles', ...order]);
    expect(inOrder(top(await menus(haul)))).toEqual(['Home', 'Models', ...order]);
  });

  it('NAV-03 NAV-04 NAV-05 NAV-06 the mega menu links to every body type, all vehicles, contact and stock', async () => {
    const mega = part(await menus(harbour), '<div class="mega"', '</details>');
    const bodies = part(mega, '<ul class="bodies ', '</ul>');
    for (const { label, href } of harbour.header.mega.bodies) {
      expect(bodies).toContain(`href="${href}"`);
      expect(words(bodies)).toContain(label);
    }
    const tabs = part(mega, '<div class="tabs"', '</div>');
    expect(tabs).toContain(`<a href="${harbour.searchHref}" aria-current="true">All Vehicles</a>`);
    expect(tabs).toContain('href="/contact">Contact Us</a>');
    expect(tabs).toMatch(/class="btn[^>]*>Our Stock<\/a>/);
  });

  it('the mega menu draws a body type without a picture', async () => {
    const { header } = harbour;
    const bodies = header.mega.bodies.map((entry) =>
      entry.body === 'ute' ? { ...entry, image: null } : entry,
    );
    const html = await menus({ ...harbour, header: { ...header, mega: { ...header.mega, bodies } } });
    const entries = parts(part(html, '<ul class="bodies ', '</ul>'), '<li', '</li>');
    const drawn = entries.filter((entry) => entry.includes('<svg'));
    expect(drawn.map(words)).toEqual(['Ute']);
    expect(drawn[0]).not.toContain('<img');
    expect(entries.filter((entry) => entry.includes('<img'))).toHaveLength(entries.length - 1);
  });

  it('NAV-07 the Locations menu lists each location with its phone, or with a contact link if it has none', async () => {
    const lines = parts(part(await menus(harbour), '<ul class="panel places"', '</ul>'), '<li', '</li>');
    expect(lines).toHaveLength(harbour.header.locations.length);
    for (const [index, { name, phone }] of harbour.header.locations.entries()) {
      expect(lines[index]).toContain(name);
      expect(lines[index]).toContain(`href="${phone?.href ?? '/contact'}"`);
    }
    expect(harbour.header.locations.some(({ phone }) => phone === null)).toBe(true);
  });
});

describe('footer', () => {
  it('NAV-09 the footer has groups for vehicles, buyer tools, servicing and parts, and the dealership', async () => {
    const footer = part(await htmlOf(about(harbour)), '<footer class="foot-site', '</footer>');
    expect(parts(footer, '<h2', '</h2>').map(words)).toEqual([
      'Vehicles',
      'Buyer tools',
      'Servicing and parts',
      'Harbourline',
    ]);
    expect(words(footer)).toContain('ABN 36 999 000 010');
    expect(words(footer)).toContain('Motor dealer licence MD 041702 (NSW)');
    expect(words(footer)).toContain('Traditional Custodians');
  });
});

describe('breadcrumbs', () => {
  it('NAV-01 breadcrumbs show Home, links to the pages above, and the current page without a link', async () => {
    const page = {
      ...about(harbour),
      breadcrumbs: [
        { label: 'Company', href: '/company' },
        { label: 'About us', href: '/about-us' },
      ],
    };
    const trail = part(await htmlOf(page), '<nav class="crumbs"', '</nav>');
    expect(trail).toContain('<a href="/">Home</a>');
    expect(trail).toContain('<a href="/company">Company</a>');
    expect(trail).toContain('<span aria-current="page">About us</span>');
  });
});

describe('head', () => {
  it('has title, description and canonical URL, no theme, which the style sheet has, and noindex only for hidden pages', async () => {
    const [shown, , hidden] = contentPages(coast, '');
    if (!shown || !hidden) throw new Error('The fixtures lack a page.');
    const html = await htmlOf(shown);
    expect(html).toContain(`<title>${shown.head.title}</title>`);
    expect(html).toContain(`<link rel="canonical" href="${shown.head.canonical}">`);
    expect(html).toContain(`<meta name="description" content="${shown.head.description}">`);
    expect(html).not.toContain('--hue');
    expect(html).not.toContain('noindex');
    expect(await htmlOf(hidden)).toContain('<meta name="robots" content="noindex">');
  });

  it('escapes JSON-LD in which a name would close the script element', async () => {
    const page = about(harbour);
    const html = await htmlOf({
      ...page,
      head: { ...page.head, jsonLd: [{ name: '</script><script>alert(1)</script>' }] },
    });
    expect(html).not.toContain('<script>alert');
  });
});
