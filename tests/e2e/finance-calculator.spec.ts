import type { Locator, Page } from '@playwright/test';
import { findCar, fixturePath, isOnSale } from '../support/samples.ts';
import { at, buyBox, CONTRARY, expect, PLAIN, test } from './site.ts';

async function open(page: Page, tenant: string, model: string): Promise<Locator> {
  await page.goto(at(tenant, fixturePath(tenant, model)));
  const calculator = page.getByRole('region', { name: 'Finance calculator' });
  await calculator.scrollIntoViewIfNeeded();
  await expect(calculator.getByLabel('Purchase price')).toBeEnabled();
  return calculator;
}

/** The value of the result row with this label. */
const row = (calculator: Locator, label: string): Locator =>
  calculator
    .getByText(label, { exact: true })
    .and(calculator.locator('dt'))
    .locator('xpath=following-sibling::dd');

const numbers = {
  amount: 'Purchase price $',
  deposit: 'Deposit or trade-in $',
  residual: 'Residual $',
  interest: 'Interest rate % p.a.',
};
const field = (calculator: Locator, label: string) => calculator.getByRole('spinbutton', { name: label });
const term = (calculator: Locator) => calculator.getByRole('slider', { name: 'Loan term' });

/** A loan's payment in AUD, from the present value of its payments and of what is left at the end. */
function payment(
  borrowed: number,
  residual: number,
  percent: number,
  years: number,
  perYear: number,
): number {
  let factor = 1;
  let sum = 0;
  for (let i = 0; i < years * perYear; i++) {
    factor /= 1 + percent / 100 / perYear;
    sum += factor;
  }
  return (borrowed - residual * factor) / sum;
}
/** "$157", rounded up (FIN-30). */
const upTo = (amount: number): string => `$${Math.ceil(amount).toLocaleString('en-AU')}`;

test('FIN-23 FIN-24 FIN-25 FIN-26 FIN-27 FIN-28 FIN-29 FIN-30 FIN-36 the finance calculator starts with the default values and shows their result, and the repayment follows the chosen frequency', async ({
  page,
}) => {
  const calculator = await open(page, PLAIN, 'CX-5');
  await expect(field(calculator, numbers.amount)).toHaveValue('30000');
  await expect(field(calculator, numbers.deposit)).toHaveValue('0');
  await expect(field(calculator, numbers.residual)).toHaveValue('0');
  await expect(field(calculator, numbers.interest)).toHaveValue('12.94');
  await expect(term(calculator)).toHaveValue('5');
  await expect(calculator.getByRole('status').or(calculator.locator('output'))).toHaveText('5 years');
  // 30,000 over 260 weeks at 12.94 % is 156.85.
  await expect(row(calculator, 'Repayment')).toHaveText('$157 per week');
  await expect(row(calculator, 'Interest rate')).toHaveText('12.94% p.a.');
  // The price box shows the lender's own rate of 8.99 %, so the calculator says where its rate comes from.
  await expect(row(calculator, 'Based on')).toHaveText('An example rate, not Wattle Finance’s');
  await expect(row(buyBox(page), 'Lender')).toHaveText('Wattle Finance');
  await expect(calculator.getByText(/^(Fees|Monthly fees)/)).toHaveCount(0);
  // The lender's fees are computed from its interest rate of 8.99 % and its comparison rate of 9.87 %.
  await expect(row(calculator, 'Comparison rate')).toHaveText('13.78% p.a.');
  await expect(row(calculator, 'Total of 260 repayments')).toHaveText('$40,820');
  // The font of rate and repayment must not be larger than that of comparison rate, total and warning.
  const size = (part: Locator) => part.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  const [typed, repayment, ...lawful] = await Promise.all(
    [
      field(calculator, numbers.interest),
      row(calculator, 'Repayment'),
      row(calculator, 'Comparison rate'),
      row(calculator, 'Total of 260 repayments'),
      calculator.getByText(/^WARNING: This comparison rate/),
    ].map(size),
  );
  expect(Math.min(...lawful)).toBeGreaterThanOrEqual(Math.max(typed ?? 99, repayment ?? 99));
  await calculator.getByText('Fortnightly').click();
  await expect(row(calculator, 'Repayment')).toHaveText('$314 per fortnight');
  await calculator.getByText('Monthly').click();
  await expect(row(calculator, 'Repayment')).toHaveText('$682 per month');
});

