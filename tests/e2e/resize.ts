import { expect, type Page } from '@playwright/test';

/** Resizes the window, in CSS px, and waits for the page to have the new size, which takes some browsers a moment. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
}
