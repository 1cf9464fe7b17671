import { gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { pageAt } from '../../../../tests/support/find-page.ts';
import { fileBytes } from '../../../../tests/support/search/file-bytes.ts';
import {
  Host,
  idsOf,
  NOW,
  resultOf,
  siteOf,
  workerOver,
} from '../../../../tests/support/search/published-index.ts';
import { makeCar } from '../../../../tests/support/vehicles.ts';
import { createCardSource } from '../../cards/card-source.ts';

const ALL = '/search/new-used-and-demo-cars/';
/** A second collection, whose columns are loaded separately. */
const MODELS = { collection: 'Model_production' };
const DAY = 86_400;
const cars = Array.from({ length: 150 }, (_, i) =>
  makeCar({
    stocknum: `${1000 + i}`,
    price: 20_000 + ((i * 7919) % 50_000),
    make: i % 3 === 0 ? 'Kia' : 'Mazda',
    model: i % 3 === 0 ? 'Sportage' : 'CX-60',
  }),
);
const site = siteOf(cars);

async function started(host = new Host(site)) {
  const worker = workerOver(host);
  await worker.init();
  return { host, worker };
}

describe('the worker', () => {
  it('returns the same first page of vehicles as the static search page', async () => {
    const { worker } = await started();
    const { hits, found } = resultOf(
      await worker.search({ filter_by: 'sold:=false', sort_by: 'custom_rank:desc' }),
    );
    const page = pageAt(site, ALL, 'search');
    expect(hits.map(({ document }) => document.id)).toEqual(page.cards.map(({ id }) => id));
    expect(found).toBe(page.total);
  });

  it('sorts ties in the default order', async () => {
    const { worker } = await started();
    const byMake = idsOf(await worker.search({ filter_by: 'make:=Kia', sort_by: 'year:desc', per_page: 50 }));
    const byRank = idsOf(
      await worker.search({ filter_by: 'make:=Kia', sort_by: 'custom_rank:desc', per_page: 50 }),
    );
    expect(byMake).toEqual(byRank);
  });

  it('returns for each hit the position of its card instead of the card, whatever the sort order', async () => {
    const { host, worker } = await started();
    const source = createCardSource('/search-index/manifest.json', host.fetch);
    for (const sort_by of ['custom_rank:desc', 'price:asc', 'km:desc']) {
      const { hits } = resultOf(await worker.search({ sort_by, page: 2 }));
      expect(hits).toHaveLength(21);
      const places = hits.map(({ document: { id }, place }) => ({ id, place }));
      const cards = await source.cards(places);
      expect(cards.map((card) => card?.facts.id)).toEqual(hits.map(({ document }) => document.id));
      for (const { document } of hits) expect(document).not.toHaveProperty('card');
    }
    // Every place was right, so no card was looked up by id.
    expect(host.requests.filter((url) => url.includes('/places-'))).toEqual([]);
  });

  it('returns current prices on any page and in any order', async () => {
    const { worker } = await started();
    const { hits } = resultOf(await worker.search({ sort_by: 'price:desc', page: 3 }));
    const prices = hits.map(({ document }) => document.price);
    const expected = cars.map(({ price }) => price ?? 0).sort((a, b) => b - a);
    expect(prices).toEqual(expected.slice(42, 63));
  });

  it('loads each index file once for several searches, and no card files', async () => {
    const { host, worker } = await started();
    await Promise.all([worker.search({}), worker.search({}), worker.search({ sort_by: 'price:asc' })]);
    expect(host.requests).toEqual([...new Set(host.requests)]);
    expect(host.requests.filter((url) => url.includes('/cards-'))).toEqual([]);
  });

  it('answers offline once all cards are loaded', async () => {
    const { host, worker } = await started();
    const source = createCardSource('/search-index/manifest.json', host.fetch);
    await worker.search({ per_page: 1 });
    await source.loadAll();
    host.online = false;
    const asked = host.requests.length;
    const { hits } = resultOf(await worker.search({ sort_by: 'price:asc', per_page: 150 }));
    const cards = await source.cards(hits.map(({ document: { id }, place }) => ({ id, place })));
    expect(cards.filter((card) => card !== null)).toHaveLength(150);
    expect(host.requests).toHaveLength(asked);
  });

  it('reports an invalid search and answers the others', async () => {
    const { worker } = await started();
    await worker.send({
      type: 'search',
      id: 99,
      body: {
        searches: [
          { collection: 'Car_production', q: '*', filter_by: 'nosuch:=1' },
          { collection: 'Nothing', q: '*' },
          { collection: 'Car_production', q: '*', per_page: 0 },
        ],
      },
    });
    expect(worker.replies[0]).toMatchObject({
      id: 99,
      response: {
        results: [
          { error: expect.stringContaining('nosuch') },
          { code: 404, error: 'Not found.' },
          { found: 150 },
        ],
      },
    });
  });

  it('searches the collection of models and returns complete documents', async () => {
    const { worker } = await started();
    const { hits } = resultOf(
      await worker.search({ collection: 'Model_production', sort_by: 'count:desc', per_page: 5 }),
    );
    expect(hits[0]?.document).toEqual({
      id: '/search/mazda/cx-60/',
      'manufacturer.name': 'Mazda',
      'model.name': 'CX-60',
      'model.body': ['suv'],
      name: 'Mazda CX-60',
      count: 100,
      tie_break: expect.any(Number),
    });
  });

  it('reads columns that the host has already decompressed', async () => {
    const host = new Host(site);
    host.unpacks = true;
    const { worker } = await started(host);
    expect(resultOf(await worker.search({})).found).toBe(150);
  });
});

describe('when the index cannot be loaded', () => {
  it('returns the reason, and tries again with the next search', async () => {
    const host = new Host(site);
    host.online = false;
    const { worker } = await started(host);
    expect(await worker.search({})).toEqual({ id: 1, error: 'Failed to fetch' });
    host.online = true;
    expect(resultOf(await worker.search({})).found).toBe(150);
  });

  it('tries to load a second collection again with the next search for it, if that failed before', async () => {
    const { host, worker } = await started();
    await worker.search({ per_page: 0 });
    host.online = false;
    expect(await worker.search(MODELS)).toEqual({ id: 2, error: 'Failed to fetch' });
    host.online = true;
    expect(idsOf(await worker.search(MODELS))).toHaveLength(2);
  });

  it('rejects an index with another format version', async () => {
    const files = site.files.map((file) =>
      file.path.endsWith('manifest.json') ? { ...file, body: '{"format":999,"collections":{}}' } : file,
    );
    const { worker } = await started(new Host({ ...site, files }));
    expect(await worker.search({})).toMatchObject({ error: expect.stringContaining('format 999') });
  });
});

describe('after a new release', () => {
  const fewer = siteOf(cars.slice(0, 120));
  const both = {
    ...fewer,
    files: [...site.files.filter(({ path }) => path.includes('/files/')), ...fewer.files],
  };

  it('keeps using the old index while its files exist', async () => {
    const { host, worker } = await started();
    await worker.search({});
    host.publish(both);
    expect(resultOf(await worker.search({ sort_by: 'price:desc' })).found).toBe(150);
    expect(host.requests.filter((url) => url.endsWith('manifest.json'))).toHaveLength(1);
  });

  it('loads the new index when a file is gone', async () => {
    const { host, worker } = await started();
    await worker.search({});
    host.publish(siteOf([makeCar({ stocknum: 'new' })]));
    expect(resultOf(await worker.search(MODELS)).found).toBe(1);
    expect(resultOf(await worker.search({ sort_by: 'price:desc' })).found).toBe(1);
  });

  it.each([
    ['410', () => new Response('Gone', { status: 410 })],
    ['403, as private buckets do', () => new Response('<Error/>', { status: 403 })],
    [
      'an HTML page',
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ],
  ])('loads the new index when the host answers for a missing file with %s', async (_, missing) => {
    const { host, worker } = await started();
    await worker.search({});
    host.missing = missing;
    host.publish(siteOf([makeCar({ stocknum: 'new' })]));
    expect(resultOf(await worker.search(MODELS)).found).toBe(1);
    expect(resultOf(await worker.search({ sort_by: 'price:desc' })).found).toBe(1);
  });

  it('answers simultaneous searches whose file is gone, and loads the new manifest only once', async () => {
    const { host, worker } = await started();
    await worker.search({});
    host.publish(siteOf([makeCar({ stocknum: 'new' })]));
    const answers = await Promise.all([10, 15, 20].map((per_page) => worker.search({ ...MODELS, per_page })));
    expect(answers.map((answer) => resultOf(answer).found)).toEqual([1, 1, 1]);
    expect(host.requests.filter((url) => url.endsWith('manifest.json'))).toHaveLength(2);
  });
});

describe('with faulty files or requests', () => {
  it('returns an error for a truncated file, and loads the file again with the next search', async () => {
    const { host, worker } = await started();
    host.cut = true;
    expect(await worker.search({ sort_by: 'price:asc' })).toHaveProperty('error');
    host.cut = false;
    expect(resultOf(await worker.search({ sort_by: 'price:asc' })).found).toBe(150);
  });

  it('replies to every request, including malformed ones', async () => {
    const { worker } = await started();
    for (const collection of [undefined, null, 5, '__proto__', 'constructor', ['Car_production']]) {
      const given = await worker.search({ collection } as object);
      expect(given).toMatchObject({ response: { results: [{ code: 404, error: 'Not found.' }] } });
    }
  });

  it('returns an error when the index does not exist', async () => {
    const { host, worker } = await started();
    host.publish({ ...site, files: [] });
    expect(await worker.search({})).toMatchObject({ error: expect.stringContaining('answered 404') });
    host.publish(site);
    expect(resultOf(await worker.search({})).found).toBe(150);
  });
});

describe('the index', () => {
  const sold = makeCar({
    stocknum: 'sold',
    status: 'sold',
    sold: true,
    sold_date_timestamp: NOW.getTime() / 1000 - 2 * DAY,
  });
  const soldLongAgo = { ...sold, id: 'long-ago', sold_date_timestamp: NOW.getTime() / 1000 - 4 * DAY };
  const stale = makeCar({ stocknum: 'stale', updated_at: '2026-11-10T00:00:00Z' });
  const fresh = makeCar({ stocknum: 'fresh' });
  const found = async (overrides: Record<string, unknown>, params = {}) => {
    const { worker } = await started(new Host(siteOf([fresh, sold, soldLongAgo, stale], overrides)));
    return idsOf(await worker.search({ sort_by: 'custom_rank:desc', ...params })).sort();
  };

  test('SRC-29 keeps sold vehicles in the index for three days, or as configured', async () => {
    expect(await found({})).toEqual([fresh.id, sold.id].sort());
    expect(await found({ config: { stock: { sold_listed_days: 5 } } })).toContain('long-ago');
    expect(await found({ config: { stock: { sold_listed_days: 0 } } })).toEqual([fresh.id]);
  });

  test('finds sold vehicles only when the search asks for them', async () => {
    expect(await found({}, { filter_by: 'sold:=false' })).toEqual([fresh.id]);
    expect(await found({}, { filter_by: `sold:=false || id:=[\`${sold.id}\`]` })).toContain(sold.id);
  });

  test('SRC-42 does not find stock that was not updated for three days, or as configured', async () => {
    expect(await found({})).not.toContain(stale.id);
    expect(await found({ config: { stock: { stale_days: 14 } } })).toContain(stale.id);
  });

  test.each([
    [
      'SRC-43 hides only those stale vehicles that are used',
      { stale_used_only: true },
      { car_type: 'new' as const },
    ],
    [
      'SRC-44 hides only those stale vehicles that are in stock',
      { stale_in_stock_only: true },
      { status: 'coming_soon' as const },
    ],
    [
      'SRC-45 hides only those stale vehicles that have certain makes',
      { stale_makes: ['Kia'] },
      { make: 'Mazda' },
    ],
  ])('%s, if configured', async (_, stock, spared) => {
    const old = { updated_at: '2026-11-10T00:00:00Z' };
    const other = makeCar({ stocknum: 'spared', ...old, ...spared });
    const hit = makeCar({ stocknum: 'hit', make: 'Kia', ...old });
    const under = async (overrides: Record<string, unknown>) => {
      const { worker } = await started(new Host(siteOf([other, hit], overrides)));
      return idsOf(await worker.search({}));
    };
    expect(await under({})).toEqual([]);
    expect(await under({ config: { stock } })).toEqual([other.id]);
  });

  const textOf = (bytes: Uint8Array) =>
    Buffer.from(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString('latin1');

  it('contains no private fields', () => {
    const secret = makeCar({
      vin: '6ZC7HW1T6LL782304',
      regplate: '443VJ4',
      private_suburb: 'Hiddenville',
      private_postcode: '4998',
    });
    const { files, documents } = siteOf([secret]);
    const published = files.filter(({ path }) => path.startsWith('search-index/'));
    const bodies = published
      .map(({ body: made }) => fileBytes(made))
      .map((body) => (typeof body === 'string' ? body : textOf(body)));
    const text = [JSON.stringify(documents), ...bodies].join();
    expect(text).toContain(secret.slug);
    for (const word of ['6ZC7HW1T6LL782304', '443VJ4', 'Hiddenville', '4998'])
      expect(text).not.toContain(word);
  });
});
