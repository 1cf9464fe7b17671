import type { Locator, Page } from '@playwright/test';
import { FRAMES } from '../fixture-site/spin.ts';
import { fixturePath } from '../support/samples.ts';
import { at, PLAIN } from './site.ts';

/** The gallery of the page, and what it shows when it fills the window. */
export const gallery = (page: Page): Locator => page.getByRole('region', { name: 'Pictures' });
export const viewer = (page: Page): Locator => page.getByRole('dialog', { name: /fullscreen$/ });
export const spinner = (page: Page | Locator): Locator => page.getByRole('slider', { name: /^Turn the / });
export const tab = (page: Page | Locator, name: string): Locator => page.getByRole('tab', { name });

/** Opens a fixture vehicle's page. */
export const open = (page: Page, model: string, tenant = PLAIN): Promise<unknown> =>
  page.goto(at(tenant, fixturePath(tenant, model)));

/** Delays the spin's last frame until the returned function is called: until then the spin cannot turn. */
export async function holdSpin(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/frame-${FRAMES - 1}.svg`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Which frame the canvas shows: its red is seven times its number. */
export const frameDrawn = (page: Page): Promise<number> =>
  spinner(page).evaluate((canvas) => {
    const [red = 0] = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(100, 100, 1, 1).data ?? [];
    return red / 7;
  });
