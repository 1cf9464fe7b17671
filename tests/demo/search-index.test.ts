import { describe, expect, it } from 'vitest';
import { unpackCards } from '../../src/search/index-file/cards.ts';
import type { IndexManifest } from '../../src/search/index-file/manifest.ts';
import { fileOf, pagesOf } from '../support/find-page.ts';
import { fileBytes } from '../support/search/file-bytes.ts';
import { Host, resultOf, workerOver } from '../support/search/published-index.ts';
import { loadDemo, TENANTS } from './tenants.ts';

/** Limit for the compressed index, per vehicle. */
const BYTES_PER_VEHICLE = 120;

describe.each(TENANTS)('the search index of %s', async (name) => {
  const { inventory } = await loadDemo(name);
  const { collections, cards } = JSON.parse(fileOf(inventory, 'search-index/manifest.json')) as IndexManifest;
  const { index = '', size = 0 } = collections.Car_production ?? {};
  const bodyOf = (file: string) => {
    const found = inventory.files.find(({ path }) => path === `search-index/${file}`);
    return fileBytes(found?.body ?? '');
  };

  it(`takes less than ${BYTES_PER_VEHICLE} bytes a vehicle`, () => {
    expect(size).toBe(inventory.documents.length);
    expect(size).toBeGreaterThan(50);
    expect(bodyOf(index).length / size).toBeLessThan(BYTES_PER_VEHICLE);
  });

  it('has the cards of all vehicles in the default search order', () => {
    const ids = cards.files.flatMap(([file, count]) => {
      const run = unpackCards(String(bodyOf(file)));
      expect(run).toHaveLength(count);
      return run.map(({ facts }) => facts.id);
    });
    expect(ids).toEqual(inventory.documents.map(({ id }) => id).reverse());
  });

  it('returns the results that the search page was built with', async () => {
    const worker = workerOver(new Host(inventory));
    await worker.init();
    for (const page of pagesOf(inventory, 'search')) {
      const narrowed = Object.entries(page.live.scope).map(
        ([field, values]) => `${field}:=[${values.map((value) => `\`${value}\``)}]`,
      );
      const { found, hits } = resultOf(
        await worker.search({
          filter_by: [...narrowed, 'sold:=false'].join(' && '),
          sort_by: 'custom_rank:desc',
          per_page: page.live.pageSize,
        }),
      );
      expect([page.path, found]).toEqual([page.path, page.total]);
      expect(hits.map(({ document }) => document.id)).toEqual(page.cards.map(({ id }) => id));
    }
  });
});
