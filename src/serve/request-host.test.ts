import { expect, it } from 'vitest';
import { bodyText, requestText, sendRaw } from '../../tests/support/serve/raw-http.ts';
import { sharedTestHost } from '../../tests/support/serve/shared-host.ts';
import { FILES } from '../../tests/support/serve/test-host.ts';

const { host, request } = sharedTestHost();

it('refuses a request with two Host headers, even if they are the same', async () => {
  for (const second of ['other.localhost', 'demo.localhost']) {
    const headers = [
      ['Host', 'demo.localhost'],
      ['hOST', second],
    ] as const;
    for (const target of ['/letters.txt', 'http://demo.localhost/letters.txt'])
      expect((await sendRaw(host.port, requestText('GET', target, headers))).status).toBe(400);
  }
});
it.each(['demo.localhost', 'DEMO.LocalHost', 'demo.localhost.', 'demo.localhost:4321', 'Demo.localhost.:80'])(
  'serves the tenant’s site at the host %s',
  async (name) => expect(bodyText(await request('/', { host: name }))).toBe(FILES['index.html']),
);
it.each(['localhost', 'other.localhost', '[::1]', '', 'x'.repeat(500)])(
  'serves the list of sites at the host "%s"',
  async (name) => {
    const list = await request('/', { host: name });
    expect(list.status).toBe(200);
    expect(bodyText(list)).toContain('demo.localhost');
    expect((await request('/nothing', { host: name })).status).toBe(404);
  },
);
it('uses the host in the target before the Host header', async () => {
  expect(bodyText(await request('http://demo.localhost/', { host: 'localhost' }))).toBe(FILES['index.html']);
  expect(bodyText(await request('http://someone@demo.localhost/', { host: 'localhost' }))).toBe(
    FILES['index.html'],
  );
});
