import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { MANIFEST_PATH } from '../../src/frame/search/search-source.ts';
import type { IndexManifest } from '../../src/search/index-file/manifest.ts';
import { endOf, startCommand } from '../support/commands/run-command.ts';
import { freePort } from '../support/free-port.ts';

/** What the server answers, as soon as it does. */
async function answerOf(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return answer;
    await setTimeout(100);
  }
}

it('npm run dev draws the tenant’s own components, in files of cards too, and serves their styles', {
  timeout: 120_000,
}, async () => {
  const port = await freePort();
  // As from a shell: Astro serves no pages where it takes itself for a part of Vitest.
  const env = { VITEST: '', NODE_ENV: '' };
  // A group of its own, so that the server the command starts ends with it.
  const child = startCommand('dev', ['banksia-bay', '--port', String(port)], { env, group: true });
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
  } finally {
    process.kill(-(child.pid ?? 0));
    await end;
  }
});
