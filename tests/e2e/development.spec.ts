import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { endOf, ROOT, type Running, startCommand } from '../support/commands/run-command.ts';
import { freePort } from '../support/free-port.ts';
import { expectEveryTitle, titles } from './search-live.ts';

/** A demo dealer with many vehicles and with overrides. */
const TENANT = 'harbourline';
/** Everything that the development server reads. The tests change these files, so they work on a copy. */
const COPIED = [
  'src',
  'scripts',
  'public',
  'astro.config.mjs',
  'package.json',
  'tsconfig.json',
  `tenants/${TENANT}`,
];

let folder: string;
let origin: string;
let server: Running;

/** Replaces a text in a file, as an editor does. */
function edit(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before, `${file} contains ${from}`).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

/** Resolves when the next page that is opened is connected to the server. Before that, it would miss changes. */
const nextConnection = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.once('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"connected"')) resolve();
      }),
    );
  });

async function openConnected(page: Page, path = ''): Promise<void> {
  const connection = nextConnection(page);
  await page.goto(origin + path);
  await connection;
}

const siteFile = `tenants/${TENANT}/site.yaml`;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'development-'));
  for (const part of COPIED) cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = startCommand('dev', [TENANT, '--port', String(port)], { cwd: folder, group: true });
  const status = () =>
    fetch(origin).then(
      (answer) => answer.status,
      () => null,
    );
  await expect.poll(status, { timeout: 240_000 }).toBe(200);
});

test.afterAll(async () => {
  const end = endOf(server);
  // A negative number ends the whole group of processes; 0 would be that of the tests.
  if (server.pid !== undefined) process.kill(-server.pid);
  await end;
  rmSync(folder, { recursive: true, force: true });
});

// The tests share one server and one copy of the files, so they must not run at the same time.
test.describe.configure({ mode: 'serial' });

const CHANGES = [
  {
    source: 'site.yaml',
    path: '/',
    change: () => edit(siteFile, 'title: The right car is already here', 'title: Open on Sundays'),
    seen: 'Open on Sundays',
  },
  {
    source: 'a content page',
    path: '/about-us',
    change: () => edit(`tenants/${TENANT}/content/about-us.md`, '## How we price', '## Fair prices'),
    seen: 'Fair prices',
  },
  {
    source: 'the stock',
    path: '/cars/2020-mitsubishi-triton-glx-h10001',
    change: () => edit(`tenants/${TENANT}/stock.jsonl`, '"price":31490', '"price":30415'),
    seen: '$30,415',
  },
  {
    source: 'a dealer’s override',
    path: '/locations/townsville',
    change: () =>
      edit(`tenants/${TENANT}/overrides/NorthFooter.astro`, 'The Tuesday truck', 'The weekly truck'),
    seen: 'The weekly truck',
  },
  {
    source: 'the platform’s code',
    path: '/about-us',
    change: () => edit('src/layouts/footer/Footer.astro', '<footer', '<p>Changed code</p><footer'),
    seen: 'Changed code',
  },
];

test('npm run dev shows live results in a search, and opens the form of a vehicle page', async ({ page }) => {
  await page.goto(`${origin}/search/new-used-and-demo-cars/`);
  const all = await titles(page);
  await page.getByRole('searchbox').fill('Triton');
  await expectEveryTitle(page, /Triton/);
  expect(all.filter((title) => !title.includes('Triton'))).not.toEqual([]);
  await page.goto(`${origin}/cars/2020-mitsubishi-triton-glx-h10001`);
  await page.getByRole('button', { name: 'Enquire Now' }).first().click();
  const form = page.getByRole('dialog', { name: 'Enquire Now' });
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(form.getByText('Please enter your first name').first()).toBeVisible();
});

for (const { source, path, change, seen } of CHANGES)
  test(`npm run dev shows a change to ${source} without a manual reload`, async ({ page }, info) => {
    await openConnected(page, path);
    const text = page.getByText(seen).filter({ visible: true }).first();
    await expect(text).toHaveCount(0);
    const start = performance.now();
    change();
    await expect(text).toBeVisible();
    info.annotations.push({
      type: 'milliseconds',
      description: String(Math.round(performance.now() - start)),
    });
  });

test('npm run dev shows changes to style sheets of the platform and of a dealer without a manual reload', async ({
  page,
}) => {
  await openConnected(page, '/locations/townsville');
  edit(
    'src/ui/styles/tokens.css',
    '@layer',
    '@layer base { body { outline: 3px solid rgb(1, 2, 3); } }\n@layer',
  );
  await expect(page.locator('body')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  edit(
    `tenants/${TENANT}/overrides/north-footer.css`,
    '@layer components {',
    '@layer components { .north { outline: 3px solid rgb(4, 5, 6); }',
  );
  await expect(page.locator('.north')).toHaveCSS('outline-color', 'rgb(4, 5, 6)');
});

test('npm run dev shows the line of a mistake in site.yaml, and shows the page again as soon as the mistake is corrected', async ({
  page,
}) => {
  await openConnected(page);
  edit(siteFile, 'tagline:', 'tagLine:');
  await expect(page.getByText('Did you mean "tagline"?').first()).toBeVisible();
  await expect(page.getByText(/site\.yaml:\d+/).first()).toBeVisible();
  edit(siteFile, 'tagLine:', 'tagline:');
  await expect(page.getByRole('heading', { level: 1, name: 'Open on Sundays' })).toBeVisible();
});
