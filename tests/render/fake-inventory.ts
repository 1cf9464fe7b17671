import type { Inventory, Page } from '../../src/site/page.ts';

const chrome = { tenant: 'demo', dealer: { url: 'https://demo.example' } };

export interface FakePage {
  path: string;
  title: string;
  padding?: number;
}

/** An inventory of pages that only have a path and a title. */
export function fakeInventory(pages: FakePage[], more: Partial<Inventory> = {}): Inventory {
  return {
    tenant: 'demo',
    pages: pages.map(
      ({ path, title, padding = 0 }) =>
        ({ kind: 'content', path, head: { title }, padding, chrome }) as unknown as Page,
    ),
    files: [{ path: 'robots.txt', body: 'User-agent: *\n' }],
    redirects: [],
    media: [],
    vehicleCount: pages.length,
    ...more,
  } as Inventory;
}

/** `count` vehicle pages that all carry one word, so that a mixed site shows. */
export const vehiclePages = (count: number, word: string): FakePage[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/cars/vehicle-${index}`,
    title: `${word} ${index}`,
  }));
