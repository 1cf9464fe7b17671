import { ELSEWHERE } from '../support/hosts.ts';
import { axeViolations } from './axe.ts';
import { answerDistantPictures } from './distant-pictures.ts';
import { drawAll } from './draw-all.ts';
import { at, expect, test } from './site.ts';

test.beforeEach(({ page }) => answerDistantPictures(page));

test('an answer opens below its question, by keyboard, too', async ({ page }) => {
  await page.goto(at('cinder-road', '/ride-first'));
  const faq = page.getByRole('region', { name: 'Before you ride' });
  const answer = faq.getByText('Three. After that nobody remembers which clutch was which.');
  await expect(answer).toBeHidden();
  await faq.getByText('How many bikes can I try in a day?').focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await expect(faq.getByText('Come back another day for the rest; it is not a race.')).toBeVisible();
});

test('search engines get the questions as data, which texts of the dealer cannot leave', async ({ page }) => {
  await page.goto(at(ELSEWHERE, '/dealerships'));
  await expect(page.getByText('Is </script> a question?')).toBeVisible();
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === 'FAQPage');
  expect(data.mainEntity).toHaveLength(2);
  expect(data.mainEntity[0]).toEqual({
    '@type': 'Question',
    name: 'Is </script> a question?',
    acceptedAnswer: { '@type': 'Answer', text: 'It is text, see our page.\nA&B: 1 < 2.' },
  });
});

test('an answer may have links', async ({ page }) => {
  await page.goto(at('banksia-bay', '/owner-benefits'));
  await page.getByText('How often do the bearings want grease?').click();
  await page.getByRole('link', { name: 'with the service' }).click();
  await expect(page).toHaveURL(at('banksia-bay', '/service'));
  await page.goto(at(ELSEWHERE, '/dealerships'));
  await page.getByText('Is </script> a question?').click();
  const link = page.getByRole('link', { name: 'our page' });
  await expect(link).toHaveAttribute('href', '/contact');
  await expect(page.getByText('A&B: 1 < 2.', { exact: true })).toBeVisible();
});

test('answers stand on paper, though they are closed on the page', async ({ page }) => {
  await page.goto(at('cinder-road', '/ride-first'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Yes, a bike that your permit allows.')).toBeVisible();
});

test('the figures of a dealer: its own, those of its stock and the years since it opened', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date());
  await page.goto(at('harbourline', '/about-us'));
  const figures = page.getByRole('region', { name: 'Fifty-odd years, in figures' }).getByRole('listitem');
  await expect(figures).toHaveText([
    /^\d{2} years on the same corner$/,
    /^\d{3} vehicles in stock$/,
    '6 yards with one stock list',
    '41 technicians in our workshops',
  ]);
  const stock = Number((await figures.nth(1).innerText()).match(/\d+/)?.[0]);
  await page.goto(at('harbourline', '/search/new-used-and-demo-cars'));
  await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${stock}\\b`));
});

test('a figure that counts nothing yet is left out', async ({ page }) => {
  await page.goto(at(ELSEWHERE, '/dealerships'));
  const figures = page.getByRole('region', { name: 'In figures' }).getByRole('listitem');
  await expect(figures).toHaveCount(3);
  await expect(figures.last()).toHaveText(/^2 in 3 of /);
});

for (const width of [320, 360, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('long words widen no page, and tables scroll in their boxes', async ({ page }) => {
      await page.goto(at(ELSEWHERE, '/dealerships'));
      await drawAll(page);
      const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await excess()).toBeLessThanOrEqual(0);
      const table = page.getByRole('region', { name: 'What it costs' });
      const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      if (width < 720) {
        expect(hidden).toBeGreaterThan(100);
        await table.focus();
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
        // The first column stays.
        const name = await table.getByRole('rowheader', { name: 'Large' }).boundingBox();
        expect(name?.x).toBeGreaterThanOrEqual(0);
      }
    });

    test('columns of numbers are aligned to the right, below their headings', async ({ page }) => {
      await page.goto(at('ironbark', '/fleet'));
      const table = page.getByRole('region', { name: 'A service at night, by weight' }).getByRole('table');
      await expect(table).toContainText('Prices without GST, until 30 June 2027');
      const row = table.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: '8 to 12 t' }),
      });
      await expect(row.getByRole('cell')).toHaveText([
        '25,000 km',
        'Oil, filters, grease and brakes adjusted',
        '$690',
        '$1,290',
      ]);
      const alignOf = (name: string) => table.getByRole('columnheader', { name });
      await expect(alignOf('Minor')).toHaveCSS('text-align', 'end');
      await expect(row.getByRole('cell', { name: '$690' })).toHaveCSS('text-align', 'end');
      await expect(alignOf('What it includes')).toHaveCSS('text-align', 'start');
    });

    test('the page with all of these sections is accessible', async ({ page }) => {
      await page.goto(at(ELSEWHERE, '/dealerships'));
      expect(await axeViolations(page, { bestPractices: true })).toEqual([]);
    });
  });

test('ticks are words for screen readers, and unknown values are said to be', async ({ page }) => {
  await page.goto(at(ELSEWHERE, '/dealerships'));
  const table = page.getByRole('region', { name: 'Which one?' }).getByRole('table');
  const cells = (row: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
      .getByRole('cell');
  await expect(cells('Needs fuel')).toHaveText(['Yes', 'Yes', '–No']);
  await expect(cells('In stock')).toHaveText(['1', 'None right now', 'Not stated']);
  await expect(cells('Price')).toHaveText([/[Ff]rom \$[\d,]+/, 'Not stated', 'Not stated']);
  // Nothing is known of it.
  await expect(table.getByRole('rowheader', { name: 'GVM' })).toHaveCount(0);
});

test('models are compared by their stock, and lead to it', async ({ page }) => {
  await page.goto(at('redgum-kia', '/pages/electric-vehicles'));
  const table = page.getByRole('region', { name: 'The four, side by side' }).getByRole('table');
  const stock = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'In stock' }) });
  const count = await stock.getByRole('cell').nth(1).innerText();
  await table.getByRole('link', { name: 'EV5' }).click();
  await expect(page).toHaveURL(/\/search\/kia\/ev5\/?$/);
  await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${count} `));
});

