import { fillIn, useRealService } from './real-service.ts';
import { at, CONTRARY, expect, PLAIN, test } from './site.ts';
import { storedLead } from './stored-lead.ts';
import { describeVehicle, formOf, nextStep, openPhotoStep } from './trade-in-form.ts';

test('FRM-27 API-26 API-28 API-29 ERR-16 the trade-in form preselects the state and asks the questions that the dealer configures; if configured, the estimate that was shown is saved with the lead, and a failure to save it is only logged', async ({
  page,
}) => {
  await useRealService(page);
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const send = async (name: string) => {
    await page.goto(at(CONTRARY, '/trade-in'));
    const form = formOf(page);
    await expect(form.getByLabel('State of registration')).toHaveValue('nt');
    await nextStep(form);
    await describeVehicle(form);
    await nextStep(form);
    await form.getByLabel('How many keys are there?').selectOption('Two');
    await expect(form.getByLabel('Has it been in an accident?')).toHaveCount(0);
    await nextStep(form);
    await nextStep(form);
    await fillIn(form, name);
    await form.getByRole('button', { name: 'Get My Valuation' }).click();
    await expect(page).toHaveURL(at(CONTRARY, '/success'));
    return storedLead(CONTRARY, name);
  };
  let saved: unknown;
  await page.route('**/api/miscellaneous', (route) => {
    saved = route.request().postDataJSON();
    return route.continue();
  });
  const lead = await send(`Jo${Date.now()}`);
  expect(lead).toContain('adjustment_keys: Two');
  expect(saved).toMatchObject({ column_name: 'valuation', valuation: { kind: 'none', reason: 'few' } });
  expect(lead.join('\n')).toContain('valuation shown: We cannot estimate this online');
  expect(lines).toContain('The valuation was saved.');

  await page.route('**/api/miscellaneous', (route) => route.abort('aborted'));
  lines.length = 0;
  const unsaved = await send(`Kim${Date.now()}`);
  expect(unsaved.join('\n')).not.toContain('valuation shown');
  expect(lines.join('\n')).toContain('The valuation was not saved.');
});

test('API-28 by default the estimate that a shopper was shown is not saved with the lead', async ({
  page,
}) => {
  const name = `Lea${Date.now()}`;
  await useRealService(page);
  let calls = 0;
  await page.route('**/api/miscellaneous', (route) => {
    calls += 1;
    return route.continue();
  });
  const form = await openPhotoStep(page);
  await nextStep(form);
  await fillIn(form, name);
  await form.getByLabel('Preferred Dealership').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Get My Valuation' }).click();
  // The estimate would be saved before the thank-you page is opened.
  await expect(page.getByRole('region', { name: 'Online estimate' })).toBeVisible();
  expect(calls).toBe(0);
  expect((await storedLead(PLAIN, name)).join('\n')).not.toContain('valuation shown');
});
