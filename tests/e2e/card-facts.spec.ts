import { STOCK } from './search-live.ts';
import { at, expect, resultCards, test } from './site.ts';

test('CAR-03 the facts on a card are one line of at most four at common widths, no number is cut, and screen readers get all facts', async ({
  page,
}) => {
  for (const tenant of ['banksia-bay', 'harbourline', 'ironbark']) {
    await page.goto(at(tenant, STOCK));
    const lists = resultCards(page)
      .getByRole('list')
      .filter({ hasText: /New|Demo|Used/ });
    for (const width of [360, 768, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const cards = await lists.evaluateAll((all) =>
        all.map((list) => {
          const facts = [...list.children].map((fact) => ({
            text: fact.textContent ?? '',
            isShown: fact.getBoundingClientRect().width > 1,
            isCut: fact.scrollWidth > fact.clientWidth + 1,
            top: fact.getBoundingClientRect().top,
          }));
          const shown = facts.filter(({ isShown }) => isShown);
          return {
            all: facts.length,
            shown: shown.length,
            lines: new Set(shown.map(({ top }) => top)).size,
            cutNumbers: shown.filter(({ isCut, text }) => isCut && /\d/.test(text)).map(({ text }) => text),
          };
        }),
      );
      expect(cards.length).toBeGreaterThan(10);
      for (const { all, shown, lines, cutNumbers } of cards)
        expect([shown, lines, cutNumbers], `${tenant} at ${width}`).toEqual([Math.min(all, 4), 1, []]);
    }
  }
  await page.goto(at('banksia-bay', STOCK));
  const motorhome = resultCards(page)
    .filter({ hasText: /kms.*berths.*kg tare/s })
    .first();
  await expect(motorhome).toMatchAriaSnapshot(`
    - list:
      - listitem: /kms$/
      - listitem: /berths$/
      - listitem: / m$/
      - listitem: /kg tare$/
  `);
});
