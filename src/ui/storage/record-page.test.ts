import { afterEach, expect, it, vi } from 'vitest';
import { recordPage } from './record-page.ts';
import { readVisit } from './visit.ts';

const ORIGIN = 'https://dealer.example';

/** Opens pages one after another: the first by a link on the site `from`, the others by links of this site. */
function openFrom(from: string, ...addresses: string[]): void {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
  for (const [index, address] of addresses.entries()) {
    const { pathname, search, origin } = new URL(address, ORIGIN);
    vi.stubGlobal('location', { pathname, search, origin });
    vi.stubGlobal('document', {
      documentElement: { dataset: { site: 'harbourline' } },
      referrer: index === 0 ? from : `${ORIGIN}/`,
    });
    recordPage();
  }
}

const openPages = (...addresses: string[]): void => openFrom('https://news.example/', ...addresses);

afterEach(() => vi.unstubAllGlobals());

const vehicle = (index: number) => `/cars/2023-mazda-cx-60-g40e-azami-${1000 + index}`;
const vehicles = (count: number) => Array.from({ length: count }, (_, index) => vehicle(index));

it('DAT-39 a visit has its pages and the query parameters of the link that led to the site', () => {
  openPages('/used-cars?utm_source=news&utm_medium=a/b&gclid=Cj0&fbclid=Iw', vehicle(0), '/contact?car=1');
  expect(readVisit()).toEqual({
    visited_pages: ['/used-cars', vehicle(0), '/contact'],
    linked_query_params: { utm_source: 'news', utm_medium: 'a/b', gclid: 'Cj0', fbclid: 'Iw' },
    referrer: 'https://news.example/',
  });
});

it('DAT-39 a long visit keeps the query parameters of its first page and the last 20 pages', () => {
  openPages('/used-cars?utm_source=news', ...vehicles(300));
  expect(readVisit()).toEqual({
    visited_pages: vehicles(300).slice(-20),
    linked_query_params: { utm_source: 'news' },
    referrer: 'https://news.example/',
  });
  const stored = sessionStorage.getItem('harbourline.visit') ?? '';
  expect(stored.length).toBeLessThanOrEqual(4000);
  expect(stored).toMatch(/^https:\/\/news\.example\/\n\?utm_source=news\n\/used-cars\n\/cars\//);
});

it('DAT-39 a visit keeps its first and last page even if the query alone exceeds 4,000 characters', () => {
  openPages(`/used-cars?click=${'a'.repeat(5000)}`, ...vehicles(3));
  expect(readVisit()).toEqual({
    visited_pages: ['/used-cars', vehicle(2)],
    linked_query_params: { click: 'a'.repeat(5000) },
    referrer: 'https://news.example/',
  });
});

it('DAT-39 a visit has the query parameters of a link on a site whose name begins with this site’s name', () => {
  openFrom(`${ORIGIN}.au/`, '/used-cars?utm_source=sister', '/contact?car=1');
  expect(readVisit().linked_query_params).toEqual({ utm_source: 'sister' });
});

it('a visit has the page of the other site that led to it, without a page of this site', () => {
  openFrom('https://www.google.com/', '/used-cars', vehicle(0), '/contact');
  expect(readVisit().referrer).toBe('https://www.google.com/');
  openFrom('', '/used-cars', '/contact');
  expect(readVisit().referrer).toBeNull();
  openFrom('android-app://com.google.android.gm/', '/used-cars?utm_source=mail');
  expect(readVisit().referrer).toBe('android-app://com.google.android.gm/');
  expect(readVisit().linked_query_params).toEqual({ utm_source: 'mail' });
});

it('a very long address of another site is cut, so that the service accepts the lead', () => {
  openFrom(`https://news.example/?q=${'a'.repeat(9_000)}`, '/used-cars', ...vehicles(300));
  expect(readVisit().referrer).toHaveLength(2_000);
  expect(readVisit().visited_pages).toContain(vehicle(299));
});
