import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import sparticuz, { inflate } from '@sparticuz/chromium';

const SYSTEM = [
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

/** The browser from npm, for machines without one, unpacked with the libraries that it needs. */
async function packaged(): Promise<LaunchOptions> {
  const executablePath = await sparticuz.executablePath();
  const libraries = join(tmpdir(), 'al2023', 'lib');
  if (!existsSync(libraries))
    await inflate(join('node_modules', '@sparticuz', 'chromium', 'bin', 'al2023.tar.br'));
  const path = [process.env.LD_LIBRARY_PATH, libraries].filter(Boolean).join(':');
  return {
    executablePath,
    args: [...ARGS, '--headless=shell', '--no-zygote'],
    env: { ...(process.env as Record<string, string>), LD_LIBRARY_PATH: path },
  };
}

/** Finds a browser: Playwright's own if installed, else the system's, else the one from npm. */
export async function browserOptions(): Promise<LaunchOptions> {
  if (process.env.FORECOURT_BROWSER === 'packaged') return packaged();
  if (existsSync(chromium.executablePath())) return { args: ARGS };
  const system = SYSTEM.find((path) => existsSync(path));
  return system ? { executablePath: system, args: ARGS } : packaged();
}
