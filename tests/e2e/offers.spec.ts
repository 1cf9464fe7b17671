import { test as base, type Page } from '@playwright/test';
import { fillIn, useRealService } from './real-service.ts';
import { at, expect, resultCards, test } from './site.ts';
import { storedLead } from './stored-lead.ts';
import { newVisitor } from './visitor.ts';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };

for (const viewport of [PHONE, DESKTOP])
  test(`OFF-02 in a window ${viewport.width} px wide, an offer on the home page leads to its own page, with all its terms and its vehicles`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(at('harbourline'));
    await page.getByRole('link', { name: 'Mazda CX-5 Maxx Sport from $42,880 drive away' }).click();
    await expect(page).toHaveURL(at('harbourline', '/offers/mazda/hl-o1'));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'Mazda CX-5 Maxx Sport from $42,880 drive away',
    );
    await expect(main.getByText('Ends 30 June 2027')).toBeVisible();
    await expect(main.getByText(/^Choose any CX-5 Maxx Sport.*if yours is not here\.$/s)).toBeVisible();
    const terms = main.getByRole('region', { name: 'Terms of this offer' });
    await expect(terms.getByText(/^Drive away price.*by 30 June 2027\.$/s)).toBeVisible();
    await expect(main.getByText('View more')).toHaveCount(0);
    const stock = main.getByRole('region', { name: 'Mazda CX-5 in stock' });
    await expect(stock.getByRole('article')).toHaveCount(12);
    for (const name of await stock.getByRole('heading', { level: 3 }).allTextContents())
      expect(name).toMatch(/^\d{4} Mazda CX-5$/);
    await expect(stock.getByRole('article').first()).toContainText('New');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    await stock.getByRole('link', { name: /^See all \d+ vehicles$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\d+ Mazda CX-5s$/);
    await expect(resultCards(page)).not.toHaveCount(0);
  });

test('OFF-02 the page of the trade-in offer links to the trade-in form, which has the list of yards below it, and on a phone the last words of the offer’s name do not wrap', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(at('harbourline', '/offers/hl-o5'));
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current]');
  const { x = 0, width = 0 } = (await crumb.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(PHONE.width);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('A written trade-in price in one business day');
  expect(await heading.locator('.nowrap').evaluate((part) => part.getClientRects().length)).toBe(1);
  await expect(page.getByRole('main')).not.toContainText('calculator');
  await page.getByRole('main').getByRole('link', { name: 'trade-in page' }).click();
  await expect(page).toHaveURL(at('harbourline', '/trade-in'));
  await page.setViewportSize(DESKTOP);
  await expect(page.getByRole('complementary', { name: 'Prefer to talk?' })).toBeVisible();
  // The list of six yards is below the form: beside it there would be an empty area.
  const boxes = await page.evaluate(() =>
    ['.form-page > .main', '.form-page > aside'].map((part) => {
      const { top = 0, bottom = 0 } = document.querySelector(part)?.getBoundingClientRect() ?? {};
      return { top, bottom };
    }),
  );
  expect(boxes[1]?.top).toBeGreaterThanOrEqual(boxes[0]?.bottom ?? Number.NaN);
});

test('OFF-02 ROU-28 the page of an offer without a make, from a dealer without manufacturers, links to all stock', async ({
  page,
}) => {
  await page.goto(at('ironbark', '/offers/ib-o2'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('First service in the field');
  await expect(main.getByRole('article')).toHaveCount(1);
  await expect(main.getByRole('link', { name: /^Call 02 5550 0310$/ })).toHaveAttribute(
    'href',
    'tel:+61255500310',
  );
  await expect(main.getByRole('link', { name: 'See all our trucks' })).toBeVisible();
});

const OFFER = 'Mazda CX-5 Maxx Sport from $42,880 drive away';

test('on a phone, an offer’s vehicles stand side by side, and its name begins on the first line of the breadcrumbs and wraps there', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(at('harbourline', '/offers/mazda/hl-o1'));
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  const name = crumb.getByText(OFFER);
  const lines = await name.evaluate((element) =>
    [...element.getClientRects()].map(({ top, right }) => ({ top, right })),
  );
  const home = await crumb.getByRole('link', { name: 'Home' }).boundingBox();
  for (const { right } of lines) expect(right).toBeLessThanOrEqual(PHONE.width);
  expect(lines[0]?.top).toBeLessThan((home?.y ?? 0) + (home?.height ?? 0));
  expect((await crumb.boundingBox())?.height).toBeLessThan(80);
  const cards = page.getByRole('region', { name: 'Mazda CX-5 in stock' }).getByRole('article');
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  await cards.last().getByRole('link').first().focus();
  await expect(cards.last()).toBeInViewport();
});

async function acceptOffer(page: Page, name: string): Promise<void> {
  await page.goto(at('harbourline', '/offers/mazda/hl-o1'));
  await page.getByRole('main').getByRole('link', { name: 'I’m interested' }).click();
  const form = page.getByRole('region', { name: 'I’m interested' });
  await expect(form).toBeInViewport();
  await fillIn(form, name);
  await form.getByLabel('Preferred Dealership').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page).toHaveURL(at('harbourline', '/success'));
  const lead = await storedLead('harbourline', name);
  for (const line of [
    'form: offer',
    'event id: 18',
    'category: Offer Enquiry',
    'offer_accepted: true',
    'offer_id: hl-o1',
    `offer_name: ${OFFER}`,
    'page_id: /offers/mazda/hl-o1',
    'manufacturer_slug: mazda',
    'vehicle_make: Mazda',
    'vehicle_model: CX-5',
  ])
    expect(lead).toContain(line);
}

test('OFF-02 API-27 DAT-38 TRK-09 a shopper accepts an offer on its page, and the lead names the offer', async ({
  page,
}) => {
  await useRealService(page);
  await page.setViewportSize(PHONE);
  await acceptOffer(page, `Nia${Date.now()}`);
});

base.describe('without scripts', () => {
  base.use({ javaScriptEnabled: false, extraHTTPHeaders: newVisitor() });
  base(
    'OFF-02 API-27 TRK-09 a shopper accepts an offer on its page, and the lead names the offer',
    async ({ page }) => {
      await acceptOffer(page, `Oli${Date.now()}`);
    },
  );
});