test('FIN-26 FIN-31 the finance calculator starts with the lender’s deposit and adds the lender’s establishment fee to the loan', async ({
  page,
}) => {
  const calculator = await open(page, PLAIN, 'CX-3');
  await expect(field(calculator, numbers.deposit)).toHaveValue('5000');
  await expect(row(calculator, 'Fees added to the loan')).toHaveText('$495');
  await expect(row(buyBox(page), 'Establishment fee')).toHaveText('$495');
  // 30,000 − 5,000 + 495 gives 133.29.
  await expect(row(calculator, 'Repayment')).toHaveText('$134 per week');
  await expect(row(calculator, 'Comparison rate')).toHaveText('13.78% p.a.');
});

test('FIN-23 FIN-08 under the finance rules of lender group 6, a vehicle without a price has a calculator, which starts at $30,000', async ({
  page,
}) => {
  const calculator = await open(page, CONTRARY, 'CX-80');
  await expect(field(calculator, numbers.amount)).toHaveValue('30000');
  // Outside of the calculator a repayment needs a price beside it.
  await expect(buyBox(page)).toContainText('PREORDER');
  await expect(buyBox(page).getByText(/per (week|month)/)).toHaveCount(0);
});

test('FIN-11 FIN-12 FIN-13 for a price that is not between $1,000 and $250,000 the calculator shows a message and no result', async ({
  page,
}) => {
  const calculator = await open(page, PLAIN, 'CX-5');
  const amount = field(calculator, numbers.amount);
  const message = calculator.getByText('Cannot be less than $1,000 or more than $250,000');
  for (const wrong of ['999', '1000', '250000', '900000']) {
    await amount.fill(wrong);
    await expect(message).toBeVisible();
    await expect(amount).toHaveAttribute('aria-invalid', 'true');
    await expect(row(calculator, 'Repayment')).toHaveText('No result for these amounts');
    await expect(row(calculator, 'Total of 260 repayments')).toHaveText('');
    await amount.blur();
    await expect(amount).toHaveValue(wrong);
    await amount.fill('20000');
    await expect(message).toHaveCount(0);
    await expect(row(calculator, 'Repayment')).toHaveText('$105 per week');
  }
  for (const right of ['1001', '249999']) {
    await amount.fill(right);
    await expect(message).toHaveCount(0);
  }
});

test('FIN-11 FIN-13 the lowest price for the calculator can be configured, here $5,000', async ({ page }) => {
  const calculator = await open(page, CONTRARY, 'CX-5');
  await field(calculator, numbers.amount).fill('5000');
  await expect(calculator.getByText('Cannot be less than $5,000 or more than $250,000')).toBeVisible();
  await field(calculator, numbers.amount).fill('5001');
  await expect(calculator.getByText(/Cannot be less/)).toHaveCount(0);
});

test('FIN-14 a negative purchase price becomes 0', async ({ page }) => {
  const calculator = await open(page, PLAIN, 'CX-5');
  const amount = field(calculator, numbers.amount);
  await amount.fill('-500');
  await expect(row(calculator, 'Purchase price')).toHaveText('$0');
  await amount.blur();
  await expect(amount).toHaveValue('0');
});

test('FIN-15 the loan term is 1 to 7 years in steps of half a year, or up to 5 years if configured', async ({
  page,
}) => {
  const plain = await open(page, PLAIN, 'CX-5');
  await term(plain).focus();
  await page.keyboard.press('Home');
  await expect(row(plain, 'Loan term')).toHaveText('1 year');
  await page.keyboard.press('ArrowRight');
  await expect(row(plain, 'Loan term')).toHaveText('1.5 years');
  await page.keyboard.press('End');
  await expect(row(plain, 'Loan term')).toHaveText('7 years');
  const contrary = await open(page, CONTRARY, 'CX-5');
  await term(contrary).focus();
  await page.keyboard.press('End');
  await expect(row(contrary, 'Loan term')).toHaveText('5 years');
});

test('FIN-16 FIN-17 FIN-20 by default the interest rate can be 0.5 to 15 %, in steps of 0.5', async ({
  page,
}) => {
  const calculator = await open(page, PLAIN, 'CX-5');
  const interest = field(calculator, numbers.interest);
  await interest.focus();
  await page.keyboard.press('ArrowUp');
  await expect(interest).toHaveValue('13');
  await page.keyboard.press('ArrowUp');
  await expect(interest).toHaveValue('13.5');
  await interest.fill('40');
  await expect(row(calculator, 'Interest rate')).toHaveText('15.0% p.a.');
  await interest.blur();
  await expect(interest).toHaveValue('15');
  await interest.fill('0');
  await interest.blur();
  await expect(interest).toHaveValue('0.5');
});

