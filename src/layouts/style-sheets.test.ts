import { expect, it } from 'vitest';
import { pages } from '../../tests/fixtures/pages.ts';
import { htmlOf } from '../../tests/support/render-view.ts';

/** One sheet of all pages and one of this kind. Those of a dealer's own components and those for paper are not counted. */
const MAX_SHEETS = 2;

it('every page has one or two render-blocking style sheets, and exactly one is the same on all pages', async () => {
  const shared = new Set<string>();
  for (const page of pages) {
    const sheets = [...(await htmlOf(page)).matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
    expect(sheets.length, page.path).toBeGreaterThan(0);
    expect(sheets.length, page.path).toBeLessThanOrEqual(MAX_SHEETS);
    const addresses = new Set(sheets.map(([, address = '']) => address));
    if (shared.size === 0) for (const address of addresses) shared.add(address);
    for (const address of shared) if (!addresses.has(address)) shared.delete(address);
  }
  expect([...shared]).toEqual([expect.stringMatching(/^\/_astro\/styles\./)]);
});
