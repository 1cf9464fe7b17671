import { fillIn, useRealService } from './real-service.ts';
import { at, expect, test } from './site.ts';

for (const width of [360, 1280])
  test(`a content page has an introduction, its contents and the way to the yard and the stock, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(at('harbourline', '/about-us'));
    const main = page.getByRole('main');
    await expect(
      main.getByText(
        'A family business in Newstead since 1969, now six yards and eight brands across Queensland.',
      ),
    ).toBeVisible();
    await expect(main.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText([
      'Six yards, one list',
      'How we price',
      'How we buy',
      'What we do in the neighbourhood',
    ]);
    const next = main.getByRole('region', { name: 'Where to next' });
    const yard = next.getByRole('article');
    await expect(yard.getByRole('heading', { name: 'Newstead' })).toBeVisible();
    await expect(yard.getByRole('link', { name: /^Call .*Newstead/ })).toHaveAttribute('href', /^tel:/);
    await expect(yard.getByRole('link', { name: /^Directions to / })).toBeVisible();
    await next.getByRole('link', { name: /^See our / }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toMatch(/^\/search/);
  });

for (const [tenant, name] of [
  ['ironbark', 'A white tray truck in the yard at dawn'],
  ['banksia-bay', 'A caravan with its awning out, at the beach at dusk'],
] as const)
  for (const width of [360, 1280])
    test(`${tenant} at ${width} px: a picture at the start of a text is as wide as the page and stands above the text`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(tenant, '/about-us'));
      const article = page.getByRole('main').getByRole('article').first();
      const picture = article.getByRole('img', { name });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(1_000);
      const [box, whole, text] = [
        await picture.boundingBox(),
        await article.locator('header').boundingBox(),
        await article.getByRole('paragraph').nth(1).boundingBox(),
      ];
      expect(box?.width).toBe(whole?.width);
      expect(box?.height).toBeLessThan(480);
      expect(text?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    });

test('ROU-15 the thank-you page names the yard with its phone number, and leads on to the stock', async ({
  page,
}) => {
  await page.goto(at('harbourline', '/success'));
  const next = page.getByRole('region', { name: 'Where to next' });
  await expect(next.getByRole('article').getByRole('link', { name: /^Call .*Newstead/ })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await expect(next.getByRole('link', { name: /^See our / })).toHaveAttribute('href', /^\/search/);
});

for (const { tenant, location, yard } of [
  { tenant: 'harbourline', location: 'Toowoomba Sales', yard: 'Toowoomba' },
  { tenant: 'ironbark', location: 'Tomago Sales', yard: 'Tomago' },
])
  for (const width of [360, 1280])
    test(`ROU-15 ${tenant} at ${width} px: the card beside a form follows the chosen yard, and the thank-you page has the same card`, async ({
      page,
    }) => {
      await useRealService(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(at(tenant, '/contact'));
      const form = page.getByRole('region', { name: 'Send us a message' });
      await fillIn(form, 'Kit');
      await form.getByLabel('Postcode').fill('4350');
      const beside = page.getByRole('main').getByRole('article');
      await expect(beside).toHaveCount(1);
      await form.getByLabel('Location').selectOption(location);
      await expect(beside.getByRole('heading', { name: yard })).toBeVisible();
      await form.getByLabel('Message', { exact: true }).fill('Are you there?');
      await form.getByRole('button', { name: 'Send Enquiry' }).click();
      await expect(page).toHaveURL(at(tenant, '/success'));
      const cards = page.getByRole('region', { name: 'Where to next' }).getByRole('article');
      await expect(cards).toHaveCount(1);
      await expect(cards.getByRole('heading', { name: yard })).toBeVisible();
      await expect(cards.getByRole('link', { name: new RegExp(`^Directions to .*${yard}`) })).toBeVisible();
    });
