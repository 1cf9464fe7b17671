import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { claimView } from '../../src/frame/claims.ts';
import { readLive } from '../../src/render/publish-inventory.ts';
import { HILL_WORDS, KIA_NOTE } from '../fixture-site/overrides.ts';
import { DEMO_TENANTS, hostOf, NETWORKED } from '../support/hosts.ts';
import { publishedPages } from '../support/published.ts';
import { findCar, fixturePath, isOnSale } from '../support/samples.ts';
import { STOCK } from './search-live.ts';
import { at, buyBox, CONTRARY, cardOf, expect, PLAIN, resultCards, test } from './site.ts';

const SEVEN = '7 year unlimited klm warranty with 5 year roadside assist';
const FIVE = '5 year unlimited klm warranty with up to 7 years roadside assist';

test('TEN-01 TEN-05 TEN-06 two sites with the same stock and the same page differ: one uses the defaults, the other its own settings', async ({
  page,
}) => {
  const card = cardOf(page, '2023 Mazda CX-5');
  await page.goto(at(PLAIN, STOCK));
  await expect(page.getByRole('heading', { name: '15 cars' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Explore Vehicle' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Quick Enquiry' })).toBeVisible();
  await expect(cardOf(page, '2023 Mazda 6')).toContainText('Enquire for price.');
  await page.goto(at(CONTRARY, STOCK));
  await expect(page.getByRole('heading', { name: '15 vehicles' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'View Details' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Enquire Now' })).toBeVisible();
  await expect(cardOf(page, '2023 Mazda 6')).toContainText('Ask us.');
});

test('pages have the colours, corners and letters of the dealer’s theme, and no theme in their HTML', async ({
  page,
}) => {
  // From site.yaml; the weight of headings comes from the type.
  const themes = {
    harbourline: { hue: '42', unit: '1', weight: '600' },
    'redgum-kia': { hue: '158', unit: '0', weight: '550' },
    ironbark: { hue: '74', unit: '0', weight: '800' },
    'cinder-road': { hue: '28', unit: '.5', weight: '780' },
    'banksia-bay': { hue: '208', unit: '1.75', weight: '420' },
  };
  for (const [tenant, expected] of Object.entries(themes)) {
    await page.goto(at(tenant));
    const theme = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      const [hue, unit, weight] = ['--hue', '--r-unit', '--display-weight'].map((name) =>
        style.getPropertyValue(name).trim(),
      );
      return { hue, unit, weight };
    });
    expect(theme, tenant).toEqual(expected);
    expect(
      publishedPages(tenant).filter(({ html }) => html.includes('--hue')),
      tenant,
    ).toEqual([]);
  }
});

test('TEN-02 TEN-08 the header has a dealership’s notice and phone number only on that dealership’s pages', async ({
  page,
}) => {
  const notice = page.getByRole('banner').getByText('Any car from any yard comes north');
  await page.goto(at('harbourline', '/locations/townsville'));
  await expect(notice).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Call 07 7010 0160', exact: true }),
  ).toBeVisible();
  await page.goto(at('harbourline', '/locations/newstead'));
  await expect(notice).toHaveCount(0);
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Call 07 7010 0110', exact: true }),
  ).toBeVisible();
});

test('TEN-03 TEN-15 the legal text that a dealer configures for a manufacturer is only on the pages of that manufacturer’s vehicles', async ({
  page,
}) => {
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'Sorento')));
  await expect(buyBox(page)).toContainText('Kia prices include mats.');
  await page.goto(at(CONTRARY, fixturePath(CONTRARY, 'CX-5')));
  await expect(buyBox(page)).toContainText('Plus dealer delivery.');
  await expect(buyBox(page)).not.toContainText('mats');
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'Sorento')));
  await expect(buyBox(page)).not.toContainText('mats');
  await expect(buyBox(page)).not.toContainText('delivery');
});

test('TEN-03 TEN-08 a dealer’s note for Kia is on the cards of Kias only, also after a search', async ({
  page,
}) => {
  const cards = resultCards(page);
  const noted = cards.filter({ hasText: KIA_NOTE });
  const kias = cards.filter({ has: page.getByRole('heading', { name: /Kia/ }) });
  await page.goto(at(CONTRARY, STOCK));
  expect(await kias.count()).toBeGreaterThan(1);
  expect(await cards.count()).toBeGreaterThan(await kias.count());
  await expect(noted).toHaveCount(await kias.count());
  await expect(kias.filter({ hasText: KIA_NOTE })).toHaveCount(await kias.count());
  await expect(noted.first().getByText(KIA_NOTE)).toHaveCSS('font-style', 'italic');
  // The live search inserts the same cards.
  await page.goto(at(CONTRARY, `${STOCK}?refinementList[make][0]=Kia`));
  await expect(cards.filter({ hasNotText: KIA_NOTE })).toHaveCount(0);
  expect(await noted.count()).toBeGreaterThan(1);
  await page.goto(at(CONTRARY, `${STOCK}?refinementList[make][0]=Mazda`));
  await expect(kias).toHaveCount(0);
  await expect(noted).toHaveCount(0);
  await page.goto(at(PLAIN, STOCK));
  expect(await kias.count()).toBeGreaterThan(1);
  await expect(noted).toHaveCount(0);
});

