import { expect, it } from 'vitest';
import { pages } from '../../tests/fixtures/pages.ts';
import { htmlOf } from '../../tests/support/render-view.ts';

/** Maximum number of render-blocking style sheets, without a dealer's own: one of all pages, one of this kind. */
const MOST = 2;

it('pages have few render-blocking style sheets, and all share one of them', async () => {
  const shared = new Set<string>();
  for (const page of pages) {
    const sheets = [...(await htmlOf(page)).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    expect(sheets.length, page.path).toBeGreaterThan(0);
    expect(sheets.length, page.path).toBeLessThanOrEqual(MOST);
    const own = new Set(sheets.map(([, address = '']) => address));
    if (shared.size === 0) for (const address of own) shared.add(address);
    for (const address of shared) if (!own.has(address)) shared.delete(address);
  }
  expect([...shared]).toEqual([expect.stringMatching(/^\/_astro\/styles\./)]);
});
