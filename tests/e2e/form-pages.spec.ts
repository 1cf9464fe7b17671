import { carTitle } from '../../src/stock/rules/car-title.ts';
import { answer, DEMO_TENANTS } from '../support/hosts.ts';
import { findCar, isOnSale } from '../support/samples.ts';
import { placeholderOverflow } from './placeholder-overflow.ts';
import { fillIn, useRealService } from './real-service.ts';
import { watchShifts } from './shifts.ts';
import { at, CONTRARY, expect, PLAIN, test } from './site.ts';
import { storedLead } from './stored-lead.ts';

test('ROU-15 ROU-38 FRM-01 FRM-02 FRM-03 FRM-04 FRM-05 FRM-08 FRM-09 FRM-10 FRM-11 FRM-12 FRM-20 FRM-21 FRM-22 FRM-23 FRM-24 LEA-03 LEA-04 LEA-07 API-30 DAT-38 the contact form keeps what was typed before its script loaded, names what is missing, and leads to the thank-you page once the service has stored the lead', async ({
  page,
}) => {
  const name = `Cleo${Date.now()}`;
  await useRealService(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/upgrade-form.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(at(PLAIN, '/contact'));
  const form = page.getByRole('region', { name: 'Send us a message' });
  const [category, location] = [form.getByLabel('Enquiry'), form.getByLabel('Location')];
  const postcode = form.getByLabel('Postcode');
  await expect(category).toHaveValue('General Enquiry');
  for (const field of [location, form.getByLabel('Message', { exact: true })])
    await expect(field).toHaveAttribute('required');
  await expect(category).not.toHaveAttribute('required');
  await expect(location.getByRole('option').first()).toHaveText('Please Select a Dealership Location');
  await expect(form.getByPlaceholder('Rego - Helps us better assist your enquiry')).toBeVisible();
  const news = form.getByLabel('Yes, I would like to subscribe to receive latest offers & product updates.');
  await expect(news).toBeChecked();

  // Type before the script has loaded, and while it takes over the form.
  await form.getByLabel('First Name').fill(name);
  await news.uncheck();
  await category.selectOption('Parts Enquiry');
  await form.getByLabel('Message', { exact: true }).fill('Do you have');
  const box = await form.boundingBox();
  release();
  await expect(form.locator('form')).toHaveAttribute('novalidate');
  await page.keyboard.type(' a towbar?');
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue('Do you have a towbar?');
  expect(await form.boundingBox()).toEqual(box);
  await expect(form.getByLabel('First Name')).toHaveValue(name);
  await expect(category).toHaveValue('Parts Enquiry');
  await expect(news).not.toBeChecked();

  await postcode.pressSequentially('40a00');
  await expect(postcode).toHaveValue('40a0');
  const send = form.getByRole('button', { name: 'Send Enquiry' });
  await send.click();
  const alert = form.getByRole('alert');
  await expect(alert).toContainText('Please fix the following errors:');
  await expect(alert.getByRole('link')).toHaveText([
    'Please select a location.',
    'Please enter your email.',
    'Please enter your mobile number.',
    'Invalid postcode. Please enter a 4-digit number.',
  ]);
  await alert.getByRole('link', { name: 'Please select a location.' }).click();
  await expect(location).toBeFocused();
  await fillIn(page, name);
  await postcode.fill('4000');
  await location.selectOption('Alder Bay Service');
  await send.click();
  await expect(page).toHaveURL(at(PLAIN, '/success'));
  const main = page.getByRole('main');
  await expect(main).toContainText(`Thank you, ${name}. We have your enquiry and will be in touch.`);
  await expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  const unsent = main.getByText('If you have not sent a form, we have no message from you.');
  await expect(unsent).toBeHidden();
  // The page as a tab shows it that has sent nothing.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(main).toContainText('If you have just sent a form, we have it and will be in touch.');
  await expect(unsent).toBeVisible();
  await expect(unsent.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await expect(main).not.toContainText('We have your');
  const lead = await storedLead(PLAIN, name);
  for (const line of [
    'form: contact',
    'event id: 22',
    'category: Parts Enquiry',
    'location: Alder Bay Service',
    'postcode: 4000',
    'opt_in: false',
    'message: Do you have a towbar?',
  ])
    expect(lead).toContain(line);
  expect(lead.join('\n')).toMatch(/collection notice: [\da-f]{12}/);
});

test('ROU-47 shoppers ask the parts counter for a part, from the page about parts; a dealer without one has no such page', async ({
  page,
}) => {
  const name = `Pia${Date.now()}`;
  await useRealService(page);
  await page.goto(at(PLAIN, '/parts/search'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a part');
  const form = page.getByRole('region', { name: 'Send us a message' });
  await expect(form.getByLabel('Enquiry')).toHaveValue('Parts Enquiry');
  // The only yards beside the form are those with a parts department.
  await expect(page.getByRole('main')).not.toContainText('Cedar Flat');
  await fillIn(page, name);
  await form.getByLabel('Postcode').fill('4000');
  await form.getByLabel('Location').selectOption('Alder Bay Parts');
  await form.getByLabel('Message', { exact: true }).fill('A left mirror for a 2021 CX-5.');
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page).toHaveURL(at(PLAIN, '/success'));
  const lead = await storedLead(PLAIN, name);
  for (const line of ['category: Parts Enquiry', 'location: Alder Bay Parts']) expect(lead).toContain(line);
  expect((await answer('cinder-road', '/parts/search')).status).toBe(404);
  await page.goto(at('ironbark', '/vehicle-parts-and-accessories'));
  await page.getByRole('main').getByRole('link', { name: 'ask for the part' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a part');
});

test('ROU-39 ROU-49 FRM-01 FRM-05 FRM-11 FRM-14 FRM-15 LEA-10 TRK-15 a dealership’s contact form has its own fields, terms and newsletter choice, and a job application is stored as a Career Enquiry', async ({
  page,
}) => {
  const name = `Dora${Date.now()}`;
  await useRealService(page);
  await page.goto(at(CONTRARY, '/contact-us/birch-hill'));
  const form = page.getByRole('region', { name: 'Send us a message' });
  const location = form.getByLabel('Location');
  await expect(location.getByRole('option').first()).toHaveText('Please Select a Department');
  await expect(location).not.toContainText('Alder Bay');
  const news = form.getByLabel('Send me the news of this dealer.');
  await expect(news).not.toBeChecked();
  await news.check();
  await fillIn(page, name);
  await form.getByLabel('Postcode').fill('0800');
  await location.selectOption({ index: 1 });
  await expect(form.getByLabel(/^Message/)).not.toHaveAttribute('required');
  await expect(form.locator('form')).toHaveAttribute('novalidate');
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(form.getByRole('alert')).toHaveText('*You must agree to the terms of use before submitting.');
  await form.getByLabel('I agree to the terms of use').check();
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page).toHaveURL(at(CONTRARY, '/success'));
  const lead = await storedLead(CONTRARY, name);
  for (const line of [
    'postcode: 0800',
    'opt_in: true',
    'opt_in_wording: Send me the news of this dealer.',
    'terms_conditions: true',
  ])
    expect(lead).toContain(line);
  expect(lead.filter((line) => line.startsWith('message:'))).toEqual([]);

  const worker = `Eva${Date.now()}`;
  await page.goto(at(PLAIN, '/dealerships'));
  await page.goto(at(PLAIN, '/careers'));
  await expect(page.getByLabel('I agree to the terms of use')).toHaveCount(0);
  await fillIn(page, worker);
  await page.getByLabel('Location').selectOption('Alder Bay Sales');
  await page.getByLabel('Your experience').fill('Ten years on the tools.');
  // Until its script runs, the browser itself sends the form, and keeps it in its history.
  await expect(page.getByRole('main').locator('form')).toHaveAttribute('novalidate');
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(at(PLAIN, '/success'));
  const career = await storedLead(PLAIN, worker);
  for (const line of ['event id: 51', 'category: General Enquiry', 'subcategory: Career Enquiry'])
    expect(career).toContain(line);
  // Back does not return to the form that was sent.
  await page.goBack();
  await expect(page).toHaveURL(at(PLAIN, '/dealerships'));
});

test('ROU-06 ROU-07 ROU-08 ROU-09 ROU-10 ROU-11 ROU-12 FRM-06 FRM-07 TRK-14 every finance page has the finance form, which takes dealership, budget and vehicle from the page’s address', async ({
  page,
}) => {
  const pages = ['finance', 'finance-enquiry', 'apply-for-finance', 'finance-pre-approval'];
  for (const path of [...pages, 'finance-and-insurance', 'personalised/finance'])
    expect((await answer(PLAIN, `/${path}`)).body, path).toContain('id="finance-form"');

  const car = findCar(PLAIN, 'CX-5', ({ model }) => model === 'CX-5');
  const name = `Gus${Date.now()}`;
  await useRealService(page);
  const query = `car_id=${car.id}&car_type=used`;
  await page.goto(at(PLAIN, `/personalised/finance?${query}#finance-form`));
  const form = page.getByRole('region', { name: 'Your details' });
  await expect(form).toBeInViewport();
  await expect(form.getByRole('status')).toContainText('About the 2023 Mazda CX-5');
  const preferred = form.getByLabel('Preferred Dealership');
  await expect(preferred.getByRole('option').first()).toHaveText('Select a Preferred Dealership');
  await preferred.selectOption('');
  await fillIn(page, name);
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please select a preferred dealership.');

  const wanted = 'preferredDealership=birch-hill-motors&vehiclePriceBudget=35000';
  await page.goto(at(PLAIN, `/finance-enquiry?${wanted}&${query}`));
  await expect(preferred).toHaveValue('birch-hill-motors');
  await expect(form.getByLabel('Vehicle Price Budget')).toHaveValue('35000');
  await expect(form.getByRole('status')).toContainText('About the 2023 Mazda CX-5');
  await fillIn(page, name);
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page).toHaveURL(at(PLAIN, '/success'));
  const lead = await storedLead(PLAIN, name);
  for (const line of [
    'form: finance',
    'event id: 22',
    'category: Finance Enquiry',
    'dealership_slug: birch-hill-motors',
    'vehiclePriceBudget: 35000',
    `car_id: ${car.id}`,
    'vehicle_make: Mazda',
    'vehicle_model: CX-5',
  ])
    expect(lead).toContain(line);
});

for (const isBySlug of [true, false])
  test(`ROU-07 FRM-06 where forms do not ask for a dealership, the one that the page’s address names by its ${isBySlug ? 'slug' : 'name'} still gets the lead`, async ({
    page,
  }) => {
    const name = `Pia${Date.now()}`;
    const named = isBySlug ? 'birch-hill-motors' : 'Birch Hill Motors';
    await useRealService(page);
    await page.goto(at(CONTRARY, `/finance?preferredDealership=${encodeURIComponent(named)}`));
    const form = page.getByRole('region', { name: 'Your details' });
    await fillIn(page, name);
    await expect(form.getByLabel('Preferred Dealership')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { name: 'Birch Hill', level: 2 })).toBeVisible();
    // The dealership asks for the terms, which the dealer's other yards do not.
    await form.getByRole('checkbox', { name: 'I agree to the terms of use' }).check();
    await form.getByRole('button', { name: 'Send Enquiry' }).click();
    await expect(page).toHaveURL(at(CONTRARY, '/success'));
    const lead = await storedLead(CONTRARY, name);
    expect(lead).toContain('dealership_slug: birch-hill-motors');
    expect(lead).toContain('car_dealership_id: d2');
  });

test('ROU-07 ROU-09 ROU-42 FRM-06 a form shows the vehicle that the page’s address names and preselects the vehicle’s dealership, unless the address names another dealership', async ({
  page,
}) => {
  const car = findCar(
    PLAIN,
    'vehicle of Birch Hill',
    (one) => isOnSale(one) && one.dealership_slug === 'birch-hill-motors',
  );
  const form = page.getByRole('region', { name: 'Your details' });
  const about = form.getByRole('status').first();
  const preferred = form.getByLabel('Preferred Dealership');
  const shifts = await watchShifts(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/book-test-drive/', '/finance', '/personalised/finance']) {
      await page.goto(at(PLAIN, `${path}?car_id=${car.id}`));
      await expect(preferred, path).toHaveValue('birch-hill-motors');
      await expect(about.getByRole('link')).toHaveAttribute('href', car.path);
      await expect(about).toContainText(`About the ${carTitle(car)}`);
      await expect(about).toContainText('Birch Hill');
      await expect(about).toContainText(/\$\d\d,\d{3}/);
      expect(await shifts(), `${path} at ${width} px`).toEqual([]);
    }
  }
  await page.goto(at(PLAIN, `/finance?preferredDealership=cedar-flat-motors&car_id=${car.id}`));
  await expect(about).toContainText(carTitle(car));
  await expect(preferred).toHaveValue('cedar-flat-motors');

  await page.goto(at(PLAIN, '/book-test-drive/?car_id=unknown'));
  await expect(about).toContainText('We cannot find this vehicle any more. You can still send the form.');
  await expect(about.getByRole('link', { name: 'See our cars' })).toHaveAttribute(
    'href',
    /^\/search\/|^\/used-car/,
  );
  expect(await shifts()).toEqual([]);
  await expect(preferred).toHaveValue('');

  // Without a vehicle the form starts right below its heading.
  await page.goto(at(PLAIN, '/book-test-drive/'));
  await expect(form.locator('form')).toHaveAttribute('novalidate');
  const gap = await form.evaluate((section) => {
    const [heading, fields] = ['h2', 'form'].map((name) =>
      section.querySelector(name)?.getBoundingClientRect(),
    );
    return (fields?.top ?? 0) - (heading?.bottom ?? 0);
  });
  expect(gap).toBeLessThan(32);
});

test('ROU-39 a location’s contact form starts with its sales department, and its other departments can be chosen', async ({
  page,
}) => {
  await page.goto(at(PLAIN, '/contact-us/alder-bay'));
  const location = page.getByRole('main').getByLabel('Location');
  await expect(location).toHaveValue('Alder Bay Sales');
  await location.selectOption('Alder Bay Service');
  await expect(page.locator('main form')).toHaveAttribute('novalidate');
  await expect(location).toHaveValue('Alder Bay Service');
  await page.goto(at('harbourline', '/contact-us/toowoomba'));
  await expect(location).toHaveValue('Toowoomba Sales');
});

test('a form on a page of its own shows the collection notice, with a link to the privacy policy', async ({
  page,
}) => {
  for (const path of ['/contact', '/trade-in', '/finance', '/service']) {
    await page.goto(at('harbourline', path));
    const form = page.locator('main lead-form');
    await expect(form.locator('form')).toHaveAttribute('novalidate');
    const notice = form.getByText(/collects your details to answer your enquiry/);
    await expect(notice).toHaveCount(1);
    // That of the trade-in form is visible in its last two steps (trade-in.spec.ts).
    if (path !== '/trade-in') await expect(notice).toBeVisible();
    const policy = form.getByRole('link', { name: 'Read our privacy policy', includeHidden: true });
    await expect(policy).toHaveAttribute('href', '/privacy-policy');
  }
});

test('FRM-09 the whole placeholder of the field Rego is visible in a font of at least 12 px at all widths of the window, for all dealers', async ({
  page,
}) => {
  for (const tenant of [PLAIN, ...DEMO_TENANTS])
    for (const [index, width] of [360, 520, 640, 768, 1000, 1280].entries()) {
      await page.setViewportSize({ width, height: 800 });
      if (index === 0) await page.goto(at(tenant, '/contact'));
      const rego = page.getByPlaceholder('Rego - Helps us better assist your enquiry');
      expect(await placeholderOverflow(rego), `${tenant} at ${width} px`).toBeLessThanOrEqual(0);
      // Still readable.
      expect(
        await rego.evaluate((input) => Number.parseFloat(getComputedStyle(input, '::placeholder').fontSize)),
        `${tenant} at ${width} px`,
      ).toBeGreaterThanOrEqual(12);
    }
});

test('ROU-42 a caravan dealer’s page and footer are for viewings, because caravans are not driven', async ({
  page,
}) => {
  await page.goto(at('banksia-bay'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Book a viewing' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Book a viewing');
  await expect(main.getByLabel('Viewing date')).toBeVisible();
  await expect(main.getByRole('button', { name: 'Book Viewing' })).toBeVisible();
  await main.getByLabel('First Name').focus();
  await expect(main.locator('form')).toHaveAttribute('novalidate');
  await expect(main.getByRole('button', { name: 'Book Viewing' })).toBeVisible();
  await expect(page.getByText(/test drive/i)).toHaveCount(0);
});

test('MOD-05 who types the make of the vehicle to trade in gets about 150 makes to choose from', async ({
  page,
}) => {
  await page.goto(at(PLAIN, '/trade-in'));
  const field = page.getByRole('main').locator('input[list="makes"]');
  // In the second step of the form, which is not shown yet.
  await expect(field).toHaveAttribute('name', 'trade_make');
  const makes = await page
    .locator('datalist#makes option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(makes.length).toBeGreaterThanOrEqual(145);
  expect(makes.length).toBeLessThanOrEqual(160);
  expect(makes).toEqual(expect.arrayContaining(['Alfa Romeo', 'Kenworth', 'Royal Enfield', 'Jayco']));
});