test('TEN-04 settings that belong to a switch, such as the notice of a sale, apply only while it is on', async ({
  page,
}) => {
  await page.goto(at(CONTRARY));
  await expect(page.getByRole('banner').getByText('The sale is on.')).toBeVisible();
  // The flag sale_off, which is off, would change the phone.
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Call 07 7010 0190', exact: true }),
  ).toBeVisible();
  await page.goto(at(PLAIN));
  await expect(page.getByRole('banner').getByText('The sale is on.')).toHaveCount(0);
});

const KINDS = [
  { tenant: 'harbourline', kind: 'car', base: 'search', cards: 17 },
  { tenant: 'ironbark', kind: 'truck', base: 'search', cards: 17 },
  { tenant: 'cinder-road', kind: 'motorcycle', base: 'used-car', cards: 17 },
  { tenant: 'banksia-bay', kind: 'caravan', base: 'search', cards: 11 },
];
test('TEN-07 sites for cars, trucks, motorcycles and caravans have search and vehicle pages', async ({
  page,
}) => {
  for (const { tenant, kind, base, cards } of KINDS) {
    await page.goto(at(tenant, `/${base}/new-used-and-demo-cars/`));
    await expect(resultCards(page)).toHaveCount(cards);
    const car = findCar(tenant, kind, (one) => isOnSale(one) && one.item_type === kind);
    await page.goto(at(tenant, car.path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${car.year} ${car.make} ${car.model}`);
    await expect(
      page.getByRole('heading', { name: /^(Specifications|The sheet|The bike|The whole sheet)$/ }),
    ).toBeVisible();
  }
});

test('TEN-08 a dealer’s override of the header is on that dealer’s site only', async ({ page }) => {
  const words = page.getByText(HILL_WORDS, { exact: true });
  await page.goto(at(CONTRARY));
  await expect(words).toBeVisible();
  await page.goto(at(PLAIN));
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(words).toHaveCount(0);
});

test('TEN-09 footers differ by dealer and by dealership', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await page.goto(at(PLAIN));
  await expect(footer).toContainText('Plainview Motors');
  await page.goto(at(CONTRARY));
  await expect(footer).toContainText('The footer of this dealer.');
  await expect(footer.getByRole('link', { name: 'Our story' })).toBeVisible();
  await page.goto(at('harbourline', '/locations/townsville'));
  await expect(page.getByRole('heading', { name: 'The Tuesday truck' })).toBeVisible();
  await expect(footer).toContainText('the group’s northern yard');
  await page.goto(at('harbourline', '/locations/newstead'));
  await expect(page.getByRole('heading', { name: 'The Tuesday truck' })).toHaveCount(0);
  await expect(footer).not.toContainText('northern yard');
});

test('TEN-10 the buttons of cards differ by dealer and by dealership', async ({ page }) => {
  const buttons = (title: string) => cardOf(page, title).getByRole('link').filter({ hasNotText: title });
  await page.goto(at(PLAIN, STOCK));
  await expect(buttons('2023 Mazda CX-5')).toHaveText(['Explore Vehicle', 'Quick Enquiry']);
  await expect(buttons('2023 Kia Sportage')).toHaveText(['Explore Vehicle', 'Quick Enquiry']);
  await page.goto(at(CONTRARY, STOCK));
  await expect(buttons('2023 Mazda CX-5')).toHaveText([
    'View Details',
    'Enquire Now',
    'Book a Test Drive',
    'Reserve Now $350',
  ]);
  // Birch Hill hides the first and the last of these buttons, and has another label for the second.
  await expect(buttons('2023 Kia Sportage')).toHaveText(['Enquiry', 'Book a Test Drive']);
});

test('TEN-11 location cards and pages show hours and reviews, unless they are switched off for the dealer or the dealership', async ({
  page,
}) => {
  const card = (name: string) => cardOf(page, name);
  await page.goto(at(PLAIN, '/dealerships'));
  await expect(card('Alder Bay').getByRole('row', { name: 'Mon-Fri' })).toBeVisible();
  await expect(card('Alder Bay')).toContainText('4.3 from 57 reviews');
  await page.goto(at(PLAIN, '/locations/birch-hill'));
  await expect(page.getByRole('heading', { name: 'Hours and departments' })).toBeVisible();
  await page.goto(at(CONTRARY, '/dealerships'));
  await expect(card('Alder Bay').getByRole('row')).toHaveCount(7);
  await expect(card('Alder Bay')).not.toContainText('reviews');
  // Birch Hill shows no hours on its own page.
  await page.goto(at(CONTRARY, '/locations/birch-hill-motors'));
  await expect(page.getByRole('heading', { name: 'Departments', exact: true })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('TEN-13 the card of a vehicle without a picture says “Pictures to come”, or shows the dealer’s fallback picture', async ({
  page,
}) => {
  await page.goto(at(PLAIN, STOCK));
  const card = cardOf(page, '2023 Mazda MX-5');
  await expect(card).toContainText('Pictures to come');
  await expect(card.getByRole('img')).toHaveCount(0);
  await page.goto(at(CONTRARY, STOCK));
  await expect(card.getByRole('img')).toHaveAttribute('src', /\/pictures\/4\.svg/);
  await expect(card).not.toContainText('Pictures to come');
});

test('TEN-14 a dealer chooses the filters of the search page and of a dealership’s stock, and their order', async ({
  page,
}) => {
  const filters = page.getByRole('complementary', { name: 'Filters' }).locator('summary:not(.link)');
  await page.goto(at(PLAIN, STOCK));
  await expect(filters).toHaveText([
    'Condition',
    'Make',
    'Body type',
    'Price',
    'Kilometres',
    'Year',
    'Fuel',
    'Transmission',
    'Colour',
    'Location',
  ]);
  await page.goto(at(CONTRARY, STOCK));
  await expect(filters).toHaveText(['Body type', 'Make']);

  const form = page.getByRole('search', { name: /^Stock at/ });
  const words = 'Make, model or stock number';
  for (const [tenant, dealership, labels] of [
    [PLAIN, 'alder-bay', ['Condition', 'Make', 'Body type', 'Price up to', 'Fuel']],
    [CONTRARY, 'alder-bay-motors', ['Body type', 'Make']],
    [CONTRARY, 'birch-hill-motors', ['Condition']],
  ] as const) {
    const stock = `/locations/${dealership}/stock?refinementList[make][0]=Kia`;
    const kias = resultCards(page).filter({ hasText: 'Kia' });
    if (dealership === 'birch-hill-motors') {
      // A filter in the address that the form does not have must not narrow the list, since nobody would notice it.
      await page.goto(at(tenant, `${stock}&refinementList[car_type][0]=used`));
      await expect(form.locator('legend, .field > label')).toHaveText([words, ...labels]);
      await expect(kias).toHaveCount(0);
      await expect(resultCards(page)).toHaveCount(1);
      continue;
    }
    await page.goto(at(tenant, stock));
    await expect(form.locator('legend, .field > label')).toHaveText([words, ...labels]);
    await expect(resultCards(page).filter({ hasText: 'Mazda' })).toHaveCount(0);
    const found = await kias.count();
    expect(found).toBeGreaterThan(2);
    await form.getByLabel('Make', { exact: true }).selectOption('Mazda');
    await expect(kias).toHaveCount(0);
    await form.getByLabel('Body type').selectOption('ute');
    await expect(resultCards(page).getByRole('heading')).toHaveText(['2023 Mazda BT-50']);
  }
});

test('TEN-15 the footer has the note and copyright that the dealer configures, and neither by default', async ({
  page,
}) => {
  await page.goto(at(CONTRARY));
  await expect(page.getByRole('contentinfo')).toContainText('Fixture note.');
  await expect(page.getByRole('contentinfo')).toContainText('© Contrary Motors Pty Ltd');
  const footer = await page.getByRole('contentinfo').innerText();
  expect(footer.match(/Contrary Motors Pty Ltd/g)).toHaveLength(1);
  await page.goto(at(PLAIN));
  await expect(page.getByRole('contentinfo')).not.toContainText('Fixture note.');
  await expect(page.getByRole('contentinfo')).not.toContainText('©');
});

test('TEN-16 cards have the default button labels, a dealer’s configured ones, or those of a dealer’s own card component', async ({
  page,
}) => {
  await page.goto(at(PLAIN, STOCK));
  await expect(resultCards(page).getByRole('link', { name: 'Explore Vehicle' }).first()).toBeVisible();
  await page.goto(at('ironbark', STOCK));
  await expect(resultCards(page).getByRole('link', { name: 'View Details' }).first()).toBeVisible();
  await expect(resultCards(page).getByRole('link', { name: 'Explore Vehicle' })).toHaveCount(0);
  await page.goto(at('banksia-bay', STOCK));
  const weekly = resultCards(page).filter({ hasText: 'per week' });
  await expect(weekly.first().getByRole('link', { name: 'Or buy it outright' })).toBeVisible();
  const outright = resultCards(page).filter({ hasNotText: 'per week' });
  await expect(outright.first()).toBeVisible();
  await expect(outright.getByRole('link', { name: 'Or buy it outright' })).toHaveCount(0);
});

const CLAIMS = [
  'warranty',
  'mechanical_protection',
  'freight',
  'video_calls',
  'finance',
  'trade_in',
  'quality_assured',
  'servicing_since_1969',
] as const;
test('TEN-18 a dealer that configures all eight marketing claims shows them, and one that configures none shows none', async ({
  page,
}) => {
  await page.goto(at('harbourline'));
  for (const words of [
    '3-year standard warranty on used vehicles',
    '3-year mechanical protection plan',
    'Freight anywhere in Australia',
    'video calls for remote buyers',
    'Personalised finance',
    'Trade in the vehicle you drive now',
    'quality assured',
    'Servicing since 1969 (50+ years)',
  ])
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
  await page.goto(at(PLAIN));
  for (const claim of CLAIMS) await expect(page.getByText(claimView(claim).text)).toHaveCount(0);
});

const PER_BRAND = [
  { id: 'TEN-19', tenant: 'redgum-kia', make: 'Kia', line: SEVEN },
  { id: 'TEN-20', tenant: 'harbourline', make: 'Mitsubishi', line: FIVE },
];
for (const { id, tenant, make, line } of PER_BRAND) {
  test(`${id} the pages of new and demo vehicles of ${make} show the make’s warranty line, those of used vehicles and other makes do not`, async ({
    page,
  }) => {
    for (const type of ['new', 'demo', 'used'] as const) {
      const what = `${type} ${make}`;
      const car = findCar(tenant, what, (one) => isOnSale(one) && one.make === make && one.car_type === type);
      await page.goto(at(tenant, car.path));
      await expect(buyBox(page).getByText(line)).toHaveCount(type === 'used' ? 0 : 1);
    }
    const other = tenant === 'redgum-kia' ? 'harbourline' : tenant;
    const car = findCar(
      other,
      'other new make',
      (one) => isOnSale(one) && one.make === 'Mazda' && one.car_type === 'new',
    );
    await page.goto(at(other, car.path));
    await expect(page.getByText(line)).toHaveCount(0);
  });
}

test('TEN-19 TEN-20 vehicles show a warranty line only on the site that configures one for their make', async ({
  page,
}) => {
  for (const [model, line] of [
    ['Sportage', SEVEN],
    ['CX-80', FIVE],
  ] as const) {
    await page.goto(at(PLAIN, fixturePath(PLAIN, model)));
    await expect(page.getByText('roadside assist')).toHaveCount(0);
    await page.goto(at(CONTRARY, fixturePath(CONTRARY, model)));
    await expect(buyBox(page).getByText(line)).toBeVisible();
  }
});

/** Texts, classes and file names that occur only in one dealer's overrides, by dealer. */
const OVERRIDE_TEXTS: Record<string, RegExp> = {
  harbourline: /NorthFooter|\.north\s*[{>]|class="north"|The Tuesday truck/,
  [CONTRARY]: /KiaButtons|HillHeader|\.kia-buttons|class="kia-buttons"|Kia care included|Since the hill/,
  'banksia-bay': /WeekButtons|\.weekly\s*[{>]|class="weekly"|Or buy it outright/,
};

test('TEN-08 TEN-10 no file of a site contains anything of another dealer’s overrides', () => {
  for (const tenant of [...DEMO_TENANTS, PLAIN, CONTRARY, NETWORKED]) {
    const { folder, manifest } = readLive(hostOf(tenant).dist, tenant);
    // Files of older builds stay published for a while, because open pages may still load them.
    const isOld = (file: string) => (manifest.assets[file] ?? null) !== null;
    const files = globSync('**/*', { cwd: folder }).filter(
      (file) => statSync(join(folder, file)).isFile() && !isOld(file),
    );
    const texts = files.map((file) => ({
      file,
      text: `${file}\n${readFileSync(join(folder, file), 'latin1')}`,
    }));
    for (const [owner, words] of Object.entries(OVERRIDE_TEXTS)) {
      const found = texts.filter(({ text }) => words.test(text)).map(({ file }) => file);
      if (tenant === owner) expect(found.length).toBeGreaterThan(tenant === CONTRARY ? 5 : 50);
      else expect(found).toEqual([]);
    }
  }
});
