import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import sparticuz, { inflate } from '@sparticuz/chromium';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** Stops background requests of the browser, and lets it run as root in a container. */
const ARGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Unpacks the browser of the npm package with the libraries that it needs, and returns the options that start it. */
async function packagedBrowser(): Promise<LaunchOptions> {
  const executablePath = await sparticuz.executablePath();
  const libraries = join(tmpdir(), 'al2023', 'lib');
  if (!existsSync(libraries))
    await inflate(join('node_modules', '@sparticuz', 'chromium', 'bin', 'al2023.tar.br'));
  const path = [process.env.LD_LIBRARY_PATH, libraries].filter(Boolean).join(':');
  return {
    executablePath,
    args: [...ARGS, '--headless=shell', '--renderer-process-limit=1'],
    env: { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: path },
  };
}

/** The package contains a browser only for Linux on x64. */
const CAN_RUN_PACKAGED = process.platform === 'linux' && process.arch === 'x64';

/**
 * Finds a browser for the tests: the one in the npm package if it runs on this machine, because it has the same version
 * everywhere and runs the tests in half the time of a desktop browser; otherwise Playwright's own if it is installed,
 * or the system's. `FORECOURT_BROWSER=packaged` demands the first; any other value excludes it.
 *
 * @throws Error if there is none
 */
export async function browserOptions(): Promise<LaunchOptions> {
  const chosen = process.env.FORECOURT_BROWSER;
  if (chosen === 'packaged' || (chosen === undefined && CAN_RUN_PACKAGED)) return packagedBrowser();
  if (existsSync(chromium.executablePath())) return { args: ARGS };
  const system = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (system) return { executablePath: system, args: ARGS };
  throw new Error('There is no browser for the tests. Install one with: npx playwright install chromium');
}
