import { licenceText } from '../../src/frame/licence-text.ts';
import { LATER, NETWORKED } from '../support/hosts.ts';
import { watchShifts } from './shifts.ts';
import { at, expect, PLAIN, test } from './site.ts';

/** Every form of header and footer: a dealer that has it, its main yard and that yard's phone. */
const DEALERS = [
  { forms: 'bar and plain', tenant: PLAIN, yard: 'Alder Bay', phone: '07 7010 0190' },
  { forms: 'bar and story', tenant: 'banksia-bay', yard: 'Wangara', phone: '08 5550 0510' },
  { forms: 'two-row and directory', tenant: 'harbourline', yard: 'Newstead', phone: '07 7010 0110' },
  { forms: 'two-row and directory', tenant: NETWORKED, yard: 'Alder Bay', phone: '07 7010 0190' },
  { forms: 'centred and range', tenant: 'redgum-kia', yard: 'Prospect', phone: '08 5550 0210' },
  { forms: 'centred and story', tenant: 'cinder-road', yard: 'Brunswick East', phone: '03 5550 0410' },
  { forms: 'dark and short', tenant: 'ironbark', yard: 'Wetherill Park', phone: '02 5550 0310' },
  { forms: 'dark and range', tenant: LATER, yard: 'Alder Bay', phone: '07 7010 0190' },
] as const;

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

