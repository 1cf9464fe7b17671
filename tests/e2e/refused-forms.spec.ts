import { test as base } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { placeholderOverflow } from './placeholder-overflow.ts';
import { fillIn } from './real-service.ts';
import { at, expect, PLAIN } from './site.ts';
import { storedLead } from './stored-lead.ts';
import { newVisitor } from './visitor.ts';

// The service refuses a form on purpose, so use the test function that does not check for failed requests.
base.describe('without scripts', () => {
  base.use({ javaScriptEnabled: false, extraHTTPHeaders: newVisitor() });

  base(
    'ROU-15 API-30 DAT-38 FRM-20 the service answers a form with mistakes with the same form, what to fix and everything typed, and a corrected one with the thank-you page',
    async ({ page }) => {
      const name = `Fay${Date.now()}`;
      await page.goto(at(PLAIN, '/contact'));
      await fillIn(page, name);
      // Browsers accept an address without a dot, but mail would not reach it.
      await page.getByLabel('Email').fill('ana@example');
      await page.getByLabel('Mobile Number').fill('0400');
      await page.getByLabel('Location').selectOption('Cedar Flat Sales');
      await page.getByLabel('Postcode').fill('4000');
      await page.getByLabel('Message', { exact: true }).fill('<b>Is it "still" there?</b>');
      await page.getByRole('button', { name: 'Send Enquiry' }).click();
      await expect(page).toHaveTitle('Please check: Send us a message');
      await expect(page.getByRole('alert')).toContainText('Please fix the following errors:');
      await page.getByRole('alert').getByRole('link', { name: 'Please check your email.' }).click();
      await expect(page.getByLabel('Email')).toBeFocused();
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please check your email.');
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('<b>Is it "still" there?</b>');
      await expect(page.getByLabel('Location')).toHaveValue('Cedar Flat Sales');
      await page.getByLabel('Email').fill('ana@example.com');
      await page.getByLabel('Mobile Number').fill('0400 000 000');
      await page.getByRole('button', { name: 'Send Enquiry' }).click();
      await expect(page).toHaveURL(at(PLAIN, '/success'));
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
      const lead = await storedLead(PLAIN, name);
      for (const line of [
        'email: ana@example.com',
        'page_id: /contact',
        'location: Cedar Flat Sales',
        'category: General Enquiry',
        'opt_in: true',
        'message: <b>Is it "still" there?</b>',
      ])
        expect(lead).toContain(line);
    },
  );
});

// The service refuses a form on purpose, as above.
base.describe('sent past its script', () => {
  base.use({ extraHTTPHeaders: newVisitor() });

  for (const path of ['/contact', '/service', '/trade-in'])
    base(
      `FRM-09 FRM-20 the form of ${path} that the service sends back with mistakes is accessible, fits a phone and marks its fields`,
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 800 });
        await page.goto(at(PLAIN, path));
        await page.locator('main lead-form form').evaluate((form: HTMLFormElement) => form.submit());
        await expect(page).toHaveTitle(/^Please check: /);
        await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
        expect(await axeViolations(page, { bestPractices: true })).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        await expect(page.getByLabel('Email')).toHaveCSS('border-top-color', 'rgb(180, 35, 24)');
        for (const field of await page.locator('input[placeholder]').all())
          expect(await placeholderOverflow(field)).toBeLessThanOrEqual(0);
      },
    );
});
