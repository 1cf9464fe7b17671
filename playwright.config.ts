import { defineConfig } from '@playwright/test';
import { browserOptions } from './tests/support/browser.ts';
import { HOSTS, SEARCH_SERVER } from './tests/support/hosts.ts';

function server({ port, tenants, dist, data }: (typeof HOSTS)['demo' | 'fixture'], before = '') {
  return {
    command: `${before}node scripts/start.ts --port ${port} --tenants ${tenants} --dist ${dist} --data ${data}`,
    url: `http://localhost:${port}/`,
    // Tests come from addresses of their own, see tests/e2e/visitor.ts.
    env: { FORECOURT_TRUSTED_PROXIES: '127.0.0.1, ::1' },
    timeout: 300_000,
    reuseExistingServer: process.env.CI === undefined,
  };
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Generous limits: a busy CI machine may be five times slower than a developer's own.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: await browserOptions(),
    viewport: { width: 1280, height: 900 },
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
  },
  webServer: [
    {
      command: 'node tests/support/typesense/serve-networked.ts',
      url: `http://${SEARCH_SERVER.host}:${SEARCH_SERVER.port}/health`,
      reuseExistingServer: process.env.CI === undefined,
    },
    server(HOSTS.demo),
    server(HOSTS.fixture, `node tests/fixture-site/write.ts ${HOSTS.fixture.tenants} && `),
  ],
});
