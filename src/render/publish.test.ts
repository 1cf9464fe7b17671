import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBundle } from '../../tests/support/render/fake-bundle.ts';
import { fakeInventory, vehiclePages } from '../../tests/support/render/fake-inventory.ts';
import type { Inventory } from '../site/inventory.ts';
import type { Compiled } from './compile.ts';
import { MANIFEST_FILE } from './manifest.ts';
import { CHANGES_FILE, type PublishOptions, publishInventory } from './publish-inventory.ts';
import { Release } from './release.ts';

let folder: string;
let dist: string;
let compiled: Compiled;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
  dist = join(folder, 'dist');
  compiled = fakeBundle(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const publish = (inventory: Inventory, options: Partial<PublishOptions> = {}) =>
  publishInventory(inventory, {
    dist,
    compiled,
    linked: [],
    jobs: 1,
    force: false,
    maxDrop: 0.3,
    now: new Date('2026-11-20T00:00:00Z'),
    onProgress: () => {},
    ...options,
  });
const html = (path: string) => readFileSync(join(dist, 'demo', path), 'utf8');
const changes = () => JSON.parse(html(CHANGES_FILE)) as { changed: string[]; removed: string[] };

describe('publishing an inventory', () => {
  it('writes each page, file and asset where a static host finds it', async () => {
    const pages = [
      { path: '/', title: 'Home' },
      { path: '/cars/a', title: 'A' },
      { path: '/search/used-cars/', title: 'Used' },
      { path: '/404', title: 'Not found' },
    ];
    const summary = await publish(fakeInventory(pages));
    expect(summary).toMatchObject({ rendered: 4, unchanged: 0, removed: 0, published: true });
    expect(html('index.html')).toContain('Home');
    expect(html('cars/a.html')).toContain('A');
    expect(html('search/used-cars/index.html')).toContain('Used');
    expect(html('404.html')).toContain('Not found');
    expect(html('robots.txt')).toContain('User-agent');
    expect(existsSync(join(dist, 'demo/_astro/app.js'))).toBe(true);
  });

  it('renders only the page whose data changed, and lists it for the upload', async () => {
    await publish(fakeInventory(vehiclePages(20, 'old')));
    const before = statSync(join(dist, 'demo/cars/vehicle-3.html')).ino;
    const pages = vehiclePages(20, 'old').with(7, { path: '/cars/vehicle-7', title: 'new' });
    const summary = await publish(fakeInventory(pages));
    expect(summary).toMatchObject({ rendered: 1, unchanged: 19, removed: 0 });
    expect(html('cars/vehicle-7.html')).toContain('new');
    expect(statSync(join(dist, 'demo/cars/vehicle-3.html')).ino).toBe(before);
    expect(changes()).toEqual({ changed: ['cars/vehicle-7.html'], removed: [] });
  });

  it('lists for the upload only files whose bytes differ, although new code renders every page', async () => {
    await publish(fakeInventory(vehiclePages(5, 'old')));
    compiled = { ...compiled, buildId: 'other', sourcesId: 'other' };
    const pages = vehiclePages(5, 'old').with(2, { path: '/cars/vehicle-2', title: 'new' });
    expect(await publish(fakeInventory(pages))).toMatchObject({ rendered: 5, published: true });
    expect(changes()).toEqual({ changed: ['cars/vehicle-2.html'], removed: [] });
  });

  it('does not compute the data of a page whose fingerprint is unchanged', async () => {
    const page = { path: '/cars/a', title: 'A', fingerprint: 'f1' };
    await publish(fakeInventory([page]));
    const notMade = () => expect.unreachable('the page was made');
    expect(await publish(fakeInventory([{ ...page, page: notMade }]))).toMatchObject({
      unchanged: 1,
      published: false,
    });
  });

  it('computes a page again when its fingerprint or the sources changed, but renders it only when its data changed', async () => {
    const page = { path: '/cars/a', title: 'A', fingerprint: 'f1' };
    await publish(fakeInventory([page]));
    const again = await publish(fakeInventory([{ ...page, title: 'B', fingerprint: 'f2' }]));
    expect(again).toMatchObject({ rendered: 1 });
    compiled = { ...compiled, sourcesId: 'touched' };
    const same = fakeInventory([{ ...page, title: 'B', fingerprint: 'f2' }]);
    expect(await publish(same)).toMatchObject({ rendered: 0, unchanged: 1, published: false });
    compiled = { ...compiled, sourcesId: 'touched again' };
    const other = fakeInventory([{ ...page, title: 'C', fingerprint: 'f2' }]);
    expect(await publish(other)).toMatchObject({ rendered: 1, unchanged: 0 });
  });

  it('publishes nothing when nothing changed', async () => {
    await publish(fakeInventory(vehiclePages(5, 'same')));
    const release = realpathSync(join(dist, 'demo'));
    expect(await publish(fakeInventory(vehiclePages(5, 'same')))).toMatchObject({
      rendered: 0,
      published: false,
    });
    expect(realpathSync(join(dist, 'demo'))).toBe(release);
  });

  it('removes the page of a vehicle that left the stock, and lists the page as removed for the upload', async () => {
    await publish(fakeInventory(vehiclePages(10, 'x')));
    expect(await publish(fakeInventory(vehiclePages(9, 'x')))).toMatchObject({
      rendered: 0,
      removed: 1,
      published: true,
    });
    expect(existsSync(join(dist, 'demo/cars/vehicle-9.html'))).toBe(false);
    expect(changes().removed).toEqual(['cars/vehicle-9.html']);
  });

  it('publishes exactly the inventory after any sequence of builds', async () => {
    const site = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.constantFrom('red', 'blue'), {
      minKeys: 1,
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(site, { minLength: 2, maxLength: 7 }), async (history) => {
        run += 1;
        dist = join(folder, `dist-${run}`);
        for (const pages of history) {
          const wanted = Object.entries(pages).map(([name, title]) => ({ path: `/cars/${name}`, title }));
          await publish(fakeInventory(wanted), { maxDrop: null });
          const files = readdirSync(join(dist, 'demo/cars')).sort();
          expect(files).toEqual(wanted.map(({ path }) => `${path.slice(6)}.html`).sort());
          for (const { path, title } of wanted) expect(html(`${path}.html`)).toBe(`<title>${title}</title>`);
        }
        expect(readdirSync(join(dist, '.releases/demo')).length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 25 },
    );
  });

  it('never changes an older release', async () => {
    await publish(fakeInventory(vehiclePages(3, 'first')));
    const first = realpathSync(join(dist, 'demo'));
    await publish(
      fakeInventory(vehiclePages(3, 'second'), { files: [{ path: 'robots.txt', body: 'changed' }] }),
    );
    expect(readFileSync(join(first, 'cars/vehicle-1.html'), 'utf8')).toContain('first');
    expect(readFileSync(join(first, 'robots.txt'), 'utf8')).not.toContain('changed');
    expect(html('cars/vehicle-1.html')).toContain('second');
  });

  it('keeps the live site if a page cannot be rendered, and names the page', async () => {
    await publish(fakeInventory(vehiclePages(4, 'good')));
    const broken = [...vehiclePages(4, 'better'), { path: '/cars/bad', title: 'fails' }];
    await expect(publish(fakeInventory(broken))).rejects.toThrow(
      'The page /cars/bad could not be rendered: the view has no answer',
    );
    expect(html('cars/vehicle-0.html')).toContain('good');
    expect(readdirSync(join(dist, '.releases/demo'))).toHaveLength(1);
  });

  it('leaves no manifest in the unfinished release when rendering fails and its folder cannot be removed', async () => {
    const pagesOf = (title: string) => vehiclePages(20, 'x').with(7, { path: '/cars/vehicle-7', title });
    for (const title of ['one', 'two', 'three']) await publish(fakeInventory(pagesOf(title)));
    const releases = join(dist, '.releases/demo');
    expect(readdirSync(releases).sort()).toEqual(['1', '2', '3']);
    // The next build reuses the folder of the first release, whose manifest lists another site.
    vi.spyOn(Release.prototype, 'discard').mockImplementationOnce(() => {});
    const broken = [...pagesOf('four'), { path: '/cars/bad', title: 'fails' }];
    await expect(publish(fakeInventory(broken))).rejects.toThrow('/cars/bad could not be rendered');
    expect(readdirSync(releases).sort()).toEqual(['2', '3', '4']);
    expect(existsSync(join(releases, '4/cars/vehicle-7.html'))).toBe(true);
    const withManifest = (name: string) => existsSync(join(releases, name, MANIFEST_FILE));
    expect(['2', '3', '4'].filter(withManifest)).toEqual(['2', '3']);
    expect(html('cars/vehicle-7.html')).toContain('three');

    expect(await publish(fakeInventory(pagesOf('five')))).toMatchObject({ rendered: 1, unchanged: 19 });
    expect(readdirSync(releases).filter(withManifest)).toHaveLength(3);
    expect(existsSync(join(dist, 'demo/cars/bad.html'))).toBe(false);
    expect(readdirSync(releases)).not.toContain('4');
  });

  it('leaves no folder behind when copying a file fails while threads still render', async () => {
    const gone = { path: 'gone.txt', source: join(folder, 'gone.txt'), signature: '1', copy: true as const };
    await expect(
      publish(fakeInventory(vehiclePages(400, 'Ford')), { linked: [gone], jobs: 2 }),
    ).rejects.toThrow('ENOENT');
    await setTimeout(500);
    expect(readdirSync(join(dist, '.releases/demo'))).toEqual([]);
  });

  it('refuses to lose more stock than the tenant allows, unless --accept-drop is given', async () => {
    await publish(fakeInventory(vehiclePages(10, 'x')));
    await expect(publish(fakeInventory(vehiclePages(6, 'x')))).rejects.toThrow(
      'The site would not list 4 of 10 vehicles any more (40 %); this tenant allows 30 % (config.stock.max_drop). ' +
        'If that is right, build again with --accept-drop.',
    );
    expect(existsSync(join(dist, 'demo/cars/vehicle-9.html'))).toBe(true);
    expect(await publish(fakeInventory(vehiclePages(6, 'x')), { maxDrop: null })).toMatchObject({
      removed: 4,
    });
  });

  it('does not count vehicles that the stock knows as sold or gone as lost, and only these', async () => {
    const ids = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `A${from + index}`);
    const stock = (onSale: string[], left: string[]) =>
      fakeInventory(vehiclePages(onSale.length, 'x'), { onSale, left: new Set(left) });
    await publish(stock(ids(1, 10), ids(21, 40)));
    // Some of those that left long ago are forgotten at the same time.
    await publish(stock(ids(5, 10), [...ids(1, 4), ...ids(31, 40)]));
    await publish(stock(ids(1, 10), []));
    // New vehicles, for sale or already sold, do not make up for those that disappear.
    await expect(
      publish(stock([...ids(7, 10), ...ids(11, 16)], [...ids(1, 2), ...ids(41, 44)])),
    ).rejects.toThrow(
      'The site would not list 4 of 10 vehicles any more (40 %), besides the 2 that are sold or gone; this tenant allows 30 %',
    );
  });

  it('SRC-42 refuses to take more stock off the lists by its age than the tenant allows, also in a first build', async () => {
    const message =
      '4 of 10 vehicles for sale were last changed more than 3 days ago, so they are not listed.';
    const aged = (count: number, left: string[] = []) =>
      fakeInventory(vehiclePages(10, 'x'), {
        onSale: vehiclePages(10 - count, 'x').map(({ path }) => path),
        left: new Set(left),
        stale: { count, message },
      });
    const refusal =
      'The site would not list 4 of 10 vehicles any more (40 %); this tenant allows 30 % (config.stock.max_drop). ' +
      `${message} If that is right, build again with --accept-drop.`;
    // Vehicles that left before the first build say nothing about those that are too old.
    await expect(publish(aged(4, ['A1', 'A2', 'A3', 'A4']))).rejects.toThrow(refusal);
    await expect(publish(aged(4))).rejects.toThrow(refusal);
    await publish(aged(0));
    await expect(publish(aged(4))).rejects.toThrow(refusal);
    await publish(aged(3));
    await publish(aged(4), { maxDrop: null });
  });

  it('renders every page again when the code changed, and keeps the old scripts for open tabs', async () => {
    await publish(fakeInventory(vehiclePages(3, 'x')));
    compiled = fakeBundle(folder, 'build-2', 'app-2.js');
    expect(await publish(fakeInventory(vehiclePages(3, 'x')))).toMatchObject({ rendered: 3, unchanged: 0 });
    expect(readdirSync(join(dist, 'demo/_astro'))).toEqual(['app-2.js', 'app.js']);
    const later = new Date('2026-12-20T00:00:00Z');
    await publish(fakeInventory(vehiclePages(2, 'x')), { now: later, maxDrop: null });
    expect(readdirSync(join(dist, 'demo/_astro'))).toEqual(['app-2.js']);
  });

  it('publishes pictures, and publishes a picture again when its signature changes', async () => {
    const source = join(folder, 'photo.avif');
    writeFileSync(source, 'pixels');
    const linked = (signature: string) => [{ path: 'media/photo.avif', source, signature }];
    await publish(fakeInventory(vehiclePages(1, 'x')), { linked: linked('1') });
    expect(html('media/photo.avif')).toBe('pixels');
    expect(await publish(fakeInventory(vehiclePages(1, 'x')), { linked: linked('2') })).toMatchObject({
      published: true,
    });
    expect(changes().changed).toEqual(['media/photo.avif']);
  });

  it('builds the same site with one thread and with two', async () => {
    const pages = vehiclePages(700, 'x');
    await publish(fakeInventory(pages));
    const one = realpathSync(join(dist, 'demo'));
    await publish(fakeInventory(pages), { jobs: 2, force: true });
    for (const { path } of pages)
      expect(html(`${path}.html`)).toBe(readFileSync(join(one, `${path}.html`), 'utf8'));
  });
});
