import type { Locator, Page } from '@playwright/test';
import { newVisitor } from './visitor.ts';

/**
 * Lets requests to matching addresses reach the real service, all from one visitor. Otherwise the `test` function of
 * `site.ts` answers them (`service.ts`).
 */
async function letThrough(page: Page, addresses: RegExp): Promise<void> {
  const visitor = newVisitor();
  await page.route(addresses, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...visitor } }),
  );
}

/** Lets requests for captchas, leads and their photos reach the real service. */
export const useRealService = (page: Page): Promise<void> =>
  letThrough(page, /\/api\/(captcha|leads)(\/[^?]*)?$/);

/** Lets every request to the service reach the real one. */
export const useWholeService = (page: Page): Promise<void> => letThrough(page, /\/api\//);

/** Fills in the shopper's name, email address and phone number. */
export async function fillIn(form: Page | Locator, name: string): Promise<void> {
  await form.getByLabel('First Name').fill(name);
  await form.getByLabel('Email').fill('ana@example.com');
  await form.getByLabel('Mobile Number').fill('0400 000 000');
}
