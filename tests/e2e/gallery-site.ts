import type { Locator, Page } from '@playwright/test';
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

/** Which frame the canvas shows: its red is seven times its number. */
export const frameDrawn = (page: Page): Promise<number> =>
  spinner(page).evaluate((canvas) => {
    const [red = 0] = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(100, 100, 1, 1).data ?? [];
    return red / 7;
  });
