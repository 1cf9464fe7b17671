import type { Page } from '@playwright/test';

/** What the service tells of every vehicle unless a test says otherwise: nothing that changes the page. */
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
  [/\/related\.json$/, { ids: [] }],
  [/\/viewings$|\/phone-reveals$/, {}],
];

/** Answers the page's calls of the service, which does not stand behind these sites. */
export async function answerService(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) => {
      const [, json] = ANSWERS.find(([pattern]) => pattern.test(route.request().url())) ?? [];
      return json === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ json });
    },
  );
}
