import { formatShortDate } from '../../src/lib/date-text.ts';
import { addDays } from '../../src/lib/days.ts';
import { ELSEWHERE } from '../support/hosts.ts';
import { at, CONTRARY, cardOf, expect, PLAIN, test } from './site.ts';

test('LOC-16 LOC-17 a department with holiday hours has a button that opens them as a dialog; other departments have none', async ({
  page,
}) => {
  await page.goto(at(PLAIN, '/locations/alder-bay'));
  const button = page.getByRole('button', { name: 'Holiday hours' });
  await expect(button).toHaveCount(0);
  await page.getByRole('group', { name: 'Department' }).getByText('Service', { exact: true }).click();
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Holiday hours' });
  await expect(dialog).toContainText('Show day');
  await expect(dialog).toContainText('9:00 am to 1:30 pm');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await page.goto(at(PLAIN, '/locations/birch-hill'));
  await expect(page.locator('button', { hasText: 'Holiday hours' })).toHaveCount(0);
});

test('LOC-16 a click on the backdrop closes the holiday hours, a click inside does not', async ({ page }) => {
  await page.goto(at('harbourline', '/locations/newstead'));
  await page.getByRole('button', { name: 'Holiday hours' }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Holiday hours' });
  await dialog.getByRole('heading', { name: 'Holiday hours' }).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('LOC-19 the current day in the dealer’s time zone is labelled Today', async ({ page }) => {
  // 11:30 pm on Wednesday in Brisbane. An hour later it is Thursday there, but still Wednesday in UTC.
  await page.clock.setFixedTime('2026-11-25T13:30:00Z');
  await page.goto(at('harbourline', '/locations/maroochydore'));
  const today = page
    .getByRole('table', { name: /^Sales hours/ })
    .getByRole('row')
    .filter({
      has: page.getByText('Today', { exact: true }).filter({ visible: true }),
    });
  await expect(today).toHaveCount(1);
  await expect(today).toContainText('Mon-Wed');
  await page.clock.setFixedTime('2026-11-25T14:30:00Z');
  await page.reload();
  await expect(today).toHaveCount(1);
  await expect(today).toContainText('Thursday');
});

test('LOC-16 LOC-19 on a day with special hours they are labelled Today, only at the department that has them', async ({
  page,
}) => {
  await page.goto(at(PLAIN, '/locations/alder-bay'));
  const times = await page.locator('hours-table[times]').first().getAttribute('times');
  const [date = ''] = Object.keys(JSON.parse(times ?? '{}').days);
  const service = page.getByRole('table', { name: /^Service hours/ }).getByRole('row');
  const today = service.filter({ has: page.getByText('Today', { exact: true }).filter({ visible: true }) });
  const open = async (day: string) => {
    await page.clock.setFixedTime(`${day}T02:00:00Z`);
    await page.goto(at(PLAIN, '/locations/alder-bay'));
    await page.getByRole('group', { name: 'Department' }).getByText('Service', { exact: true }).click();
  };
  await open(date);
  await expect(today).toHaveCount(1);
  await expect(today).toHaveText(new RegExp(`${formatShortDate(date)}\\s+Today\\s+9:00 am to 1:30 pm`));
  await page.getByRole('group', { name: 'Department' }).getByText('Sales', { exact: true }).click();
  const sales = page.getByRole('table', { name: /^Sales hours/ });
  await expect(sales.getByText('Today', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(sales).not.toContainText(formatShortDate(date));
  await open(addDays(date, 1));
  await expect(today).toHaveCount(1);
  await expect(service.filter({ hasText: formatShortDate(date) })).toHaveCount(0);
});

test('LOC-19 a location is shown as open or closed by its own time zone, not the shopper’s', async ({
  page,
}) => {
  const card = cardOf(page, 'Morphett Vale');
  // 5:29 pm in Adelaide, 4:59 pm for the shopper in Brisbane.
  await page.clock.setFixedTime('2026-11-25T06:59:00Z');
  await page.goto(at('redgum-kia', '/dealerships'));
  await expect(card).toContainText('Open now until 5:30 pm');
  await page.clock.setFixedTime('2026-11-25T07:00:00Z');
  await page.reload();
  await expect(card).toContainText('Closed, opens tomorrow 8:30 am');
  await page.clock.setFixedTime('2026-11-28T12:00:00Z');
  await page.reload();
  await expect(card).toContainText('Closed, opens tomorrow 11:00 am');
});

test('LOC-19 yards in two states are open by the clock of each, on cards and pages', async ({ page }) => {
  await page.route('https://brand.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml' }));
  // 5:31 pm in Brisbane, 3:31 pm in Perth, on a Wednesday on which both close at 5:30 pm.
  await page.clock.setFixedTime('2026-11-25T07:31:00Z');
  await page.goto(at(ELSEWHERE, '/dealerships'));
  await expect(cardOf(page, 'Alder Bay')).toContainText('Closed, opens tomorrow 8:30 am');
  await expect(cardOf(page, 'Birch Hill')).toContainText('Open now until 5:30 pm');
  await page.goto(at(ELSEWHERE, '/locations/birch-hill'));
  await expect(page.getByRole('main')).toContainText('Open now until 5:30 pm');
  await page.clock.setFixedTime('2026-11-25T09:31:00Z');
  await page.reload();
  await expect(page.getByRole('main')).toContainText('Closed, opens tomorrow 8:30 am');
  await expect(page.getByRole('main')).not.toContainText('Open now');
});

test('LOC-20 a closed day shows “Closed”, or if configured “By appointment only”, or at one service department a link “Enquire Now”', async ({
  page,
}) => {
  const sunday = (type: string) =>
    page.getByRole('table', { name: new RegExp(`^${type} hours`) }).getByRole('row', { name: 'Sunday' });
  const service = page.getByRole('group', { name: 'Department' }).getByText('Service', { exact: true });
  await page.goto(at(PLAIN, '/locations/alder-bay'));
  await expect(sunday('Sales')).toContainText('Closed');
  await service.click();
  await expect(sunday('Service')).toContainText('Closed');
  await expect(sunday('Service').getByRole('link')).toHaveCount(0);
  await page.goto(at(CONTRARY, '/locations/alder-bay-motors'));
  await expect(sunday('Sales')).toContainText('By appointment only');
  await expect(sunday('Sales').getByRole('link')).toHaveCount(0);
  await service.click();
  await expect(sunday('Service').getByRole('link', { name: 'Enquire Now' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('LOC-21 LOC-22 LOC-23 LOC-24 weekdays in a row with the same hours share one row of the table, unless full hours are configured', async ({
  page,
}) => {
  const days = page.getByRole('table', { name: /^Sales hours/ }).getByRole('rowheader');
  const labels = async () => (await days.allTextContents()).map((label) => label.replace('Today', '').trim());
  await page.goto(at(PLAIN, '/locations/alder-bay'));
  expect(await labels()).toEqual(['Mon-Fri', 'Saturday', 'Sunday']);
  await page.goto(at('harbourline', '/locations/maroochydore'));
  expect(await labels()).toEqual(['Mon-Wed', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  await page.goto(at(CONTRARY, '/locations/alder-bay-motors'));
  expect(await labels()).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
});
