import { DEMO_TENANTS } from '../support/hosts.ts';
import { tagsOf } from '../support/html.ts';
import { publishedPages } from '../support/published.ts';
import { at, expect, test } from './site.ts';

test('SRC-48 a tile below the search of all stock opens the page of its body type, with as many vehicles as the tile says', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/search/new-used-and-demo-cars/'));
  const browse = page.getByRole('region', { name: 'Browse by body type' });
  const utes = browse.getByRole('link', { name: /^Utes \d+ in stock$/ });
  const count = /\d+/.exec((await utes.textContent()) ?? '')?.[0];
  await utes.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${count} utes`);
  await expect(page.getByRole('main')).toContainText(`${count} vehicles`);
});

test('SRC-48 SRC-08 on the page of a body type, the tile of a make opens a search of both, with as many vehicles as the tile says', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/search/ute/'));
  const browse = page.getByRole('region', { name: 'Browse by make' });
  const ford = browse.getByRole('link', { name: /^Ford \d+ in stock$/ });
  const count = /\d+/.exec((await ford.textContent()) ?? '')?.[0];
  await ford.click();
  await expect(page).toHaveURL(/refinementList(\[|%5B)make/);
  await expect(page.getByRole('main')).toContainText(`${count} vehicles`);
});

test('in menus, filters and tiles, no list of body types shows the same picture twice', () => {
  for (const tenant of DEMO_TENANTS) {
    let lists = 0;
    const repeated = publishedPages(tenant).flatMap(({ path, html }) =>
      [...html.matchAll(/<ul\b(?:(?!<ul\b).)*?<\/ul>/gs)].flatMap(([list]) => {
        // Models of one body share its picture.
        if (/^<ul[^>]*data-attribute="model"/.test(list)) return [];
        const pictures = tagsOf(list).flatMap(({ name, attributes }) =>
          name === 'img' && attributes.src?.includes('/cut-') ? [attributes.src] : [],
        );
        if (pictures.length > 1) lists += 1;
        return new Set(pictures).size < pictures.length ? [`${path}: ${list.slice(0, 60)}`] : [];
      }),
    );
    expect(lists, tenant).toBeGreaterThan(0);
    expect(repeated, tenant).toEqual([]);
  }
});

test('labels of tiles break between words only, and all tiles of a list have a picture, or all have a drawing, or none has either', async ({
  page,
}) => {
  for (const tenant of DEMO_TENANTS) {
    await page.goto(at(tenant, '/search/new-used-and-demo-cars/'));
    const labels = page.getByRole('region', { name: /^Browse by / }).locator('b');
    expect(await labels.count()).toBeGreaterThan(1);
    for (const width of [360, 768, 1040, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await labels.evaluateAll((all) =>
        all.flatMap((label) => {
          const text = label.firstChild;
          if (!text) return ['a tile without a label'];
          return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
      expect(broken, `${tenant} at ${width}`).toEqual([]);
    }
    const tiles = page.getByRole('region', { name: /^Browse by / }).getByRole('listitem');
    for (const kind of ['img', 'svg'])
      expect([0, await tiles.count()], tenant).toContain(
        await tiles.filter({ has: page.locator(kind) }).count(),
      );
  }
});

test('all body types on the home page have a picture, and none has a drawing beside the pictures of others', async ({
  page,
}) => {
  const kinds = async (tenant: string) => {
    await page.goto(at(tenant));
    const tiles = page
      .getByRole('region', { name: /^(Shop by body type|Three shapes of away)$/ })
      .getByRole('listitem');
    const has = (kind: string) => tiles.filter({ has: page.locator(kind) }).count();
    return { tiles: await tiles.count(), pictures: await has('img'), drawings: await has('svg') };
  };
  for (const tenant of DEMO_TENANTS) {
    const { tiles, pictures, drawings } = await kinds(tenant);
    expect([pictures, drawings], tenant).toEqual([tiles, 0]);
  }
});
