import { test as base, type Locator, type Page } from '@playwright/test';
import { findCar, isOnSale } from '../support/samples.ts';
import { fillIn, useRealService } from './real-service.ts';
import { mailTo } from './sent-mail.ts';
import { at, buyBox, CONTRARY, expect, PLAIN, test } from './site.ts';
import { storedLead } from './stored-lead.ts';
import { newVisitor } from './visitor.ts';

const USUAL_WORDING = 'Yes, I would like to subscribe to receive latest offers & product updates.';
const OTHER_WORDING = 'Send me the news of this dealer.';
const TERMS = 'I agree to the terms of use';

const careersForm = (page: Page): Locator => page.getByRole('region', { name: 'Tell us about yourself' });

/** Opens the careers page and fills in all required fields of its form. */
async function fillCareers(page: Page, tenant: string, name: string): Promise<Locator> {
  await page.goto(at(tenant, '/careers'));
  const form = careersForm(page);
  await fillIn(form, name);
  await form.getByLabel('Email').fill(`${name}@example.com`);
  await form.getByLabel('Location').selectOption('Alder Bay Sales');
  await form.getByLabel('Your experience').fill('Ten years on the tools.');
  return form;
}

/** Checks what the service has recorded about the consent, and that it was recorded while the test ran. */
async function expectConsent(tenant: string, name: string, from: number, lines: readonly string[]) {
  const lead = await storedLead(tenant, name);
  for (const line of lines) expect(lead).toContain(line);
  const received = lead.find((line) => line.startsWith('received: '))?.slice('received: '.length) ?? '';
  expect(Date.parse(received)).toBeGreaterThanOrEqual(from);
  expect(Date.parse(received)).toBeLessThanOrEqual(Date.now());
}

test('FRM-10 FRM-11 FRM-12 the careers form has the checkbox for news, ticked by default; the lead records its text, page and time, and the mail repeats them', async ({
  page,
}) => {
  const [from, name] = [Date.now(), `Gia${Date.now()}`];
  await useRealService(page);
  const form = await fillCareers(page, PLAIN, name);
  await expect(form.getByRole('checkbox', { name: USUAL_WORDING })).toBeChecked();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(at(PLAIN, '/success'));
  await expectConsent(PLAIN, name, from, [
    'form: careers',
    'page_id: /careers',
    'opt_in: true',
    `opt_in_wording: ${USUAL_WORDING}`,
  ]);
  const mail = await mailTo(`${name}@example.com`, /enquiry/);
  expect(mail.text).toContain(`${USUAL_WORDING} Yes`);
});

test('FRM-10 FRM-12 a careers form whose checkbox for news the shopper has unticked is sent without consent', async ({
  page,
}) => {
  const [from, name] = [Date.now(), `Hal${Date.now()}`];
  await useRealService(page);
  const form = await fillCareers(page, PLAIN, name);
  await form.getByRole('checkbox', { name: USUAL_WORDING }).uncheck();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(at(PLAIN, '/success'));
  await expectConsent(PLAIN, name, from, ['opt_in: false', `opt_in_wording: ${USUAL_WORDING}`]);
  const mail = await mailTo(`${name}@example.com`, /enquiry/);
  expect(mail.text).toContain(`${USUAL_WORDING} No`);
});

test('FRM-10 FRM-11 FRM-12 a dealer can let the checkbox of the careers form start unticked, with another text', async ({
  page,
}) => {
  const [from, name] = [Date.now(), `Ike${Date.now()}`];
  await useRealService(page);
  const form = await fillCareers(page, CONTRARY, name);
  await expect(form.getByRole('checkbox', { name: OTHER_WORDING })).not.toBeChecked();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(at(CONTRARY, '/success'));
  await expectConsent(CONTRARY, name, from, ['opt_in: false', `opt_in_wording: ${OTHER_WORDING}`]);
});

test('FRM-01 FRM-14 FRM-15 a dialog asks for agreement to the terms only at a dealership that requires it, and its message appears without the agreement', async ({
  page,
}) => {
  const name = `Jil${Date.now()}`;
  await useRealService(page);
  const carOf = (slug: string) =>
    findCar(
      CONTRARY,
      `vehicle of ${slug}`,
      (car) => isOnSale(car) && car.dealership_slug === slug && car.status === 'in_stock' && !car.reserved,
    ).path;
  const opener = buyBox(page).getByRole('button', { name: 'Instant Message' });
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' });

  await page.goto(at(CONTRARY, carOf('alder-bay-motors')));
  await opener.click();
  await expect(dialog.getByRole('checkbox', { name: OTHER_WORDING })).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: TERMS })).toHaveCount(0);

  await page.goto(at(CONTRARY, carOf('birch-hill-motors')));
  await opener.click();
  await fillIn(dialog, name);
  const [terms, send] = [
    dialog.getByRole('checkbox', { name: TERMS }),
    dialog.getByRole('button', { name: 'Send Enquiry' }),
  ];
  await expect(terms).not.toBeChecked();
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    '*You must agree to the terms of use before submitting.',
  );
  await terms.check();
  await send.click();
  await expect(page).toHaveURL(at(CONTRARY, '/success'));
  expect(await storedLead(CONTRARY, name)).toContain('terms_conditions: true');
});

base.describe('without scripts', () => {
  base.use({ javaScriptEnabled: false, extraHTTPHeaders: newVisitor() });

  for (const isTicked of [true, false])
    base(
      `FRM-10 FRM-12 API-30 a form that is posted with the checkbox for news ${isTicked ? 'ticked' : 'unticked'} records that, its text, page and time`,
      async ({ page }) => {
        const [from, name] = [Date.now(), `Kai${Date.now()}`];
        const form = await fillCareers(page, PLAIN, name);
        const news = form.getByRole('checkbox', { name: USUAL_WORDING });
        await expect(news).toBeChecked();
        if (!isTicked) await news.uncheck();
        await form.getByRole('button', { name: 'Send' }).click();
        await expect(page).toHaveURL(at(PLAIN, '/success'));
        await expectConsent(PLAIN, name, from, [
          'form: careers',
          'page_id: /careers',
          `opt_in: ${isTicked}`,
          `opt_in_wording: ${USUAL_WORDING}`,
        ]);
      },
    );
});
