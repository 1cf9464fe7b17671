import { findCar, isOnSale } from '../support/samples.ts';
import { drawAll } from './draw-all.ts';
import { at, expect, test } from './site.ts';

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the registration typed on the home page stands in the valuation form', async ({ page }) => {
      await page.goto(at('cinder-road'));
      const plate = page.getByRole('region', { name: 'Sell or swap' });
      await plate.getByRole('textbox', { name: 'Registration' }).fill('1ab 2cd');
      await plate.getByRole('button', { name: 'Value it' }).click();
      await expect(page).toHaveURL(/\/trade-in\/?\?rego=1ab\+2cd$/);
      await expect(page.getByLabel('Rego')).toHaveValue('1AB 2CD');
    });

    test('shoppers choose what their car may tow, and see how many vans that is', async ({ page }) => {
      await page.goto(at('banksia-bay'));
      const tow = page.getByRole('region', { name: 'Too heavy is the wrong van' });
      const sum = tow.getByText(/of our [\d,]+ vans that are towed weigh no more/).filter({ visible: true });
      const counts: number[] = [];
      for (const rating of ['2,000 kg', '2,500 kg', '3,000 kg', '3,500 kg']) {
        await tow.getByRole('radio', { name: rating }).check();
        await expect(sum).toHaveCount(1);
        counts.push(Number((await sum.textContent())?.match(/\d+/)?.[0]));
      }
      expect(counts).toEqual(counts.toSorted((a, b) => a - b));
      expect(counts[0]).toBeLessThan(counts[3] ?? 0);
    });

    test('the table of weekly prices leads to its vehicles', async ({ page }) => {
      await page.goto(at('banksia-bay'));
      const table = page.getByRole('region', { name: 'By the week' }).getByRole('table');
      await expect(table.getByRole('columnheader', { name: 'A week' })).toBeVisible();
      const first = table.getByRole('row').nth(1);
      await expect(first).toContainText(/\$\d+/);
      const name = await first.getByRole('link').textContent();
      await first.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
    });

    test('a price list leads to the booking and to the workshop’s phone', async ({ page }) => {
      await page.goto(at('cinder-road'));
      const prices = page.getByRole('region', { name: 'Workshop' });
      await expect(prices.getByText('Roadworthy certificate')).toBeVisible();
      await expect(prices.getByText('$165')).toBeVisible();
      await expect(prices.getByRole('link', { name: /Call the workshop/ })).toHaveAttribute('href', /^tel:/);
      await prices.getByRole('link', { name: 'Book a service' }).click();
      await expect(page).toHaveURL(/\/service\/?#service-booking$/);
    });
  });
}

test('yards show the hours of each day as bars and in words', async ({ page }) => {
  await page.goto(at('redgum-kia'));
  const yards = page.getByRole('region', { name: 'Two yards, and when they are open' });
  const column = yards.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Prospect' }) });
  for (const day of ['Monday', 'Wednesday', 'Sunday'])
    await expect(column.getByText(day, { exact: true })).toBeVisible();
  await expect(column.getByText('8:30 am to 5:30 pm').first()).toBeVisible();
  await expect(column.getByText('Closed')).toBeVisible();
  await expect(column.getByRole('link', { name: /^Call Prospect/ })).toBeVisible();
});

for (const width of [360, 1280])
  test(`the range is drawn to scale at ${width} px, with a picture, a price and a link for each model`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('redgum-kia'));
    const range = page.getByRole('region', { name: 'The range, drawn to scale' });
    const scales: number[] = [];
    for (const name of ['Picanto', 'EV3', 'Tasman']) {
      const model = range.getByRole('link', { name });
      await expect(model).toContainText(/from \$[\d,]+\s*\d+ in stock/i);
      const length = Number(/([\d,]+) mm/.exec(await model.innerText())?.[1]?.replace(',', ''));
      const picture = await model.locator('img').boundingBox();
      scales.push((picture?.width ?? 0) / length);
    }
    expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.01);
    await expect(range.getByRole('link', { name: /PV5\s*Coming soon/ })).toBeVisible();
    await range.getByRole('link', { name: 'Tasman' }).click();
    await expect(page).toHaveURL(/\/search\/kia\/tasman\/?$/);
  });

