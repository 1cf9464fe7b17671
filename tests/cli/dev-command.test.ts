import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { endOf, startCommand } from '../support/commands/run-command.ts';

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** What the server answers, as soon as it does. */
async function answerOf(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return answer;
    await setTimeout(100);
  }
}

it('npm run dev draws the tenant’s own components and serves their styles', {
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
  } finally {
    process.kill(-(child.pid ?? 0));
    await end;
  }
});
