import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { requestText, sendRaw } from '../../tests/support/serve/raw-http.ts';
import { startHost } from '../../tests/support/serve/test-host.ts';

it('answers 500 and logs the error if a file of the site cannot be read, and serves the site again when it can', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { port, dist, stop } = await startHost();
  const ask = async () => (await sendRaw(port, requestText('GET', '/', [['Host', 'demo.localhost']]))).status;
  const rules = join(dist, 'demo', '_headers');
  try {
    rmSync(rules);
    mkdirSync(rules);
    expect(await ask()).toBe(500);
    expect(log).toHaveBeenCalledExactlyOnceWith('GET /:', expect.objectContaining({ code: 'EISDIR' }));
    rmSync(rules, { recursive: true });
    expect(await ask()).toBe(200);
  } finally {
    log.mockRestore();
    await stop();
  }
});