test('FIN-17 FIN-25 if configured, the interest rate can be 4 to 20 % and starts at 10 %', async ({
  page,
}) => {
  const calculator = await open(page, CONTRARY, 'CX-5');
  const interest = field(calculator, numbers.interest);
  await expect(interest).toHaveValue('10');
  await interest.fill('99');
  await interest.blur();
  await expect(interest).toHaveValue('20');
  await interest.fill('1');
  await interest.blur();
  await expect(interest).toHaveValue('4');
});

test('FIN-18 FIN-19 FIN-20 deposit and residual can be $0 to $250,000, in steps of $0.50', async ({
  page,
}) => {
  const calculator = await open(page, PLAIN, 'CX-5');
  for (const label of [numbers.deposit, numbers.residual]) {
    const input = field(calculator, label);
    await input.fill('-1');
    await input.blur();
    await expect(input).toHaveValue('0');
    await input.press('ArrowUp');
    await expect(input).toHaveValue('0.5');
    await input.fill('250001');
    await input.blur();
    await expect(input).toHaveValue('250000');
    await input.fill('0');
  }
});

test('FIN-19 FIN-27 FIN-29 a final payment (residual) lowers the repayment, without one the loan is paid off evenly, and one as high as the loan has no result', async ({
  page,
}) => {
  const calculator = await open(page, PLAIN, 'CX-5');
  const residual = field(calculator, numbers.residual);
  for (const [left, total] of [
    ['9000', ' and residual'],
    ['0', ''],
  ] as const) {
    await residual.fill(left);
    for (const [choice, per, perYear] of [
      ['Weekly', 'week', 52],
      ['Monthly', 'month', 12],
    ] as const) {
      await calculator.getByText(choice).click();
      const each = Math.ceil(payment(30_000, Number(left), 12.94, 5, perYear));
      await expect(row(calculator, 'Repayment')).toHaveText(`$${each} per ${per}`);
      await expect(row(calculator, `Total of ${5 * perYear} repayments${total}`)).toHaveText(
        upTo(each * 5 * perYear + Number(left)),
      );
    }
  }
  await residual.fill('9000');
  await expect(row(calculator, 'Residual, paid at the end')).toHaveText('$9,000');
  await residual.fill('30000');
  await expect(row(calculator, 'Repayment')).toHaveText('No result for these amounts');
  await expect(residual).toHaveAccessibleDescription('The residual must be less than the amount you borrow');
});

test('FIN-25 FIN-29 FIN-31 the calculator can start at the lender’s rate, and then shows the repayment of the price box', async ({
  page,
}) => {
  const LENT_BY = 'Coastline Finance';
  const car = findCar(
    'harbourline',
    'vehicle with finance',
    (one) => isOnSale(one) && !one.reserved && !one.offer_price && Boolean(one.finance_lenders[LENT_BY]),
  );
  const lender = car.finance_lenders[LENT_BY];
  const rate = lender?.interestRate ?? 0;
  const borrowed = (car.price ?? 0) + (lender?.establishmentFees ?? 0);
  await page.goto(at('harbourline', car.path));
  const calculator = page.getByRole('region', { name: 'Finance calculator' });
  await calculator.scrollIntoViewIfNeeded();
  const interest = field(calculator, numbers.interest);
  await expect(interest).toBeEnabled();
  await expect(interest).toHaveValue(String(rate));
  await expect(row(calculator, 'Based on')).toHaveText(`${LENT_BY}’s rate`);
  const weekly = upTo(payment(borrowed, 0, rate, 5, 52));
  await expect(row(calculator, 'Repayment')).toHaveText(`${weekly} per week`);
  await expect(row(buyBox(page), 'Repayment')).toHaveText(`Only ${weekly} /wk*`);
  // The same loan has the same total in both places. Monthly payments have another total, whose label says how many.
  await buyBox(page).getByText('All terms').click();
  const total = row(buyBox(page), 'Total payable');
  await expect(total).toBeVisible();
  // While the terms open, they have no inner text yet.
  const payable = (await total.textContent()) ?? '';
  await expect(row(calculator, 'Total of 260 repayments')).toHaveText(payable);
  await calculator.getByText('Monthly').click();
  const monthly = Math.ceil(payment(borrowed, 0, rate, 5, 12));
  await expect(row(calculator, 'Total of 60 repayments')).toHaveText(upTo(monthly * 60));
  await calculator.getByText('Weekly').click();
  for (const label of ['Interest rate', 'Comparison rate']) {
    const stated = (await row(buyBox(page), label).textContent()) ?? '';
    await expect(row(calculator, label)).toHaveText(stated);
  }
  await interest.fill('10');
  await expect(row(calculator, 'Based on')).toHaveText('The rate you entered');
  await expect(row(calculator, 'Repayment')).toHaveText(`${upTo(payment(borrowed, 0, 10, 5, 52))} per week`);
});