for (const { forms, tenant, yard, phone } of DEALERS) {
  test(`NAV-03 NAV-04 NAV-05 NAV-06 NAV-07 the header of ${tenant} (${forms}) has mega menu, locations with phones, search and faves on a desktop`, async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(at(tenant, '/about-us'));
    const header = page.getByRole('banner');
    await header.getByText(/^(Vehicles|Models)$/).click();
    for (const name of ['All Vehicles', 'Contact Us', 'Our Stock'])
      await expect(header.getByRole('link', { name, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'All Vehicles', exact: true })).toBeHidden();
    const place = header.getByRole('link', { name: yard, exact: true });
    await header.locator('summary', { hasText: 'Locations' }).filter({ visible: true }).click();
    await expect(place.last()).toBeVisible();
    const call = header.getByRole('navigation').getByRole('link', { name: `Call ${yard}, ${phone}` });
    await expect(call).toBeVisible();
    await expect(call).toHaveAttribute('href', /^tel:\+61/);
    await expect(call).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: /^Search our stock/ })).toBeVisible();
    await expect(
      header
        .getByRole('link', { name: /^Call / })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
  });

  test(`the phone menu of ${tenant} (${forms}) has every menu, the locations, the stock and the phone, within the screen`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(at(tenant, '/about-us'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    const header = page.getByRole('banner');
    for (const link of await header.getByRole('link').filter({ visible: true }).all()) {
      const box = await link.boundingBox();
      expect(box?.height ?? 0, await link.innerText()).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await menu.getByText(/^\s*(Vehicles|Models)\s*$/).click();
    await expect(menu.getByRole('link', { name: 'All Vehicles' })).toBeVisible();
    await menu.getByText('Locations', { exact: true }).click();
    await expect(menu.getByRole('link', { name: `Call ${yard}, ${phone}` }).last()).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Our Stock' })).toBeVisible();
    await expect(menu.getByRole('link', { name: phone, exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test(`NAV-09 the footer of ${tenant} (${forms}) has its groups of links, at every width within the page`, async ({
    page,
  }) => {
    const footer = page.getByRole('contentinfo');
    for (const size of [PHONE, { width: 768, height: 800 }, DESKTOP]) {
      await page.setViewportSize(size);
      await page.goto(at(tenant, '/about-us'));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      for (const title of ['Vehicles', 'Buyer tools'])
        await expect(footer.getByRole('navigation', { name: title, exact: true })).toBeAttached();
      const vehicles = footer.getByRole('navigation', { name: 'Vehicles', exact: true });
      await expect(vehicles.getByRole('link', { name: 'Makes and models' })).toBeVisible();
      await expect(footer.getByText(/^ABN|Pty Ltd$/).first()).toBeVisible();
      await expect(footer.getByText(phone, { exact: true }).first()).toBeVisible();
    }
  });
}

test('TEN-09 TEN-15 footers of all forms show acknowledgement, note, ABN, licences, legal pages and social links', async ({
  page,
}) => {
  for (const [tenant, licence, social] of [
    ['harbourline', { label: 'Motor dealer licence', number: '4170001', state: 'QLD' }, 'Facebook'],
    ['redgum-kia', { label: 'Licensed vehicle dealer', number: 'LVD 417002', state: 'SA' }, 'Facebook'],
    ['ironbark', { label: 'Motor dealer licence number', number: 'MD 041704', state: 'NSW' }, null],
    ['cinder-road', { label: 'Licensed motor car trader', number: 'LMCT 41707', state: 'VIC' }, 'Instagram'],
    ['banksia-bay', { label: 'Dealer licence', number: 'DL 41709', state: 'WA' }, 'Instagram'],
  ] as const) {
    await page.goto(at(tenant, '/about-us'));
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(/Traditional Custodians|on whose lands/), tenant).toBeVisible();
    await expect(footer.getByText(/^ABN \d/), tenant).toBeVisible();
    await expect(footer.getByText(licenceText(licence), { exact: true })).toBeVisible();
    for (const name of ['Privacy', 'Terms'])
      await expect(footer.getByRole('link', { name: new RegExp(`^${name}`) }), tenant).toBeVisible();
    if (social) await expect(footer.getByRole('link', { name: new RegExp(`on ${social}$`) })).toBeVisible();
  }
});

test('the header in two rows says whether the yard is open and shows phone and notice once, and nothing moves', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-26T03:00:00Z');
  const shifts = await watchShifts(page);
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await page.goto(at('harbourline', '/about-us'));
    const header = page.getByRole('banner');
    await expect(header.getByText('Open now until 5:30 pm').filter({ visible: true })).toHaveCount(1);
    await expect(
      header.getByRole('link', { name: 'Newstead', exact: true }).filter({ visible: true }),
    ).toHaveCount(1);
    await expect(
      header.getByRole('link', { name: 'Call 07 7010 0110' }).filter({ visible: true }),
    ).toHaveCount(1);
    const notice = 'Every yard is closed on Christmas Day and Boxing Day.';
    await expect(page.getByText(notice, { exact: true })).toBeVisible();
    expect(await shifts()).toEqual([]);
  }
});

test('the search field of the header in two rows leads to the search, and focuses its field', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/about-us'));
  await page.getByRole('banner').getByText('Search our stock by make, model or number').click();
  await expect(page.getByRole('searchbox', { name: 'Search vehicles' })).toBeFocused();
});

test('a centred header says until when the main yard is open, and opens the locations there', async ({
  page,
}) => {
  // Thursday at 2 pm in Melbourne.
  await page.clock.setFixedTime('2026-11-26T03:00:00Z');
  const shifts = await watchShifts(page);
  await page.setViewportSize(DESKTOP);
  await page.goto(at('cinder-road', '/about-us'));
  const hours = page.getByRole('banner').locator('summary').getByText('Open now until 7:00 pm');
  await expect(hours).toBeVisible();
  expect(await shifts()).toEqual([]);
  const mark = await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .boundingBox();
  expect(Math.abs((mark?.x ?? 0) + (mark?.width ?? 0) / 2 - DESKTOP.width / 2)).toBeLessThan(24);
  await hours.click();
  await expect(page.getByRole('link', { name: 'Dandenong South', exact: true })).toBeVisible();
});

test('a dark header shows the phones of up to three yards, and one button to call on a phone', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(at('ironbark', '/about-us'));
  const calls = page
    .getByRole('banner')
    .getByRole('link', { name: /^Call / })
    .filter({ visible: true });
  await expect(calls).toHaveText([
    /Wetherill Park\s*02 5550 0310/,
    /Tomago\s*02 5550 0320/,
    /Tamworth\s*02 5550 0330/,
  ]);
  await page.setViewportSize(PHONE);
  await expect(calls).toHaveCount(1);
});

test('LOC-18 the directory lists every yard with address, phones and hours by department', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/about-us'));
  const rows = page.getByRole('contentinfo').getByRole('row');
  await expect(rows).toHaveCount(7);
  const newstead = rows.filter({ has: page.getByRole('link', { name: 'Newstead', exact: true }) });
  await expect(newstead).toContainText('128 Breakfast Creek Road, Newstead QLD 4006');
  await expect(newstead.getByRole('cell').nth(1)).toContainText('07 7010 0110');
  await expect(newstead.getByRole('cell').nth(1)).toContainText('Mon-Fri 8 am–5:30 pm');
  await expect(newstead.getByRole('cell').nth(2)).toContainText('07 7010 0111');
  const townsville = rows.filter({ has: page.getByRole('link', { name: 'Townsville', exact: true }) });
  await expect(townsville.getByRole('cell').nth(3)).toBeEmpty();
});

