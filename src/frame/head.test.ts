import { describe, expect, it } from 'vitest';
import { absoluteUrl, makeHead, pageTitle } from './head.ts';

const site = { name: 'Banksia Bay Caravans', url: 'https://banksia.example/' };

describe('pageTitle', () => {
  it('appends the dealer’s name to the page’s title', () => {
    expect(pageTitle('Used cars', 'Banksia Bay Caravans')).toBe('Used cars | Banksia Bay Caravans');
  });
  it('does not name the dealer twice', () => {
    expect(pageTitle('About Banksia Bay Caravans', 'Banksia Bay Caravans')).toBe(
      'About Banksia Bay Caravans',
    );
  });
  it('leaves the dealer out if the title would exceed 60 characters, and shortens a title that still does', () => {
    const long = '2023 Mercedes-Benz GLE 450 4MATIC Coupe AMG Line';
    expect(pageTitle(long, 'Banksia Bay Caravans')).toBe(long);
    expect(pageTitle(long.repeat(2), 'Banksia Bay Caravans').length).toBeLessThanOrEqual(60);
  });
});

describe('makeHead', () => {
  it('turns the paths of the page and of its preview picture into absolute URLs of the site', () => {
    const head = makeHead(site, {
      canonicalPath: '/search/used-cars/',
      title: 'Used cars',
      description: 'All of them.',
      image: { url: '/media/a.avif', width: 1280, height: 800, alt: '' },
    });
    expect(head.canonical).toBe('https://banksia.example/search/used-cars/');
    expect(head.image.url).toMatch(/^https:\/\/banksia\.example\/media\/social\/[0-9a-f]{16}\.jpg$/);
    expect(head.image).toMatchObject({ width: 1200, height: 630, source: '/media/a.avif' });
    expect(absoluteUrl(site, 'https://cdn.example/x.jpg')).toBe('https://cdn.example/x.jpg');
  });
  it('cuts descriptions at 160 characters', () => {
    const head = makeHead(site, { canonicalPath: '/', title: 'Home', description: 'word '.repeat(80) });
    expect(head.description.length).toBeLessThanOrEqual(160);
  });
});