test('bands of weight lead to the stock that they count', async ({ page }) => {
  await page.goto(at('ironbark'));
  const band = page.getByRole('region', { name: 'Start with the weight' }).getByRole('link').nth(1);
  await expect(band).toContainText(/Up to\s*8 t[\s\S]*Light rigid \(LR\)[\s\S]*From \$[\d,]+/);
  const count = /In stock (\d+)/.exec((await band.innerText()).replaceAll('\n', ' '))?.[1];
  await band.click();
  await expect(page).toHaveURL(/gross_mass.*4501(:|%3A)8000/);
  await expect(page.getByRole('main')).toContainText(new RegExp(`\\b${count} trucks`));
});

for (const width of [360, 1280])
  test(`bodies are drawn to one scale at ${width} px, each as long as its longest vehicle`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('ironbark'));
    const bodies = page.getByRole('region', { name: 'Every body, one scale' }).getByRole('link');
    await drawAll(page);
    const lengths: number[] = [];
    const scales: number[] = [];
    for (const body of await bodies.all()) {
      const metres = Number(/([\d.]+) m/.exec(await body.innerText())?.[1]);
      const drawing = await body.locator('svg').first().boundingBox();
      lengths.push(metres);
      scales.push((drawing?.width ?? 0) / metres);
    }
    expect(lengths.length).toBeGreaterThan(3);
    expect(lengths).not.toContain(NaN);
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    // The words are rounded to 0.1 m.
    expect(Math.max(...scales) / Math.min(...scales)).toBeLessThan(1.02);
    await bodies.last().click();
    await expect(page).toHaveURL(/\/search\/rigid-truck\/?$/);
  });

test('years of cover are bars on one scale, and in words', async ({ page }) => {
  await page.goto(at('redgum-kia'));
  const cover = page.getByRole('region', { name: 'Seven years, any distance' });
  const width = async (label: string) => {
    const row = cover
      .locator('div')
      .filter({ has: page.getByText(label, { exact: true }) })
      .last();
    return (await row.locator('rect').boundingBox())?.width ?? 0;
  };
  const seven = await width('Warranty, 7 years');
  expect((await width('Roadside assist, 5 years')) / seven).toBeCloseTo(5 / 7, 1);
  expect((await width('A used Kia from us, 2 years or more')) / seven).toBeCloseTo(2 / 7, 1);
  await cover.getByRole('link', { name: 'What the warranty covers' }).click();
  await expect(page).toHaveURL(/\/warranty\/?$/);
});

