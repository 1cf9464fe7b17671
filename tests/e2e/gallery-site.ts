import type { Locator, Page } from '@playwright/test';
import { FRAMES } from '../fixture-site/spin.ts';
import { fixturePath } from '../support/samples.ts';
import { at, PLAIN } from './site.ts';

/** The gallery on the vehicle's page. */
export const gallery = (page: Page): Locator => page.getByRole('region', { name: 'Pictures' });
/** The fullscreen gallery. */
export const viewer = (page: Page): Locator => page.getByRole('dialog', { name: /fullscreen$/ });
/** The canvas that shows the spin. */
export const spinner = (page: Page | Locator): Locator => page.getByRole('slider', { name: /^Turn the / });
export const tab = (page: Page | Locator, name: string): Locator => page.getByRole('tab', { name });

/** Opens a fixture vehicle's page. */
export const open = (page: Page, model: string, tenant = PLAIN): Promise<unknown> =>
  page.goto(at(tenant, fixturePath(tenant, model)));

/** Delays the spin's last frame, and so the spin, until the returned function is called. */
export async function holdSpin(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/frame-${FRAMES - 1}.svg`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Number of the frame that the canvas shows. The red value of a fixture frame is seven times its number. */
export const frameDrawn = (page: Page): Promise<number> =>
  spinner(page).evaluate((canvas) => {
    const [red = 0] = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(100, 100, 1, 1).data ?? [];
    return red / 7;
  });

/** Number of pixels of the spin's canvas that are not transparent. */
export const paintedPixels = (page: Page): Promise<number> =>
  spinner(page).evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const { data = [] } =
      (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {};
    return data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });
