import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { CaptchaTask } from '../../src/api/captcha/captcha.ts';
import { MANIFEST_PATH } from '../../src/frame/search/search-source.ts';
import type { IndexManifest } from '../../src/search/index-file/manifest.ts';
import { endOf, startCommand } from '../support/commands/run-command.ts';
import { freePort } from '../support/free-port.ts';
import { aLead } from '../support/service/a-lead.ts';
import { captchaText, solveCaptcha } from '../support/service/solve-captcha.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Requests a URL until the server answers. */
async function answerOf(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return answer;
    await setTimeout(100);
  }
}

it('npm run dev renders overrides in pages and card files, serves their styles, takes leads, and ends with status 0 after SIGTERM', {
  timeout: 120_000,
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
    const [style = ''] = /\/_astro\/overrides\/BayFooter\.\w+\.css/.exec(html) ?? [];
    const sheet = await fetch(`http://localhost:${port}${style}`);
    expect(sheet.headers.get('content-type')).toBe('text/css');
    expect(await sheet.text()).toContain('.kettle');
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
