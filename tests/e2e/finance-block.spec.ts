import { fixturePath } from '../support/samples.ts';
import { at, buyBox, CONTRARY, expect, PLAIN, test } from './site.ts';

const vehicle = (tenant: string, model: string) => at(tenant, fixturePath(tenant, model));
const WARNING = /WARNING: This comparison rate is true only for the examples given/;
const HALF = 'At least half of consumer applicants will get the advertised rate or lower.';

test('VDP-29 FIN-10 FIN-36 DAT-13 the price box shows “Only $X /wk*” with comparison rate, term and warning, and the other terms behind “All terms”, in the font size of comparison rate and warning and smaller than the price', async ({
  page,
}) => {
  await page.goto(vehicle(PLAIN, 'CX-5'));
  const box = buyBox(page);
  await expect(box.getByText('Only $144 /wk*')).toBeVisible();
  await expect(box.getByText('9.87% p.a.')).toBeVisible();
  await expect(box.getByText(WARNING)).toBeVisible();
  await expect(box.getByText('5 years')).toBeVisible();
  await expect(box.getByText('8.99% p.a.')).toBeHidden();
  await box.getByText('All terms').click();
  await expect(box.getByText('8.99% p.a.')).toBeVisible();
  await expect(box.getByText('3 years $221, 6 years $124 per week')).toBeVisible();
  const sizes = await Promise.all(
    [box.getByText('Only $144 /wk*'), box.getByText('9.87% p.a.'), box.getByText(WARNING)].map((part) =>
      part.evaluate((element) => getComputedStyle(element).fontSize),
    ),
  );
  expect(new Set(sizes).size).toBe(1);
  const price = await box.getByText('$30,000').evaluate((element) => getComputedStyle(element).fontSize);
  expect(Number.parseFloat(price)).toBeGreaterThan(Number.parseFloat(sizes[0] ?? '99'));
});

