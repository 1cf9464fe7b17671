import { expect, type Page } from '@playwright/test';

/**
 * Expects the Tab key to reach every control of a part of the page, in document order.
 *
 * @param atLeast the part must have more controls than this, so that an empty part fails
 */
export async function walkByTab(page: Page, part: string, atLeast: number): Promise<void> {
  const wanted = await page.locator(part).evaluate((root) => {
    const controls = root.querySelectorAll<HTMLElement>(
      ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])',
    );
    const reachable = [...controls].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        control.tabIndex >= 0 &&
        !control.matches(':disabled') &&
        !control.closest('[inert]'),
    );
    // In a group of radio buttons only the checked one gets the focus.
    const first = reachable.filter(
      (control) => !(control instanceof HTMLInputElement && control.type === 'radio') || control.checked,
    );
    first.forEach((control, index) => {
      control.dataset.wanted = String(index);
    });
    return first.length;
  });
  expect(wanted).toBeGreaterThan(atLeast);
  await page.locator('#main').focus();
  const reached = new Set<number>();
  for (let press = 0; press < wanted + 20 && reached.size < wanted; press += 1) {
    await page.keyboard.press('Tab');
    const index = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLElement ? (activeElement.dataset.wanted ?? null) : null;
    });
    if (index !== null) reached.add(Number(index));
  }
  const missed = await page.evaluate(
    (seen) =>
      [...document.querySelectorAll<HTMLElement>('[data-wanted]')]
        // Focus scrolls carousels, which disables the arrow button at the end.
        .filter((control) => !control.matches(':disabled'))
        .filter(({ dataset }) => !seen.includes(Number(dataset.wanted)))
        .map((control) => control.outerHTML.slice(0, 120)),
    [...reached],
  );
  expect(missed).toEqual([]);
  expect([...reached]).toEqual([...reached].toSorted((a, b) => a - b));
}
