import { samplePaths } from '../support/samples.ts';
import { fillIn, useRealService } from './real-service.ts';
import { at, buyBox, expect, test } from './site.ts';

test('beside a form and on the thank-you page stand the dealer’s promise and what happens next', async ({
  page,
}) => {
  const promise = 'We answer within two hours while the yard is open.';
  for (const [tenant, isPromised] of [
    ['harbourline', true],
    ['redgum-kia', false],
  ] as const)
    for (const path of ['/contact', '/success']) {
      await page.goto(at(tenant, path));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'What happens next' })).toBeVisible();
      const answer = main.getByRole('listitem').filter({ hasText: /gets back to you by phone or email\./ });
      await expect(answer, `${tenant} ${path}`).toHaveCount(1);
      await expect(answer.filter({ hasText: promise }), `${tenant} ${path}`).toHaveCount(isPromised ? 1 : 0);
    }
});

test('a form in a dialog thanks with the dealer’s promise', async ({ page }) => {
  await useRealService(page);
  await page.goto(at('ironbark', samplePaths('ironbark').vehicle ?? ''));
  await buyBox(page).getByRole('button', { name: 'Enquire Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
  await fillIn(dialog, 'Ana');
  await dialog.getByLabel('Message').fill('Is it still there?');
  await dialog.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(dialog.getByRole('status')).toHaveText(
    'Thank you, Ana. We have your enquiry and will be in touch. We answer within one business day.',
  );
});
