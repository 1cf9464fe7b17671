import { describe, expect, it } from 'vitest';
import { harbour, haul } from '../../../tests/fixtures/chromes.ts';
import { homePages } from '../../../tests/fixtures/home-pages.ts';
import { sectionOf } from '../../../tests/support/find-page.ts';
import { htmlOf, part, parts, words } from '../../../tests/support/render-view.ts';
import type { HomePage } from './home-page.ts';

const home = homePages(harbour, '')[0] as HomePage;
const homeAt = (path: string) => homePages(harbour, '').find((page) => page.path === path) as HomePage;

describe('home page', () => {
  it('CON-01 shows the three features: latest offers, book a service, sell your car', async () => {
    const banner = part(await htmlOf(home), '<section class="feats', '</section>');
    expect(parts(banner, '<h2', '</h2>').map(words)).toEqual([
      'Latest offers',
      'Book a service',
      'Sell your car',
    ]);
    expect(banner.match(/<a /g)).toHaveLength(3);
  });

  it('SRC-13 shows the number of vehicles on the finder’s button', async () => {
    expect(words(part(await htmlOf(home), '<section class="finder', '</section>'))).toContain(
      'Show Me 1,284 cars',
    );
    const trucks = homePages(haul, '')[0] as HomePage;
    expect(words(part(await htmlOf(trucks), '<section class="finder', '</section>'))).toContain(
      'Show Me 1,284 trucks',
    );
  });

  it('SRC-08 SRC-09 names the finder’s fields like the query parameters of the search', async () => {
    const finder = part(await htmlOf(home), '<form action=', '</form>');
    expect(finder).toContain(`action="${harbour.searchHref}"`);
    for (const name of [
      'refinementList[car_type][0]',
      'refinementList[make][0]',
      'refinementList[simple_body][0]',
      'range[price]',
    ]) {
      expect(finder).toContain(`name="${name}"`);
    }
    expect(finder).toContain('value=":40000"');
  });

  it('TEN-18 shows all eight claims if they are configured, and none by default', async () => {
    const claims = part(await htmlOf(home), '<ul class="claims ', '</ul>');
    expect(parts(claims, '<h3', '</h3>')).toHaveLength(8);
    for (const text of [
      '3-year standard warranty',
      '3-year mechanical protection plan',
      'Freight anywhere in Australia',
      'Servicing since 1969',
    ]) {
      expect(words(claims)).toContain(text);
    }
    const sections = home.sections.filter(({ section }) => section !== 'claims');
    expect(await htmlOf({ ...home, sections })).not.toContain('class="claims');
  });

  it('LOC-15 shows "Phone not available" for a location without a phone', async () => {
    const cards = parts(await htmlOf(home), '<article class="loc"', '</article>').map(words);
    const locations = sectionOf(home, 'yards')?.locations ?? [];
    const namesWithoutPhone = locations.filter(({ phone }) => phone === null).map(({ name }) => name);
    expect(namesWithoutPhone.length).toBeGreaterThan(0);
    for (const [index, { name }] of locations.entries()) {
      expect(cards[index]).toContain(name);
      expect(cards[index]?.includes('Phone not available')).toBe(namesWithoutPhone.includes(name));
    }
  });

  it('leaves out sections without content', async () => {
    const html = await htmlOf(homeAt('/bare'));
    const main = part(html, '<main', '</main>');
    expect(parts(main, '<section', '>')).toHaveLength(1);
    expect(main).not.toContain('<h2');
  });
});
