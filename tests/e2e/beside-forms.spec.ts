import type { Locator } from '@playwright/test';
import { at, expect, test } from './site.ts';

test('on a phone, a form’s page starts with the number to call, and folds the numbers of many yards', async ({
  page,
}) => {
  const numbers = page.getByRole('complementary', { name: 'Prefer to talk?' });
  const newstead = numbers.getByRole('link', { name: 'Newstead', exact: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('harbourline', '/contact'));
  const call = page.getByRole('main').getByRole('link', { name: 'Call Newstead, 07 7010 0110' }).first();
  await expect(call).toBeInViewport();
  await expect(call).toHaveAttribute('href', 'tel:+61770100110');
  await expect(newstead).toBeHidden();
  await numbers.getByText('All 6 locations').click();
  await expect(newstead).toBeVisible();
  await page.goto(at('redgum-kia', '/contact'));
  await expect(numbers.getByRole('link', { name: 'Prospect', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(at('harbourline', '/contact'));
  await expect(newstead).toBeVisible();
  await expect(numbers.getByText('All 6 locations')).toBeHidden();
});

for (const [tenant, path, intro, rest, onPhones, stepsAt] of [
  ['harbourline', '/service', 'Forty-one technicians', 'What to expect', 'below', 'below that text'],
  ['harbourline', '/careers', 'We employ 310 people', 'Who we are looking for', 'above', 'below the form'],
  ['redgum-kia', '/service', 'The price of each', 'While you wait', 'below', 'below that text'],
] as const)
  test(`${tenant}: the first sentences of the dealer’s own text stand above the form of ${path}, the rest beside it or, on a phone, ${onPhones} it, and what happens next ${stepsAt}`, async ({
    page,
  }) => {
    const main = page.getByRole('main');
    const parts = [
      main.getByText(intro),
      main.getByLabel('First Name'),
      main.getByRole('heading', { name: rest }),
      main.getByRole('heading', { name: 'What happens next' }),
    ];
    const boxes = () =>
      Promise.all(parts.map(async (part) => (await part.boundingBox()) ?? { x: -1, y: -1 }));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at(tenant, path));
    const [first = 0, field = 0, text = 0, next = 0] = (await boxes()).map(({ y }) => y);
    const order = onPhones === 'above' ? [first, text, field, next] : [first, field, text];
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(next).toBeGreaterThan(field);
    if (onPhones === 'below') expect(field).toBeLessThan(740 + 300);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(at(tenant, path));
    const [, wideField, beside, steps] = await boxes();
    expect(beside?.x).toBeGreaterThan((wideField?.x ?? 0) + 640);
    expect((steps?.x ?? 0) > (wideField?.x ?? 0) + 640).toBe(stepsAt === 'below that text');
    expect(steps?.y).toBeGreaterThan((stepsAt === 'below that text' ? beside : wideField)?.y ?? 0);
  });

test('a dealer with one yard lists its numbers below a form only if the card beside the form has not all of them', async ({
  page,
}) => {
  const numbers = page.getByRole('complementary', { name: 'Prefer to talk?' });
  const card = page.getByRole('main').getByRole('article');
  await page.goto(at('cinder-road', '/service'));
  await expect(card.getByRole('link', { name: 'Call Brunswick East, 03 5550 0411' })).toBeVisible();
  await expect(numbers).toHaveCount(0);
  await page.goto(at('cinder-road', '/contact'));
  await expect(card.getByRole('link', { name: /^Call Brunswick/ })).toBeVisible();
  await expect(numbers.getByRole('link', { name: '03 5550 0411' })).toBeVisible();
});

test('the page for careers lists each yard with its main number, and the page for contact with its departments', async ({
  page,
}) => {
  const numbers = page.getByRole('complementary', { name: 'Prefer to talk?' });
  for (const [path, links] of [
    ['/careers', ['07 7010 0110']],
    ['/contact', ['07 7010 0110', 'Email', '07 7010 0111', 'Email', '07 7010 0112', 'Email']],
  ] as const) {
    await page.goto(at('harbourline', path));
    const yard = numbers.getByRole('listitem').filter({ hasText: 'Breakfast Creek' });
    await expect(yard.locator('dd').getByRole('link')).toHaveText(links);
  }
});

test('beside a form stands the main yard, on the service page with the hours and the phone of its workshop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const main = page.getByRole('main');
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
  for (const [tenant, path, street, hours, phone] of [
    ['harbourline', '/contact', '128 Breakfast Creek Road', 'Sales hours', 'Newstead, 07 7010 0110'],
    ['redgum-kia', '/service', '212 Churchill Road', 'Service hours', 'Prospect, 08 5550 0211'],
  ] as const) {
    await page.goto(at(tenant, path));
    const card = main.getByRole('article').filter({ hasText: street });
    await expect(card.getByRole('table', { name: hours })).toBeVisible();
    await expect(card.getByRole('link', { name: `Call ${phone}` })).toBeVisible();
    expect(await top(main.locator('form')), path).toBeLessThan(500);
  }
  // A dealership's own form shows its own yard.
  await page.goto(at('harbourline', '/contact-us/southport'));
  await expect(page.getByRole('main').getByRole('article')).toHaveText(/9 Nerang Street/);
  // A long text leaves no room for the yard, which the list at the end has, too.
  await page.goto(at('harbourline', '/service'));
  await expect(main.getByRole('heading', { name: 'Batteries and high voltage' })).toBeVisible();
  await expect(main.getByRole('article')).toHaveCount(0);
  await expect(
    page
      .getByRole('complementary', { name: 'Prefer to talk?' })
      .getByRole('link', { name: 'Newstead', exact: true }),
  ).toBeVisible();
});

test('on a phone, first and last name share a row, and other fields have one each', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(at('harbourline', '/contact'));
  const boxOf = (label: string) => page.getByRole('main').getByLabel(label).boundingBox();
  const [first, last, email, phone] = await Promise.all(
    ['First Name', 'Last Name', 'Email', 'Mobile Number'].map(boxOf),
  );
  expect(last?.y).toBe(first?.y);
  expect(last?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0));
  expect(email?.y).toBeGreaterThan(first?.y ?? 0);
  expect(phone?.y).toBeGreaterThan(email?.y ?? 0);
});

for (const tenant of ['harbourline', 'redgum-kia', 'banksia-bay'])
  test(`${tenant}: beside the finance form stands a vehicle of the stock with its repayment`, async ({
    page,
  }) => {
    await page.goto(at(tenant, '/finance'));
    const example = page.getByRole('region', { name: 'An example from our stock' });
    await expect(example.getByText('Comparison rate', { exact: true })).toBeVisible();
    await expect(example.getByText(/WARNING: This comparison rate is true only/)).toBeVisible();
    const price = await example.getByText(/^\$[\d,]+ /).innerText();
    await example.getByRole('link').first().click();
    await expect(page.getByRole('complementary', { name: 'Price and contact' })).toContainText(
      price.split(' ')[0] ?? price,
    );
    await page.goBack();
    await example.getByRole('link', { name: 'Find what fits your budget' }).click();
    await expect(page).toHaveURL(at(tenant, '/budget-finder'));
  });

test('a dealer whose stock has no repayments has no example beside the finance form', async ({ page }) => {
  await page.goto(at('cinder-road', '/finance'));
  await expect(page.getByRole('region', { name: 'What happens next' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'An example from our stock' })).toHaveCount(0);
});
