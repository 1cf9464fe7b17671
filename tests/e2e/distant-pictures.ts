import type { Page } from '@playwright/test';

/** Answers for the hosts of a fixture's pictures, which no test can reach. */
export async function answerDistantPictures(page: Page): Promise<void> {
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await page.route(/^https:\/\/(brand|photos)\.example\//, (route) => route.fulfill(picture));
}
