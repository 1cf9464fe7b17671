import type { Locator, Page } from '@playwright/test';
import { runCommand } from '../support/commands/run-command.ts';
import { HOSTS } from '../support/hosts.ts';
import { expect, PLAIN } from './site.ts';
import { newVisitor } from './visitor.ts';

const { tenants, data } = HOSTS.fixture;

/** The lines of `npm run leads -- plainview show` for the newest lead of this shopper. */
export async function leadOf(name: string, tenant = PLAIN): Promise<string[]> {
  const run = async (...args: string[]) => {
    const { status, output } = await runCommand('leads', [
      tenant,
      ...args,
      '--tenants',
      tenants,
      '--data',
      data,
    ]);
    expect(status, output).toBe(0);
    return output.split('\n');
  };
  const found = (await run('list')).filter((line) => line.includes(name));
  expect(found).toHaveLength(1);
  const [id = ''] = found[0]?.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/) ?? [];
  return run('show', id);
}

/** Other tests fake the whole service; here captchas and leads reach the real one. */
export async function useRealService(page: Page): Promise<void> {
  const visitor = newVisitor();
  await page.route(/\/api\/(captcha|leads)(\/[^?]*)?$/, (route) =>
    route.continue({ headers: { ...route.request().headers(), ...visitor } }),
  );
}

/** Fills in the fields for the shopper's name and addresses. */
export async function fillIn(form: Page | Locator, name: string): Promise<void> {
  await form.getByLabel('First Name').fill(name);
  await form.getByLabel('Email').fill('ana@example.com');
  await form.getByLabel('Mobile Number').fill('0400 000 000');
}
