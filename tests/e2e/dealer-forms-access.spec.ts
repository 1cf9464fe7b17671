import type { Locator, Page } from '@playwright/test';
import { DEMO_TENANTS } from '../support/hosts.ts';
import { at, expect, test } from './site.ts';

const header = (page: Page) => page.getByRole('banner');
const isFocused = (part: Locator) => part.evaluate((element) => element === document.activeElement);

for (const tenant of DEMO_TENANTS) {
  test(`NAV-08 ${tenant}: every menu of the header opens with Enter, is entered by Tab, and Escape closes it and returns the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(at(tenant));
    const menus = header(page).locator('summary').filter({ visible: true });
    expect(await menus.count()).toBeGreaterThan(1);
    for (const menu of await menus.all()) {
      await menu.focus();
      await page.keyboard.press('Enter');
      const details = menu.locator('..');
      await expect(details).toHaveAttribute('open');
      await page.keyboard.press('Tab');
      const first = details.getByRole('link').first();
      await expect(first).toBeFocused();
      await expect(first).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(details).not.toHaveAttribute('open');
      await expect(menu).toBeFocused();
    }
  });

  test(`${tenant}: the menu of a phone opens with Enter, keeps the focus inside, and Escape returns it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(at(tenant));
    const opener = header(page).getByRole('button', { name: 'Menu' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect.poll(() => isFocused(opener)).toBe(true);
  });

  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 400 },
  ])
    test(`${tenant}: in a window of ${size.width} × ${size.height} px, as at a zoom of 200 % and more, the home page fits and its controls are whole`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.goto(at(tenant));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      const shown = page
        .locator('header, main section:first-of-type, search, form')
        .locator('a, button, select');
      for (const control of await shown.filter({ visible: true }).all()) {
        const cut = await control.evaluate((element) => {
          // Parts of a row that scrolls sideways may stand beyond the edge.
          for (let above = element.parentElement; above; above = above.parentElement)
            if (/auto|scroll/.test(getComputedStyle(above).overflowX)) return false;
          const { left, right } = element.getBoundingClientRect();
          return left < -1 || right > innerWidth + 1;
        });
        expect(cut, await control.innerText()).toBe(false);
      }
      // The bar that stays must leave most of the window to the page.
      await page.evaluate(() => scrollTo(0, 600));
      const bar = await header(page).getByRole('link', { name: /home$/ }).boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(100);
    });
}

test('with forced colours, bars and outlines that show a measure differ from the background', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const measures = [
    ['redgum-kia', 'Two yards, and when they are open', 'rect'],
    ['redgum-kia', 'Seven years, any distance', 'rect'],
    ['redgum-kia', 'The range, drawn to scale', '.to-scale > svg path'],
    ['ironbark', 'Start with the weight', 'rect'],
    ['ironbark', 'Every body, one scale', 'svg path:not(.seam)'],
    ['harbourline', 'Makes in stock', 'rect:not(.all)'],
    ['banksia-bay', 'Too heavy is the wrong van', 'circle'],
  ] as const;
  for (const [tenant, name, shape] of measures) {
    await page.goto(at(tenant));
    const shapes = page.getByRole('region', { name }).locator(shape);
    expect(await shapes.count(), name).toBeGreaterThan(0);
    const hidden = await shapes.evaluateAll((all) => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.color = 'Canvas';
      const canvas = getComputedStyle(probe).color;
      probe.remove();
      const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const bright = (colour: string) => channels(colour).reduce((sum, one) => sum + one, 0);
      return all
        .map((one) => getComputedStyle(one))
        .filter(({ fill, stroke }) =>
          [fill, stroke].every((paint) => paint === 'none' || Math.abs(bright(paint) - bright(canvas)) < 200),
        ).length;
    });
    expect(hidden, name).toBe(0);
  }
});

test('with reduced motion, nothing on the home pages moves or grows', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const tenant of DEMO_TENANTS) {
    await page.goto(at(tenant));
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const { transitionProperty, transitionDuration, animationDuration, scrollBehavior } =
          getComputedStyle(element);
        const seconds = Math.max(...transitionDuration.split(',').map((text) => Number.parseFloat(text)));
        const moves = /all|transform|scale|translate|rotate/.test(transitionProperty) && seconds > 0.01;
        return moves || Number.parseFloat(animationDuration) > 0.01 || scrollBehavior === 'smooth'
          ? [`${element.tagName} ${element.className} ${transitionProperty} ${animationDuration}`]
          : [];
      }),
    );
    expect(moving, tenant).toEqual([]);
  }
});
