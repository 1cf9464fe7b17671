import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import sharp from 'sharp';
import { valueFromStock } from '../../src/api/valuation/stock-valuer.ts';
import { answer, hostOf } from '../support/hosts.ts';
import { findCar, isOnSale, stockOf } from '../support/samples.ts';
import { axeViolations } from './axe.ts';
import { fillIn, useRealService } from './real-service.ts';
import { at, expect, PLAIN, test } from './site.ts';
import { storedLead } from './stored-lead.ts';
import { describeVehicle, formOf, heading, nextStep, photo, pressContinue } from './trade-in-form.ts';
import { newVisitor } from './visitor.ts';

const BIG = 'harbourline';

test('ROU-04 FRM-27 LEA-01 LEA-02 LEA-03 LEA-04 API-23 API-24 API-25 API-26 the trade-in form goes step by step, loses nothing on the way back, and sends one lead with photos at its last step', async ({
  page,
}) => {
  const name = `Hana${Date.now()}`;
  await useRealService(page);
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leads')) sent.push(request.postDataJSON());
  });
  const car = findCar(PLAIN, 'CX-5', ({ model }) => model === 'CX-5');
  await page.goto(at(PLAIN, `/cars/trade-in?car_id=${car.id}`));
  const form = formOf(page);
  await expect(form.getByText('Towards the 2023 Mazda CX-5')).toBeVisible();
  await expect(heading(form, 'Step 1 of 5 Registration')).toBeVisible();
  await expect(form.getByLabel('State of registration')).toHaveValue('qld');
  await expect(form.getByLabel('Make')).toBeHidden();
  await expect(form.getByRole('button', { name: 'Get My Valuation' })).toBeHidden();
  // The collection notice belongs to the steps that send photos and ask for personal details.
  const notice = form.getByText(/collects your details/);
  await expect(notice).toBeHidden();
  await form.getByLabel('Rego').fill('123abc');
  await form.getByLabel('State of registration').selectOption('NSW');
  await pressContinue(form);

  await expect(heading(form, 'Step 2 of 5 Your vehicle')).toBeFocused();
  await expect(notice).toBeHidden();
  await expect(form.getByLabel('Rego')).toBeHidden();
  await pressContinue(form);
  const alert = form.getByRole('alert');
  await expect(alert.getByRole('link')).toHaveText([
    'Please enter the make.',
    'Please enter the model.',
    'Please enter the year it was built.',
    'Please enter the kilometres on the odometer.',
  ]);
  await expect(alert).toBeFocused();
  await describeVehicle(form);
  const nextYear = new Date().getFullYear() + 1;
  const outside = `Please enter a year from 1900 to ${nextYear}.`;
  // Each message differs from the one before, which is shown until the next attempt has ended.
  for (const [year, message] of [
    [String(nextYear + 1), outside],
    ['23', 'Please enter the year with four digits.'],
    ['1850', outside],
  ] as const) {
    await form.getByLabel('Year').fill(year);
    await pressContinue(form);
    await expect(alert).toHaveText(message);
  }
  await form.getByLabel('Year').fill('2023');

  // The form's own Back button, and later the browser's.
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(heading(form, 'Step 1 of 5 Registration')).toBeFocused();
  await expect(form.getByLabel('Rego')).toHaveValue('123abc');
  await expect(alert).toHaveCount(0);
  await pressContinue(form);
  await expect(form.getByLabel('Odometer, km')).toHaveValue('42,000');
  await form.getByLabel('Odometer, km').fill('42,000 km');
  await pressContinue(form);
  await expect(heading(form, 'Step 3 of 5 Its condition')).toBeFocused();
  await expect(form).toContainText(
    'Our buyer reads your answers. The online estimate is based on similar vehicles only.',
  );
  await page.goBack();
  await expect(heading(form, 'Step 2 of 5 Your vehicle')).toBeFocused();
  await page.goForward();
  await form.getByLabel('Has it been in an accident?').selectOption('No');
  await form.getByLabel('Do you have its service history?').selectOption('Some of it');
  await form.getByLabel('Anything else we should know about it').fill('A new clutch.');
  await pressContinue(form);

  await expect(heading(form, 'Step 4 of 5 Photos')).toBeFocused();
  await expect(notice).toBeVisible();
  // After a reload the same step is open and nothing is lost.
  await page.reload();
  await expect(heading(form, 'Step 4 of 5 Photos')).toBeVisible();
  const files = form.getByLabel('Add photos');
  const picture = await photo();
  await files.setInputFiles([
    { name: 'front.jpg', mimeType: 'image/jpeg', buffer: picture },
    { name: 'rear.jpg', mimeType: 'image/jpeg', buffer: picture },
  ]);
  const list = form.getByRole('list', { name: 'Photos of your vehicle' });
  await expect(list.getByRole('button')).toHaveCount(2);
  await list.getByRole('button', { name: 'Remove rear.jpg' }).click();
  await expect(list.getByRole('listitem')).toHaveText(['front.jpg']);
  await expect(form.getByRole('status').filter({ hasText: 'rear.jpg is removed.' })).toBeAttached();
  expect(await axeViolations(page)).toEqual([]);
  await pressContinue(form);

  await expect(heading(form, 'Step 5 of 5 Your details')).toBeFocused();
  await expect(notice).toBeVisible();
  await fillIn(form, name);
  await form.getByLabel('Preferred Dealership').selectOption('Birch Hill Motors');
  await form.getByRole('button', { name: 'Get My Valuation' }).click();
  await expect(page).toHaveURL(at(PLAIN, '/success'));
  const main = page.getByRole('main');
  await expect(main).toContainText(`Thank you, ${name}.`);
  await expect(main.getByRole('region', { name: 'Online estimate' })).toContainText(
    'We cannot estimate this online, because we have too few vehicles like it in stock',
  );
  await expect(main.getByRole('region', { name: 'Online estimate' })).toContainText(
    'Our buyer has your answers about its condition. The online estimate does not use them.',
  );

  const steps = sent.map(({ isLastStep }) => isLastStep);
  expect(steps.indexOf(true)).toBe(steps.length - 1);
  expect(steps.length).toBeGreaterThanOrEqual(5);
  expect(sent[0]?.userData).toMatchObject({ rego: '123abc', regoState: 'nsw', lead_id: null });
  expect(sent.at(-1)?.userData).toMatchObject({
    form_completed: true,
    adjustmentAnswers: [
      { id: 'accident', answer: 'No' },
      { id: 'service-history', answer: 'Some of it' },
    ],
  });
  const lead = await storedLead(PLAIN, name);
  for (const line of [
    'form: trade-in',
    'event id: 22',
    'rego: 123abc',
    'regoState: nsw',
    'trade_odometer: 42,000',
    'adjustment_accident: No',
    'trade_notes: A new clutch.',
    `car_id: ${car.id}`,
    'dealership_slug: birch-hill-motors',
  ])
    expect(lead).toContain(line);
  const id = lead[0]?.replace('id: ', '') ?? '';
  // All steps are one lead, which kept the id of its first step.
  expect(new Set(sent.slice(1).map((one) => (one.userData as { lead_id: string }).lead_id))).toEqual(
    new Set([id]),
  );
  const folder = join(hostOf(PLAIN).data, 'photos', id);
  const [stored = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const { format, width, exif } = await sharp(readFileSync(join(folder, stored))).metadata();
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 1600, exif: undefined });
});