test('a list of offers begins each with the day on which it ends', async ({ page }) => {
  await page.goto(at('redgum-kia'));
  const offers = page
    .getByRole('region', { name: 'Three offers, each with its last day' })
    .getByRole('listitem');
  await expect(offers.first()).toContainText(/Ends\s*31\s*March 2027/);
  await offers.first().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('ROU-41 a booking begins on the home page with registration and workshop', async ({ page }) => {
  await page.goto(at('redgum-kia'));
  const service = page.getByRole('region', { name: 'Seven services, each at a price Kia sets' });
  await service.getByLabel('Registration').fill('s123abc');
  await service.getByLabel('Workshop').selectOption('Prospect');
  await service.getByRole('button', { name: 'Choose a time' }).click();
  await expect(page).toHaveURL(
    /\/service\/?\?rego=s123abc&preferredDealership=redgum-kia-prospect#service-booking$/,
  );
});

test('the newest vehicles of one condition lead to the search for it', async ({ page }) => {
  await page.goto(at('redgum-kia'));
  const demos = page.getByRole('region', { name: 'Driven by us first' });
  await expect(demos.getByRole('article')).toHaveCount(4);
  for (const card of await demos.getByRole('article').all()) await expect(card).toContainText('Demo');
  await demos.getByRole('link', { name: 'See all demo cars' }).click();
  await expect(page).toHaveURL(/\/search\/demo-cars\/?$/);
});

test('the newest trucks stand in groups by weight, each with the search of its band', async ({ page }) => {
  await page.goto(at('ironbark'));
  const group = page
    .getByRole('region', { name: 'On the ground now' })
    .getByRole('region', { name: '8 to 12 t' });
  await expect(group.getByRole('article')).toHaveCount(2);
  await group.getByRole('link', { name: /^All \d+: 8 to 12 t$/ }).click();
  await expect(page).toHaveURL(/gross_mass.*8001(:|%3A)12000/);
});

test('a motorcycle leads with its card, and bodies are scenes with their lowest prices', async ({ page }) => {
  await page.goto(at('cinder-road'));
  const arrivals = page.getByRole('region', { name: 'Just ridden in' });
  const lead = arrivals.getByRole('heading', { name: '2022 KTM 790 Duke LAMS' });
  await expect(lead).toHaveCount(1);
  await lead.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('KTM 790 Duke LAMS');
  await page.goto(at('banksia-bay'));
  const scene = page.getByRole('region', { name: 'Three shapes of away' }).getByRole('listitem').first();
  await expect(scene).toContainText(/\d+ here\s*from \$[\d,]+, or by the week from \$\d+/);
  await page.getByRole('link', { name: /^See \d+ vans by the week$/ }).click();
  await expect(page).toHaveURL(/subscription_price/);
});

test('makes with their counts: the parts are as many as the whole', async ({ page }) => {
  await page.goto(at('harbourline'));
  const makes = page.getByRole('region', { name: 'Makes in stock' });
  const mazda = makes.getByRole('link', { name: /^Mazda/ });
  const text = (await mazda.textContent()) ?? '';
  const numbers = [...text.matchAll(/(\d+) (?:new|demo|used)/g)].map(([, count]) => Number(count));
  const total = Number(/Mazda\s*(\d+)/.exec(text)?.[1]);
  expect(numbers.reduce((sum, count) => sum + count, 0)).toBe(total);
  await mazda.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mazda');
});

test('on a phone each tag of the finder is one line, and the row scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('cinder-road'));
  const tags = page.getByRole('region', { name: 'Search our stock' }).getByRole('link');
  expect(await tags.count()).toBeGreaterThan(4);
  for (const tag of await tags.all()) {
    const { width = 0, height = 0 } = (await tag.boundingBox()) ?? {};
    expect(height, await tag.innerText()).toBeLessThan(60);
    expect(width).toBeGreaterThan(height);
  }
});

test('masses to tow are apart from each other, and the answer follows the choice', async ({ page }) => {
  const van = findCar('banksia-bay', 'caravan with a mass', (car) => isOnSale(car) && car.make === 'Jayco');
  await page.goto(at('banksia-bay', van.path));
  const section = page.getByRole('region', { name: 'Will your car tow it?' });
  const choices = section.getByRole('group', { name: 'My car may tow' });
  const texts = await choices.locator('label').evaluateAll((labels) =>
    labels.map((label) => {
      const range = document.createRange();
      range.selectNodeContents(label.lastChild ?? label);
      const { left, right } = range.getBoundingClientRect();
      return { left, right };
    }),
  );
  expect(texts.length).toBeGreaterThan(2);
  for (const [i, { left }] of texts.entries())
    if (i > 0) expect(left - (texts[i - 1]?.right ?? 0)).toBeGreaterThan(12);
  await choices.getByLabel('2,500 kg').check();
  await expect(section.getByText(/^(Yes, with|No\. It is) [\d,]+ kg/).filter({ visible: true })).toHaveCount(
    1,
  );
});
