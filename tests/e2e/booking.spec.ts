import { test as base, type Page } from '@playwright/test';
import { fixturePath } from '../support/samples.ts';
import { at, buyBox, expect, PLAIN } from './site.ts';
import { newVisitor } from './visitor.ts';

base.use({ extraHTTPHeaders: newVisitor() });

const TAKEN = 'Another shopper has just booked this time. Please choose another one.';

/** Opens the form for a test drive and fills it in for the last free time, or for the given one. */
async function fillIn(page: Page, name: string, time?: string): Promise<string> {
  await page.goto(at(PLAIN, fixturePath(PLAIN, 'CX-5')));
  await buyBox(page).getByRole('button', { name: 'Book a Test Drive' }).click();
  await page.getByLabel('First Name').fill(name);
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`);
  await page.getByLabel('Mobile Number').fill('0400 000 000');
  await page.getByLabel('I agree to the terms of use').check();
  const date = page.getByLabel('Test Drive Booking Date').and(page.locator('select:enabled'));
  const wanted = time ?? (await date.getByRole('option').last().getAttribute('value')) ?? '';
  await date.selectOption(wanted);
  return wanted;
}

// A refusal is what this test is about, so it does not count it as a problem of the page.
base(
  'API-36 the second of two shoppers who book the same time is asked for another one and gets it',
  async ({ page, browser }) => {
    const context = await browser.newContext();
    const other = await context.newPage();
    const id = Date.now();
    const time = await fillIn(page, `Hal${id}`);
    await fillIn(other, `Ira${id}`, time);
    const dialog = page.getByRole('dialog', { name: 'Book a Test Drive' });
    await dialog.getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(dialog.getByRole('status')).toContainText(`Thank you, Hal${id}.`);

    const late = other.getByRole('dialog', { name: 'Book a Test Drive' });
    await late.getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(late.getByRole('alert')).toContainText(TAKEN);
    await expect(late.getByRole('alert')).toBeFocused();
    const date = late.getByLabel('Test Drive Booking Date');
    await expect(date).toHaveAccessibleDescription(TAKEN);
    await expect(date).toHaveValue('');
    await expect(date.locator(`option[value="${time}"]`)).toHaveCount(0);
    await expect(late.getByLabel('First Name')).toHaveValue(`Ira${id}`);
    await date.selectOption({ index: 1 });
    await late.getByRole('button', { name: 'Book Test Drive' }).click();
    await expect(late.getByRole('status')).toContainText(`Thank you, Ira${id}.`);
    await context.close();
  },
);
