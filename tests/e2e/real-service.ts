import type { Locator, Page } from '@playwright/test';
import { newVisitor } from './visitor.ts';

/** Other tests fake the service; requests to these addresses reach the real one, as those of one visitor. */
async function letThrough(page: Page, addresses: RegExp): Promise<void> {
  const visitor = newVisitor();
  await page.route(addresses, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...visitor } }),
  );
}

/** Captchas, leads and their photos reach the real service. */
export const useRealService = (page: Page): Promise<void> =>
  letThrough(page, /\/api\/(captcha|leads)(\/[^?]*)?$/);

/** Every call reaches the real service. */
export const useWholeService = (page: Page): Promise<void> => letThrough(page, /\/api\//);

/** Fills in the fields for the shopper's name and addresses. */
export async function fillIn(form: Page | Locator, name: string): Promise<void> {
  await form.getByLabel('First Name').fill(name);
  await form.getByLabel('Email').fill('ana@example.com');
  await form.getByLabel('Mobile Number').fill('0400 000 000');
}
