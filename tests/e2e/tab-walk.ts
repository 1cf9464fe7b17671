import { expect, type Page } from '@playwright/test';

/**
 * Expects the Tab key to reach every control of a part of the page, in document order.
 *
 * @param moreThan the part must have more controls than this, so that an empty part fails
 */
export async function walkByTab(page: Page, part: string, moreThan: number): Promise<void> {
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
    // In a radio group, the Tab key stops only at the checked button.
    const tabStops = reachable.filter(
      (control) => !(control instanceof HTMLInputElement && control.type === 'radio') || control.checked,
    );
    tabStops.forEach((control, index) => {
      control.dataset.wanted = String(index);
    });
    return tabStops.length;
  });
  expect(wanted).toBeGreaterThan(moreThan);
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
        // The focus scrolls a carousel to its end, which disables its arrow button.
        .filter((control) => !control.matches(':disabled'))
        .filter(({ dataset }) => !seen.includes(Number(dataset.wanted)))
        .map((control) => control.outerHTML.slice(0, 120)),
    [...reached],
  );
  expect(missed).toEqual([]);
  expect([...reached]).toEqual([...reached].toSorted((a, b) => a - b));
}

/** More presses of Tab than any page needs. */
const MAX_STOPS = 600;

/**
 * Presses a key until the focus leaves the page, and lists the controls that a fixed or sticky bar covers while they
 * have the focus (WCAG 2.4.11). Forward, controls come into view at the bottom of the window; backward, at its top.
 */
export async function coveredByBars(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ stops: number; covered: string[] }> {
  // Without reduced motion, the page would still be scrolling when the positions are measured.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((atEnd) => {
    window.scrollTo(0, atEnd ? document.documentElement.scrollHeight : 0);
    (document.activeElement as HTMLElement | null)?.blur();
    // Tab starts from the selection, so put it at the end of the page.
    if (atEnd) getSelection()?.collapse(document.body, document.body.childNodes.length);
  }, key === 'Shift+Tab');
  const covered: string[] = [];
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return null;
      const barAt = (x: number, y: number): Element | null => {
        for (let at = document.elementFromPoint(x, y); at && !at.contains(focused); at = at.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
        return null;
      };
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const bars = [0.1, 0.5, 0.9].flatMap((across) =>
        [0.1, 0.5, 0.9].map((down) => barAt(left + (right - left) * across, top + (bottom - top) * down)),
      );
      const bar = bars.find((one) => one !== null);
      const inside = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      if (inside && !bar) return '';
      const name = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 110);
      return `${name(focused)} ${bar ? `below ${name(bar)}` : 'outside the window'}`;
    });
    if (found === null) return { stops, covered };
    if (found !== '') covered.push(found);
  }
  throw new Error(`The focus did not leave the page within ${MAX_STOPS} presses of ${key}.`);
}