test('LEA-01 on the first step of the trade-in form, after the form’s own Back button was pressed, the browser’s Back leaves the form', async ({
  page,
}) => {
  await useRealService(page);
  await page.goto(at(PLAIN, '/dealerships'));
  await page.goto(at(PLAIN, '/trade-in'));
  const form = formOf(page);
  await nextStep(form);
  await form.getByRole('button', { name: 'Back' }).click();
  await expect(heading(form, 'Step 1 of 5 Registration')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(at(PLAIN, '/dealerships'));
});

test('ROU-05 CON-06 CON-07 CON-08 each page for selling a vehicle has the trade-in form, and questions and answers about estimates', async ({
  page,
}) => {
  for (const path of ['/trade-in', '/sell-your-car', '/sell-my-car', '/cars/trade-in']) {
    const { status, body } = await answer(PLAIN, path);
    expect(status, path).toBe(200);
    expect(body, path).toContain('id="trade-in-form"');
    expect(body, path).toContain('>Can every car be estimated online?<');
  }
  await page.goto(at(PLAIN, '/sell-my-car'));
  await expect(page.getByRole('heading', { level: 1, name: 'Sell your car' })).toBeVisible();
  const faq = page.getByRole('region', { name: 'Questions and answers' });
  const limits = faq.getByText(
    'Online estimates are generally not given for cars over 7 years or 100,000 km.',
  );
  await expect(limits).toBeHidden();
  await faq.getByText('Can every car be estimated online?').press('Enter');
  await expect(limits).toBeVisible();
  await faq.getByText('Is the estimate an offer?').click();
  await expect(faq.getByText('Estimates are subject to inspection')).toBeVisible();
});

test('CON-07 CON-08 the online estimate is based on similar vehicles in stock, says how many, and is not given for vehicles over 7 years old', async ({
  page,
}) => {
  await useRealService(page);
  const onSale = stockOf(BIG).filter(isOnSale);
  const thisYear = new Date().getFullYear();
  const owned = onSale.find((car) => {
    const valuation = valueFromStock(car, onSale, { share: null, thisYear });
    return valuation.kind === 'estimate' && car.car_type === 'used' && valuation.from < valuation.to;
  });
  if (!owned) throw new Error(`${BIG} has no four similar vehicles.`);
  const send = async (year: number) => {
    const name = `Ines${year}x${Date.now()}`;
    await page.goto(at(BIG, '/sell-your-car'));
    const form = formOf(page);
    await nextStep(form);
    await describeVehicle(form, { ...owned, year: String(year), km: String(owned.km) });
    await nextStep(form);
    await nextStep(form);
    await nextStep(form);
    await fillIn(form, name);
    // Only one of this dealer's dealerships buys vehicles, so the form does not ask for a dealership.
    await form.getByRole('button', { name: 'Get My Valuation' }).click();
    await expect(page).toHaveURL(at(BIG, '/success'));
    return { name, estimate: page.getByRole('region', { name: 'Online estimate' }) };
  };
  const { name, estimate } = await send(owned.year);
  await expect(estimate).toContainText(
    /\$[\d,]+ to \$[\d,]+\b.*\d+ similar vehicles in our stock.*subject to inspection/,
  );
  const lead = await storedLead(BIG, name);
  expect(lead.join('\n')).toMatch(/valuation: .*\$[\d,]+ to \$[\d,]+/);

  const old = await send(thisYear - 8);
  await expect(old.estimate).toContainText('We cannot estimate this online, because it is over 7 years old.');
});

test('the trade-in and service forms suggest makes that sell in Australia, and the models of the dealer’s stock', async ({
  page,
}) => {
  await useRealService(page);
  for (const path of ['/trade-in', '/service']) {
    await page.goto(at(PLAIN, path));
    const form = page.getByRole('main');
    if (path === '/trade-in') await nextStep(formOf(page));
    const suggested = (label: string) =>
      form
        .getByRole('combobox', { name: label })
        .evaluate((input) =>
          [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value),
        );
    const makes = await suggested('Make');
    for (const make of ['Toyota', 'Yamaha', 'Jayco', 'Mazda']) expect(makes).toContain(make);
    expect(makes).toEqual([...new Set(makes)].sort((a, b) => a.localeCompare(b)));
    const models = await suggested('Model');
    expect(models).toContain('CX-5');
    expect(models).not.toContain('Corolla');
  }
});

test('FRM-27 each dealer’s trade-in form preselects the state of the dealer’s address', async () => {
  const states = {
    'banksia-bay': 'wa',
    'cinder-road': 'vic',
    harbourline: 'qld',
    ironbark: 'nsw',
    'redgum-kia': 'sa',
  };
  for (const [tenant, state] of Object.entries(states)) {
    const { body } = await answer(tenant, '/trade-in');
    expect(body, tenant).toMatch(new RegExp(`<option value="${state}" selected`));
  }
});

// Requests fail on purpose, so use the test function that does not check for failed requests.
base(
  'LEA-01 if the trade-in form’s script cannot be loaded, all steps are shown as one form that can be sent, even after a press on Continue',
  async ({ page }) => {
    await useRealService(page);
    const pressed = Promise.withResolvers<void>();
    await page.route('**/upgrade-form.*.js', async (route) => {
      await pressed.promise;
      await route.abort();
    });
    const name = `Mia${Date.now()}`;
    await page.goto(at(PLAIN, '/trade-in'));
    const form = formOf(page);
    const next = form.getByRole('button', { name: 'Continue' });
    await next.click();
    pressed.resolve();
    await expect(next).toBeHidden();
    await describeVehicle(form);
    await fillIn(form, name);
    await form.getByLabel('Preferred Dealership').selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Get My Valuation' }).click();
    await expect(page).toHaveURL(at(PLAIN, '/success'));
    expect(await storedLead(PLAIN, name)).toContain('trade_make: Mazda');
  },
);

base.describe('without scripts', () => {
  base.use({ javaScriptEnabled: false, extraHTTPHeaders: newVisitor() });

  base(
    'ROU-05 API-25 API-26 the trade-in form shows all steps at once, names what to fix, keeps what was typed, and can be sent',
    async ({ page }) => {
      const name = `Nell${Date.now()}`;
      await page.goto(at(PLAIN, '/trade-in'));
      const form = formOf(page);
      await expect(form.getByRole('button', { name: 'Continue' })).toBeHidden();
      await expect(form.getByText('Step 1 of 5')).toBeHidden();
      await form.getByLabel('Rego').fill('1AB2CD');
      await describeVehicle(form);
      await form.getByLabel('Has it been in an accident?').selectOption('No');
      await fillIn(form, name);
      await form.getByLabel('Email').fill('ana@example');
      await form.getByLabel('Preferred Dealership').selectOption({ index: 1 });
      await form.getByRole('button', { name: 'Get My Valuation' }).click();
      await expect(page.getByRole('alert')).toContainText('Please check your email.');
      await expect(page.getByLabel('Has it been in an accident?')).toHaveValue('No');
      await page.getByLabel('Email').fill('ana@example.com');
      await page.getByRole('button', { name: 'Get My Valuation' }).click();
      await expect(page).toHaveURL(at(PLAIN, '/success'));
      // Playwright's assertions on text skip `noscript`.
      expect(await page.getByRole('main').innerText()).toContain(
        'If you asked us to value your vehicle, the online estimate is in the email that we send you.',
      );
      const lead = await storedLead(PLAIN, name);
      for (const line of ['rego: 1AB2CD', 'regoState: qld', 'adjustment_accident: No', 'trade_year: 2023'])
        expect(lead).toContain(line);
      expect(lead.join('\n')).toContain('valuation: We cannot estimate this online');
      expect(existsSync(join(hostOf(PLAIN).data, 'photos', lead[0]?.slice(4) ?? ''))).toBe(false);
    },
  );
});
