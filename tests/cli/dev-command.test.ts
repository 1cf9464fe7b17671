import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { CaptchaTask } from '../../src/api/captcha/captcha.ts';
import { MANIFEST_PATH } from '../../src/frame/search/search-source.ts';
import type { IndexManifest } from '../../src/search/index-file/manifest.ts';
import { endOf, outputOf, startCommand } from '../support/commands/run-command.ts';
import { freePort } from '../support/free-port.ts';
import { aLead } from '../support/service/a-lead.ts';
import { captchaText, solveCaptcha } from '../support/service/solve-captcha.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { goodTenant, writeTenant } from '../support/write-tenant.ts';

/** Far more than a machine needs that is several times slower. */
const TIMEOUT_MS = 600_000;

/** Requests a URL until the server answers. */
async function answerOf(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return answer;
    await setTimeout(100);
  }
}

it('npm run dev renders overrides in pages and card files, serves their styles, takes leads, and ends with status 0 after SIGTERM', {
  timeout: TIMEOUT_MS,
}, async () => {
  const port = await freePort();
  // Remove the variables of Vitest: when they are set, Astro serves no pages.
  const env = { VITEST: '', NODE_ENV: '' };
  const child = startCommand(
    'dev',
    ['banksia-bay', '--port', String(port), '--data', temporaryFolder('dev')],
    { env },
  );
  const end = endOf(child);
  try {
    const html = await (await answerOf(`http://localhost:${port}/about-us`)).text();
    expect(html).toContain('The kettle is on');
    const home = await (await answerOf(`http://localhost:${port}/`)).text();
    const [style = ''] = /\/_astro\/overrides\/WeekButtons\.\w+\.css/.exec(home) ?? [];
    const sheet = await fetch(`http://localhost:${port}${style}`);
    expect(sheet.headers.get('content-type')).toBe('text/css');
    expect(await sheet.text()).toContain('.weekly');
    const yards = await (await answerOf(`http://localhost:${port}/dealerships`)).text();
    const [drawing = ''] = /\/_astro\/map-\w+\.svg/.exec(yards) ?? [];
    const outline = await fetch(`http://localhost:${port}${drawing}`);
    expect(outline.status).toBe(200);
    expect(await outline.text()).toContain('id="land"');
    const unknown = await fetch(`http://localhost:${port}/no-such-page`);
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('The kettle is on');
    const index = `http://localhost:${port}${MANIFEST_PATH}`;
    const { cards } = (await (await fetch(index)).json()) as IndexManifest;
    const files = cards.files.map(async ([name]) => (await fetch(new URL(name, index))).text());
    expect((await Promise.all(files)).join()).toContain('Or buy it outright');
    const { task } = (await (await fetch(`http://localhost:${port}/api/captcha`)).json()) as {
      task: CaptchaTask;
    };
    const lead = await fetch(`http://localhost:${port}/api/leads`, {
      method: 'POST',
      headers: {
        origin: `http://localhost:${port}`,
        'content-type': 'application/json',
        'idempotency-key': 'a-lead-in-development',
      },
      body: JSON.stringify({
        ...aLead({ website_id: 'fc-1005' }),
        captcha: captchaText(await solveCaptcha(task)),
      }),
    });
    expect(await lead.json()).toMatchObject({ success: true, lead_id: expect.any(String) });
  } finally {
    // The command stops the server that it started.
    child.kill();
    await end;
  }
  const { status, output } = await end;
  expect(status, output).toBe(0);
});

it('npm run dev names the line of a damaged vehicle, as a build does, and lists warnings', {
  timeout: TIMEOUT_MS,
}, async () => {
  const port = await freePort();
  const tenants = join(temporaryFolder('dev-stock'), 'tenants');
  const good = goodTenant('acme', {
    offers: [{ id: 'spring', name: 'Spring', description: 'Save.', ends: '2020-11-19' }],
  });
  writeTenant(tenants, 'acme', {
    ...good,
    'stock.jsonl': `${good['stock.jsonl']}{"id":"3","year":"soon"}\n`,
  });
  const args = ['acme', '--tenants', tenants, '--port', String(port), '--data', temporaryFolder('dev-acme')];
  const child = startCommand('dev', args, { env: { VITEST: '', NODE_ENV: '' } });
  const end = endOf(child);
  const output = outputOf(child);
  try {
    const refused = await answerOf(`http://localhost:${port}/`);
    expect(refused.status).toBe(500);
    expect(output()).toMatch(/acme\/stock\.jsonl:3 "year" of this vehicle must be a year\. Found "soon"\./);
    writeTenant(tenants, 'acme', good);
    const status = async () => (await fetch(`http://localhost:${port}/`)).status;
    await expect.poll(status, { timeout: 240_000 }).toBe(200);
    expect(output()).toContain('The offer "spring" ended on 19 November 2020.');
  } finally {
    child.kill();
    await end;
  }
});

it('npm run dev -- --fixtures lists its pages, and leads from dead links to the list', {
  timeout: TIMEOUT_MS,
}, async () => {
  const port = await freePort();
  const child = startCommand('dev', ['--fixtures', '--port', String(port)], {
    env: { VITEST: '', NODE_ENV: '' },
  });
  const end = endOf(child);
  const output = outputOf(child);
  try {
    const origin = `http://localhost:${port}`;
    const list = await answerOf(`${origin}/fixtures`);
    expect(list.status).toBe(200);
    expect(output()).toContain(`All sample pages are listed at ${origin}/fixtures`);
    const links = [...(await list.text()).matchAll(/href="([^"]+)"/g)].map(([, path = '']) => path);
    expect(links).toContain('/coast/');
    expect(links.length).toBeGreaterThan(50);
    expect((await fetch(`${origin}${links[0]}`)).status).toBe(200);
    const dead = await fetch(`${origin}/special-offers`);
    expect(dead.status).toBe(404);
    expect(await dead.text()).toContain('There is no sample page at /special-offers');
  } finally {
    child.kill();
    await end;
  }
});

it('npm run dev -- <tenant> --sections lists each section, by itself at the width of a phone and of a desktop', {
  timeout: TIMEOUT_MS,
}, async () => {
  const port = await freePort();
  const data = temporaryFolder('dev-sections');
  const child = startCommand('dev', ['cinder-road', '--sections', '--port', String(port), '--data', data], {
    env: { VITEST: '', NODE_ENV: '' },
  });
  const end = endOf(child);
  const output = outputOf(child);
  try {
    const origin = `http://localhost:${port}`;
    const list = await (await answerOf(`${origin}/sections`)).text();
    expect(output()).toContain(`All sections are listed at ${origin}/sections`);
    const titles = [...list.matchAll(/<h2>([^<]+)<\/h2>/g)].map(([, title]) => title);
    expect(titles).toEqual(expect.arrayContaining(['finder', 'yards', 'yards, with a heading of its own']));
    const [at = ''] =
      /(?<=src=")[^"]+(?=" title="yards, with a heading of its own, 390 px")/.exec(list) ?? [];
    expect(list).toContain(`src="${at}" title="yards, with a heading of its own, 1280 px" width="1280"`);
    const alone = await (await fetch(`${origin}${at}`)).text();
    const [main = ''] = /<main.*<\/main>/s.exec(alone) ?? [];
    expect([...main.matchAll(/<h2[^>]*>([^<]+)</g)].map(([, title]) => title)).toEqual(['Come and see us']);
    // A dealer of several makes has no section of models.
    expect(list).toContain('<h2>models</h2><p>This dealer has nothing to show here.</p>');
  } finally {
    child.kill();
    await end;
  }
});
