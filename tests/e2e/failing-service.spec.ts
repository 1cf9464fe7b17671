import { fillContact, fillEnquiry, sendButton, test } from './contact-form.ts';
import { expect } from './site.ts';

const GENERAL = 'An error occurred when submitting this form';
const TEXT = 'We cannot store anything right now. Please try again in a few minutes.';

for (const [where, fill] of [
  ['a dialog', fillEnquiry],
  ['a form on a page', fillContact],
] as const)
  test(`ERR-18 ${where} shows the service’s text if the service fails, and only the general text for a proxy’s page or a stack trace`, async ({
    page,
  }) => {
    let body = JSON.stringify({ success: false, error: TEXT });
    await page.route('**/api/leads', (route) => route.fulfill({ status: 503, body }));
    const form = await fill(page, `Uma${Date.now()}`);
    const alert = form.getByRole('alert');
    await sendButton(form).click();
    await expect(alert).toContainText(GENERAL);
    await expect(alert).toContainText(TEXT);
    for (const [unsuitable, part] of [
      ['<html><h1>502 Bad Gateway</h1></html>', 'Gateway'],
      [JSON.stringify({ error: 'TypeError: x\n    at send (send.ts:1)' }), 'TypeError'],
    ] as const) {
      body = unsuitable;
      await sendButton(form).click();
      await expect(alert).not.toContainText(TEXT);
      await expect(alert).toContainText(GENERAL);
      await expect(alert).not.toContainText(part);
    }
  });
