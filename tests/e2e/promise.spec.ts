import { at, expect, test } from './site.ts';

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