test('VDP-29 a dealer may use “$N per week” with the interest rate in a tooltip, but comparison rate and warning stay visible', async ({
  page,
}) => {
  await page.goto(vehicle(CONTRARY, 'CX-90'));
  const box = buyBox(page);
  await expect(box.getByText('$133 per week')).toBeVisible();
  await expect(box.getByText(/Only/)).toHaveCount(0);
  await expect(box.getByText('9.87% p.a.', { exact: true })).toBeVisible();
  await expect(box.getByText(WARNING)).toBeVisible();
  const tip = box.getByRole('tooltip', { includeHidden: true });
  await expect(tip).toBeHidden();
  const sign = box.getByRole('button', { name: 'Interest rate' });
  await sign.focus();
  await expect(tip).toBeVisible();
  await expect(tip).toHaveText('Interest rate 8.99% p.a., comparison rate 9.87% p.a.');
  await expect(sign).toHaveAccessibleDescription('Interest rate 8.99% p.a., comparison rate 9.87% p.a.');
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await sign.hover();
  await expect(tip).toBeVisible();
  // The tooltip stays while the pointer is on its button, also without the focus (WCAG 1.4.13).
  await sign.blur();
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test('FIN-07 FIN-04 DAT-13 under the finance rules of lender group 5, a vehicle shows a monthly repayment, and no loan term longer than the site’s maximum', async ({
  page,
}) => {
  await page.goto(vehicle(CONTRARY, 'CX-5'));
  await expect(buyBox(page).getByText('$623 per month')).toBeVisible();
  await buyBox(page).getByText('All terms').click();
  await expect(buyBox(page).getByText('3 years $221 per week', { exact: true })).toBeVisible();
});

test('FIN-01 FIN-04 FIN-06 FIN-10 there is no finance if a rate or the lender is missing, the vehicle is sold or reserved, or its price is $500 or less', async ({
  page,
}) => {
  // In this order: no comparison rate, no lender, reserved, sold, $10, no price.
  for (const model of ['MX-5', 'BT-50', 'CX-30', 'CX-9', '6', 'CX-80']) {
    await page.goto(vehicle(PLAIN, model));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Finance calculator' })).toHaveCount(0);
    await expect(page.getByText(/comparison rate/i)).toHaveCount(0);
  }
});

test('FIN-02 FIN-03 finance can be hidden for a make and for a dealership, and is shown by default', async ({
  page,
}) => {
  const calculator = page.getByRole('region', { name: 'Finance calculator' });
  for (const model of ['Sorento', 'CX-3']) {
    await page.goto(vehicle(PLAIN, model));
    await expect(calculator).toBeVisible();
    await page.goto(vehicle(CONTRARY, model));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(calculator).toHaveCount(0);
  }
  await page.goto(vehicle(CONTRARY, 'CX-5'));
  await expect(calculator).toBeVisible();
});

test('FIN-09 a vehicle’s page links to the finance form only if finance is available for the vehicle', async ({
  page,
}) => {
  const form = page.locator('a[href*="car_id="][href*="#finance-form"]');
  await page.goto(vehicle(CONTRARY, 'CX-5'));
  await expect(form).toHaveCount(1);
  await page.goto(vehicle(CONTRARY, 'Sorento'));
  await expect(form).toHaveCount(0);
});

test('VDP-10 FIN-09 “Request a Quote” opens an enquiry prefilled with the calculated loan, and without scripts the finance form with the vehicle', async ({
  page,
}) => {
  await page.goto(vehicle(PLAIN, 'CX-5'));
  await expect(page.getByRole('button', { name: 'Request a Quote' })).toHaveAttribute(
    'href',
    /^\/personalised\/finance\?car_id=[^&]+&car_type=used#finance-form$/,
  );
  await page.getByRole('button', { name: 'Request a Quote' }).click();
  const message = page.getByRole('dialog').getByLabel('Message');
  await expect(message).toHaveValue('I would like a finance quote.');
  await page.keyboard.press('Escape');
  const calculator = page.getByRole('region', { name: 'Finance calculator' });
  await calculator.getByLabel('Deposit or trade-in').fill('5000');
  await calculator.getByLabel('Residual').fill('9000');
  await calculator.getByRole('slider', { name: 'Loan term' }).press('ArrowLeft');
  await calculator.getByText('Monthly').click();
  const repayment = calculator.getByText(/^\$\d+ per month$/);
  // 25,000 over 54 months at 12.94 %, with 9,000 left at the end, is 489.49.
  await expect(repayment).toHaveText('$490 per month');
  await page.getByRole('button', { name: 'Request a Quote' }).click();
  await expect(message).toHaveValue(
    'I would like a finance quote for a purchase price of $30,000, a deposit or trade-in of $5,000, a residual of $9,000, a term of 4.5 years at 12.94% p.a. The calculator gave $490 per month.',
  );
});

test('FIN-32 FIN-34 by default the notes below the calculator are the example loan and the share of applicants who get the rate', async ({
  page,
}) => {
  await page.goto(vehicle(PLAIN, 'CX-5'));
  const section = page.getByRole('region', { name: 'Finance calculator' });
  await expect(section.getByRole('listitem')).toHaveText([
    'Comparison rate for a secured loan of $30,000 over 5 years.',
    HALF,
  ]);
});

test('FIN-33 FIN-34 FIN-35 if configured, the notes below the calculator have a range of rates and the fees, but not the share of applicants who get the rate', async ({
  page,
}) => {
  await page.goto(vehicle(CONTRARY, 'CX-5'));
  const section = page.getByRole('region', { name: 'Finance calculator' });
  await expect(section.getByRole('listitem')).toHaveText([
    'Comparison rate for a secured loan of $30,000 over 5 years.',
    'Comparison rates range from 8.38% p.a. to 19.42% p.a.',
    'Fees: establishment $395, security registration $6, monthly account admin $8, dealer agency $912.25.',
  ]);
});

test('VDP-11 FIN-37 LIM-02 a long finance disclaimer is shortened to at most 197 characters at the end of a word, and “Show More” opens it in 300 ms', async ({
  page,
}) => {
  await page.goto(vehicle(PLAIN, 'CX-5'));
  const section = page.getByRole('region', { name: 'Finance calculator' });
  const words = section.getByText(/^Rates hold for a secured loan/).locator('..');
  const shown = () => words.evaluate((element) => (element as HTMLElement).innerText.length);
  await words.scrollIntoViewIfNeeded();
  const whole = (await words.textContent())?.replace('…', '') ?? '';
  const beginning = await words.innerText();
  expect(beginning).toBe(`${whole.slice(0, beginning.length - 1)}…`);
  expect(beginning.length).toBeLessThanOrEqual(197);
  const [next = ''] = whole.slice(beginning.length - 1).match(/^ \S+/) ?? [];
  expect(beginning.length + next.length).toBeGreaterThan(197);
  const durations = words.evaluate(
    (element) =>
      new Promise<unknown[]>((done) => {
        const { animate } = element;
        element.animate = (frames, options) => {
          done([(options as KeyframeAnimationOptions).duration]);
          return animate.call(element, frames, options);
        };
      }),
  );
  await section.getByRole('button', { name: 'Show More' }).click();
  expect(await durations).toEqual([300]);
  await expect(words).toContainText('The lender decides who may borrow.');
  await expect.poll(shown).toBe(whole.length);
  await section.getByRole('button', { name: 'Show Less' }).click();
  await expect.poll(() => words.innerText()).toBe(beginning);
});

test('LIM-02 a click while the finance disclaimer is opening collapses it from its current height', async ({
  page,
}) => {
  await page.goto(vehicle(PLAIN, 'CX-5'));
  const section = page.getByRole('region', { name: 'Finance calculator' });
  const words = section.getByText(/^Rates hold for a secured loan/).locator('..');
  await section.getByRole('button', { name: 'Show More' }).scrollIntoViewIfNeeded();
  const heights = await words.evaluate((element) => {
    const box = element as HTMLElement;
    const button = box.parentElement?.querySelector('button');
    const collapsed = box.offsetHeight;
    button?.click();
    for (const running of box.getAnimations()) {
      running.pause();
      running.currentTime = 150;
    }
    const halfway = box.offsetHeight;
    button?.click();
    const moves = box
      .getAnimations()
      .map(({ effect }) => (effect as KeyframeEffect).getKeyframes().map(({ height }) => height));
    return { moves, expected: [[`${halfway}px`, `${collapsed}px`]] };
  });
  expect(heights.moves).toEqual(heights.expected);
  await expect(section.getByRole('button', { name: 'Show More' })).toBeVisible();
});

test('FIN-37 a finance disclaimer of 197 characters or fewer has no “Show More” button', async ({ page }) => {
  await page.goto(vehicle(PLAIN, 'CX-3'));
  const section = page.getByRole('region', { name: 'Finance calculator' });
  await expect(section.getByText('Terms apply.')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Show More' })).toBeHidden();
});

test('API-38 the page requests the finance disclaimer by the vehicle’s id, and shows it instead of the published one', async ({
  page,
}) => {
  await page.route(/\/api\/cars\/[^/]+\/finance-disclaimer$/, (route) =>
    route.fulfill({ json: { disclaimer: `New terms for ${new URL(route.request().url()).pathname}.` } }),
  );
  const path = fixturePath(PLAIN, 'CX-3');
  await page.goto(at(PLAIN, path));
  const section = page.getByRole('region', { name: 'Finance calculator' });
  const id = `car-${path.split('/').at(-1)}`;
  await expect(section.getByText(`New terms for /api/cars/${id}/finance-disclaimer.`)).toBeVisible();
  await expect(section.getByText('Terms apply.')).toHaveCount(0);
});

test('API-38 the service’s finance disclaimer is added if the page has none, and the published one stays if the service’s answer has none', async ({
  page,
}) => {
  const region = page.getByRole('region', { name: 'Finance calculator' });
  await page.route(/\/finance-disclaimer$/, (route) =>
    route.fulfill({ json: { disclaimer: 'Words of the lender.' } }),
  );
  await page.goto(vehicle(PLAIN, 'CX-90'));
  await expect(region.getByText('Words of the lender.')).toBeVisible();

  await page.unroute(/\/finance-disclaimer$/);
  await page.route(/\/finance-disclaimer$/, (route) => route.fulfill({ json: { other: 1 } }));
  const warned = page.waitForEvent('console', (message) =>
    /disclaimer could not be refreshed/.test(message.text()),
  );
  await page.goto(vehicle(PLAIN, 'CX-3'));
  await warned;
  await expect(region.getByText('Terms apply.')).toBeVisible();
});
