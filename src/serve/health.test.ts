import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { sendRaw } from '../../tests/support/serve/raw-http.ts';
import { publishSite } from '../../tests/support/serve/test-host.ts';
import { siteServer } from './site-server.ts';

it('passes /healthz and /readyz to the service, except at the host of a tenant', async () => {
  const { dist, remove } = publishSite();
  const server = siteServer(dist, [{ slug: 'demo', name: 'Demo' }], async (request, response) => {
    response.end(`service ${request.url}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const ask = async (path: string, host: string) =>
      (await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)).status;
    const answers = async (host: string) => [
      await ask('/healthz', host),
      await ask('/readyz', host),
      await ask('/other', host),
    ];
    expect(await answers('localhost')).toEqual([200, 200, 404]);
    expect(await answers('10.0.0.7')).toEqual([200, 200, 404]);
    expect(await answers('demo.localhost')).toEqual([404, 404, 404]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
    remove();
  }
});