for (const width of [360, 1280])
  test(`people have names, languages and links to call and write at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('harbourline', '/about-us'));
    const people = page.getByRole('region', { name: 'Ask for them by name' });
    await expect(people.getByRole('listitem')).toHaveCount(5);
    const person = people.getByRole('listitem').filter({ hasText: 'Priya Menon' });
    await expect(person).toContainText('Also speaks Hindi, Malayalam');
    const call = person.getByRole('link', { name: 'Call Priya Menon, 07 7010 0115' });
    await expect(call).toHaveAttribute('href', 'tel:+61770100115');
    expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(person.getByRole('link', { name: 'Email Priya Menon' })).toHaveAttribute(
      'href',
      'mailto:priya@harbourline.example',
    );
    // Initials are a picture for the eye alone.
    await expect(person.getByText('PM', { exact: true })).toHaveAttribute('aria-hidden', 'true');
  });

test('a portrait takes the place of the initials', async ({ page }) => {
  await page.goto(at(ELSEWHERE, '/dealerships'));
  const people = page.getByRole('region', { name: 'Our people' }).getByRole('listitem');
  await expect(
    people.filter({ hasText: 'Di Evans' }).getByRole('img', { name: 'Di at the wharf' }),
  ).toBeVisible();
  await expect(people.filter({ hasText: 'Di Evans' }).getByText('DE', { exact: true })).toHaveCount(0);
  await expect(people.filter({ hasText: 'Bo Carter' }).getByText('BC', { exact: true })).toBeVisible();
});

for (const width of [360, 1280])
  test(`uses lead to the vehicles that they count at ${width} px, and one without any is left out`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('ironbark', '/fleet'));
    const uses = page.getByRole('region', { name: 'What will it carry?' });
    await expect(uses.getByText('Soil and gravel')).toHaveCount(0);
    const boxes = uses.getByRole('listitem').filter({ hasText: 'Pallets and boxes' });
    const count = (await boxes.innerText()).match(/(\d+) in stock/)?.[1];
    // The whole tile is the link.
    const { width: w = 0, height: h = 0 } = (await boxes.boundingBox()) ?? {};
    await boxes.click({ position: { x: w - 4, y: h - 4 } });
    await expect(page).toHaveURL(/body(\]|%5D).*=Pantech/);
    await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${count} trucks`));
  });
