import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { at, expect, PLAIN } from './site.ts';

/** The trade-in form. */
export const formOf = (page: Page): Locator => page.getByRole('region', { name: 'Value your vehicle' });
export const pressContinue = (form: Locator) => form.getByRole('button', { name: 'Continue' }).click();
export const heading = (form: Locator, name: string | RegExp) => form.getByRole('heading', { name });

/** Presses Continue and waits for the next step, so that another press acts on that step and not on this one. */
export async function nextStep(form: Locator): Promise<void> {
  await expect(form.getByRole('button', { name: 'Continue' })).toBeVisible();
  const shown = heading(form, /^Step \d of \d/);
  const before = (await shown.textContent()) ?? '';
  await pressContinue(form);
  await expect(shown).not.toHaveText(before);
}

export async function describeVehicle(
  form: Locator,
  { make = 'Mazda', model = 'CX-5', year = '2023', km = '42,000' } = {},
): Promise<void> {
  await form.getByLabel('Make').fill(make);
  await form.getByLabel('Model').fill(model);
  await form.getByLabel('Year').fill(year);
  await form.getByLabel('Odometer, km').fill(km);
}

/** Opens the trade-in form of the plain dealer and goes to its step for photos. */
export async function openPhotoStep(page: Page): Promise<Locator> {
  await page.goto(at(PLAIN, '/trade-in'));
  const form = formOf(page);
  await nextStep(form);
  await describeVehicle(form);
  await nextStep(form);
  await nextStep(form);
  return form;
}

/** A photo whose metadata contain the coordinates of the place where it was taken, as photos of phones do. */
export const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#804020' } })
    .withExif({ IFD3: { GPSLatitude: '27/1 28/1 0/1', GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer();
