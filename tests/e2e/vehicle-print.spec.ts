import type { Locator } from '@playwright/test';
import { featuresInOrder } from '../../src/stock/rules/features-in-order.ts';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { isOnSale, samplePaths, stockOf } from '../support/samples.ts';
import { MAX_SHEETS, SHEET, sheetsOf } from './sheets.ts';
import { at, buyBox, expect, test } from './site.ts';

const TENANT = 'harbourline';

/** The vehicle with the most features, which takes the most space on paper. */
const [CAR] = stockOf(TENANT)
  .filter(isOnSale)
  .filter(({ price }) => price !== null)
  .sort((a, b) => b.features.length - a.features.length);

async function boxOf(part: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(width).toBeGreaterThan(1);
  return { left: x, right: x + width, top: y, bottom: y + height };
}

test('PRN-01 a printed vehicle page takes at most two sheets: the name, one picture beside the price, then the sections in two columns, with every feature beside its tick and without buttons', async ({
  page,
}) => {
  if (!CAR) throw new Error(`${TENANT} has no vehicle.`);
  await page.goto(at(TENANT, CAR.path));
  expect(await sheetsOf(page)).toBeLessThanOrEqual(MAX_SHEETS);
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');

  const pictures = main.getByRole('region', { name: 'Pictures' }).getByRole('img').filter({ visible: true });
  await expect(pictures).toHaveCount(1);
  const name = await boxOf(main.getByRole('heading', { level: 1 }));
  const picture = await boxOf(pictures);
  const price = await boxOf(
    buyBox(page)
      .getByText(`$${CAR.price?.toLocaleString('en-AU')}`)
      .filter({ visible: true })
      .first(),
  );
  expect(name.bottom).toBeLessThanOrEqual(picture.top);
  expect(name.bottom).toBeLessThanOrEqual(price.top);
  expect(picture.right).toBeLessThan(price.left);
  expect(price.top).toBeLessThan(picture.bottom);
  expect(picture.bottom).toBeLessThan(SHEET.height / 2);

  const sections = await main.locator('.v-sec:has(> h2)').evaluateAll((all) =>
    all
      .filter((section) => section.checkVisibility())
      .map((section) => {
        const [heading, first] = section.children;
        const [above, below] = [heading, first].map((part) => part?.getBoundingClientRect());
        return {
          name: heading?.textContent?.trim(),
          isSeen: (heading?.clientWidth ?? 0) > 1,
          left: Math.round(above?.left ?? 0),
          besides: Math.round((below?.left ?? 0) - (above?.left ?? 0)),
          gap: (below?.top ?? 0) - (above?.bottom ?? 0),
        };
      }),
  );
  expect(new Set(sections.map(({ left }) => left)).size).toBe(2);
  for (const { name: heading, isSeen, besides, gap } of sections) {
    expect(besides, heading).toBe(0);
    // A heading that is only read out takes no space.
    expect(gap, heading).toBeGreaterThanOrEqual(isSeen ? 0 : -1);
    expect(gap, heading).toBeLessThan(24);
  }

  const features = main
    .getByRole('region', { name: 'Features' })
    .getByRole('listitem')
    .filter({ visible: true });
  await expect(features).toHaveText(featuresInOrder(CAR.features));
  const ticks = await features.evaluateAll((all) =>
    all.map((item) => {
      const words = document.createRange();
      words.selectNodeContents(item);
      const [line] = [...words.getClientRects()].slice(-1);
      const box = item.getBoundingClientRect();
      const tick = getComputedStyle(item, '::before');
      return (
        tick.borderBottomStyle === 'solid' &&
        parseFloat(tick.width) > 1 &&
        box.left + parseFloat(tick.left) + parseFloat(tick.width) <= (line?.left ?? 0) &&
        parseFloat(tick.top) < 24
      );
    }),
  );
  expect(ticks.filter((isBeside) => !isBeside)).toEqual([]);
  await expect(
    main.locator('button, input, select, summary, a.btn:not([href^="tel:"])').filter({ visible: true }),
  ).toHaveCount(0);
});

for (const tenant of DEMO_TENANTS)
  test(`PRN-01 vehicles of ${tenant}, for sale and sold, print on at most two sheets`, async ({ page }) => {
    const longest = stockOf(tenant)
      .filter(isOnSale)
      .toSorted((a, b) => b.features.length - a.features.length)
      .slice(0, 8)
      .map(({ path }) => path);
    for (const path of [samplePaths(tenant)['sold vehicle'] ?? [], longest].flat()) {
      await page.goto(at(tenant, path));
      expect(await sheetsOf(page), path).toBeLessThanOrEqual(MAX_SHEETS);
    }
  });
