import { defineConfig } from '@playwright/test';
import { browserOptions } from './tests/support/browser.ts';

const PORT = 4399;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  use: {
    launchOptions: await browserOptions(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
  },
  webServer: {
    command: `node scripts/start.ts --port ${PORT} --dist .cache/e2e/dist`,
    url: `http://localhost:${PORT}/`,
    timeout: 180_000,
    reuseExistingServer: process.env.CI === undefined,
  },
});