test('the footer of a single brand begins with its models', async ({ page }) => {
  await page.goto(at('redgum-kia', '/about-us'));
  const groups = page.getByRole('contentinfo').getByRole('navigation');
  await expect(groups.first()).toHaveAccessibleName('Kia models');
  await expect(groups.first().getByRole('link', { name: 'Sportage', exact: true })).toBeVisible();
});

test('the footer with a story shows its heading and picture, or the dealer’s sentence without one', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo');
  await page.goto(at('banksia-bay', '/about-us'));
  await expect(footer.getByText('The kettle is on', { exact: true })).toBeVisible();
  await expect(footer.getByRole('img', { name: /^A kettle, two mugs/ })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Plan a visit' })).toHaveAttribute('href', '/contact');
  await page.goto(at('cinder-road', '/about-us'));
  await expect(
    footer.getByText('We ride them, write down what we find and put the price on the tank.'),
  ).toHaveCount(1);
  await expect(footer.getByText('On Mondays we ride: the shops open by appointment.')).toBeVisible();
});

test('a header with a strip of models has a link for each, which scrolls away, and none on a phone’s vehicle page', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(at('redgum-kia'));
  const strip = page.getByRole('banner').getByRole('navigation', { name: 'Models by group' });
  await expect(strip.getByRole('listitem').filter({ hasText: 'Electric' })).toContainText('EV9');
  await strip.getByRole('link', { name: 'Sorento' }).click();
  await expect(page).toHaveURL(/\/sorento$/);
  await page.goto(at('redgum-kia', '/search/kia/sorento/'));
  // The head of search pages has the same models, with their counts.
  await expect(strip).toBeHidden();
  const models = page.locator('.search-head');
  await expect(models.getByRole('link', { name: /^Sorento \d+$/ })).toHaveAttribute('aria-current', 'true');
  await page.goto(at('redgum-kia', '/cars/2025-kia-sportage-sx-k10109/'));
  await expect(strip).toBeVisible();
  await page.evaluate(() => scrollTo(0, 400));
  await expect(strip).not.toBeInViewport();
  await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).toBeInViewport();
  await page.setViewportSize(PHONE);
  await expect(strip).toBeHidden();
  await page.goto(at('redgum-kia'));
  await expect(strip).toBeVisible();
  await page.goto(at('cinder-road'));
  await expect(strip).toHaveCount(0);
});

test('a large mark makes the header higher, and a marked menu entry leads to its section', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto(at('banksia-bay'));
  const header = page.getByRole('banner');
  const mark = header.getByRole('link', { name: /home$/ }).locator('svg');
  expect((await mark.boundingBox())?.width).toBe(62);
  const entry = header.getByRole('link', { name: 'By the week' }).filter({ visible: true });
  await expect(entry.locator('svg')).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(/#weekly$/);
  await expect(page.getByRole('heading', { name: 'By the week' })).toBeInViewport();
  await page.setViewportSize(PHONE);
  expect((await mark.boundingBox())?.width).toBe(48);
  await page.goto(at('cinder-road'));
  expect((await mark.boundingBox())?.width).toBe(34);
});
