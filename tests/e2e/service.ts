import type { Page } from '@playwright/test';

/** Addresses of the service and their default responses for every vehicle, which change nothing on the page. */
const ANSWERS: [RegExp, unknown][] = [
  [/\/view\.json\?/, { views: null, car_fields: {} }],
  [
    /\/autogauge$/,
    {
      fill: 0.5,
      listing_price: 1,
      market_range_min: 0,
      market_range_max: 2,
      confidence: 0,
      description: null,
    },
  ],
  [/\/finance-disclaimer$/, { disclaimer: null }],
  [/\/appointments\?/, { days: [] }],
  [/\/captcha$/, { task: null }],
  [/\/related\.json$/, { ids: [] }],
  [/\/viewings$|\/phone-reveals$|\/not-found$|\/leads\/follow-up$/, {}],
];

/**
 * Answers all requests to the service with fixed responses. Otherwise pages would show what other tests have sent.
 * Tests of the real service let their requests through (`real-service.ts`).
 */
export async function answerService(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) => {
      const [, json] = ANSWERS.find(([pattern]) => pattern.test(route.request().url())) ?? [];
      return json === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ json });
    },
  );
}