test('FIN-21 FIN-07 the choice of the repayment frequency can be switched off', async ({ page }) => {
  const plain = await open(page, PLAIN, 'CX-5');
  await expect(plain.getByRole('radio')).toHaveCount(3);
  const contrary = await open(page, CONTRARY, 'CX-5');
  await expect(contrary.getByRole('radio')).toHaveCount(0);
  await expect(row(contrary, 'Repayment')).toHaveText(/per month$/);
});

test('FIN-24 FIN-30 FIN-31 if configured, the term starts at 6 years, fees of $1,360.50 are added, and the lender’s weekly repayment is shown', async ({
  page,
}) => {
  const calculator = await open(page, CONTRARY, 'CX-90');
  await expect(row(calculator, 'Loan term')).toHaveText('6 years');
  await expect(row(calculator, 'Fees added to the loan')).toHaveText('$1,360.50');
  // 31,360.50 over 312 weeks at 10 % is 133.76, and the vehicle's weekly repayment is 133.
  await expect(row(calculator, 'Repayment')).toHaveText('$133 per week');
});

test('FIN-31 if configured, an establishment fee of $1,300 is added to the loan, and monthly fees are stated and included in the comparison rate', async ({
  page,
}) => {
  const calculator = await open(page, CONTRARY, 'CX-5');
  // 31,300 over 48 months at 10 % is 793.85.
  await expect(row(calculator, 'Repayment')).toHaveText('$794 per month');
  await expect(row(calculator, 'Fees added to the loan')).toHaveText('$1,300');
  await expect(row(calculator, 'Monthly fees, on top')).toHaveText('$8');
  // Includes the fees in the notes below the calculator: $1,313.25 once, and $8 a month.
  await expect(row(calculator, 'Comparison rate')).toHaveText('12.39% p.a.');
});

test('FIN-22 a repayment of $25 or less is shown as “Enquire for Finance” with a blank total', async ({
  page,
}) => {
  const calculator = await open(page, PLAIN, 'CX-5');
  await field(calculator, numbers.deposit).fill('29000');
  await expect(row(calculator, 'Repayment')).toHaveText('Enquire for Finance');
  await expect(row(calculator, 'Total of 260 repayments')).toHaveText('');
  await expect(row(calculator, 'Comparison rate')).toHaveText('13.78% p.a.');
  await field(calculator, numbers.deposit).fill('20000');
  await expect(row(calculator, 'Repayment')).toHaveText('$53 per week');
  await expect(row(calculator, 'Total of 260 repayments')).toHaveText('$13,780');
});

test('TRK-02 only the first change in the finance calculator pushes event 26 to the data layer', async ({
  page,
}) => {
  const calculator = await open(page, PLAIN, 'CX-5');
  const changeEvents = () =>
    page.evaluate(() =>
      (window.dataLayer ?? [])
        .map((line) => (line as { event_id?: number }).event_id)
        .filter((id) => id === 26),
    );
  expect(await changeEvents()).toEqual([]);
  await field(calculator, numbers.deposit).fill('1000');
  await calculator.getByText('Monthly').click();
  await term(calculator).press('End');
  await expect(row(calculator, 'Loan term')).toHaveText('7 years');
  expect(await changeEvents()).toEqual([26]);
});

test('the finance calculator works by keyboard alone', async ({ page }) => {
  const calculator = await open(page, PLAIN, 'CX-5');
  await field(calculator, numbers.amount).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('1500');
  await expect(row(calculator, 'Deposit or trade-in')).toHaveText('$1,500');
  for (const next of [
    field(calculator, numbers.residual),
    field(calculator, numbers.interest),
    term(calculator),
  ]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(row(calculator, 'Repayment')).toHaveText(/per fortnight$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('FIN-36 the finance calculator shows the result of its initial values and the whole disclaimer, without fields', async ({
    page,
  }) => {
    await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
    const calculator = page.getByRole('region', { name: 'Finance calculator' });
    await expect(row(calculator, 'Repayment')).toHaveText('$157 per week');
    await expect(row(calculator, 'Loan term')).toHaveText('5 years');
    await expect(calculator.getByText(/^WARNING/)).toBeVisible();
    await expect(calculator.getByText('The lender decides who may borrow.')).toBeVisible();
    await expect(calculator.getByRole('spinbutton')).toHaveCount(0);
  });
});
