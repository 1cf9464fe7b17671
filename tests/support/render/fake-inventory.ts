import type { Inventory } from '../../../src/site/inventory.ts';
import type { Page } from '../../../src/site/page.ts';

const chrome = { tenant: 'demo', dealer: { url: 'https://demo.example' } };

export interface FakePage {
  path: string;
  title: string;
  /** Number of dots that the fake bundle adds to the page, so that pages differ in size. */
  padding?: number;
  fingerprint?: string;
  /** Replaces the page that is created from the other properties. */
  page?: () => Page;
}

/** An inventory of pages with only a path and a title. */
export function fakeInventory(pages: FakePage[], more: Partial<Inventory> = {}): Inventory {
  const builtPages = pages.map(
    ({ path, title, padding = 0 }) =>
      ({ kind: 'content', path, head: { title }, padding, chrome }) as unknown as Page,
  );
  return {
    tenant: 'demo',
    sources: builtPages.map((page, index) => ({
      path: page.path,
      fingerprint: pages[index]?.fingerprint ?? null,
      page: pages[index]?.page ?? (() => page),
    })),
    pages: builtPages,
    findings: [],
    redirectFindings: [],
    lostTexts: [],
    lostVehicles: [],
    deadLinks: [],
    photoWarnings: [],
    warnings: [],
    files: [{ path: 'robots.txt', body: 'User-agent: *\n' }],
    documents: [],
    models: [],
    redirects: [],
    media: [],
    smallFrames: [],
    social: { sources: [], hero: null, mark: '', icon: '', background: '#000' },
    vehicleCount: pages.length,
    onSale: pages.map(({ path }) => path),
    left: new Set(),
    stale: null,
    ...more,
  };
}

/** `count` vehicle pages with `word` in their titles, so that a test notices a site that mixes pages of two builds. */
export const vehiclePages = (count: number, word: string): FakePage[] =>
  Array.from({ length: count }, (_, index) => ({
    path: `/cars/vehicle-${index}`,
    title: `${word} ${index}`,
  }));
