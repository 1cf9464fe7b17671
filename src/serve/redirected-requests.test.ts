import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { requestText, sendRaw } from '../../tests/support/serve/raw-http.ts';
import { sharedTestHost } from '../../tests/support/serve/shared-host.ts';
import { startHost } from '../../tests/support/serve/test-host.ts';

const { request } = sharedTestHost();

it('applies _redirects to every percent-encoding of a path', async () => {
  expect(await request('/old')).toMatchObject({ status: 301, headers: { location: '/stock' } });
  for (const path of ['/caf%C3%A9-old', '/caf%c3%a9-old', '/%63af%c3%a9-old'])
    expect(await request(path)).toMatchObject({ status: 302, headers: { location: '/caf%C3%A9' } });
});

it('treats an encoded slash as part of a name, even if the decoded path is redirected', async () => {
  const otherHost = await startHost();
  writeFileSync(join(otherHost.dist, 'demo/_redirects'), '/old/page /stock 301\n');
  const get = (path: string) =>
    sendRaw(otherHost.port, requestText('GET', path, [['Host', 'demo.localhost']]));
  expect((await get('/old/page')).status).toBe(301);
  for (const path of ['/old%2Fpage', '/old%2fpage', '/search%2F', '/cars%2Fa-b'])
    expect((await get(path)).status, path).toBe(404);
  await otherHost.stop();
});

it.each([
  ['/old?x=1', '/stock?x=1'],
  ['/old/?x=1&y=%20', '/stock?x=1&y=%20'],
  ['/old?', '/stock'],
  ['/old?a=b?c=/../d', '/stock?a=b?c=/../d'],
  ['/to-part?x=1', '/stock?x=1#top'],
  ['/to-query?x=1', '/stock?make=kia#top'],
  ['/to-query', '/stock?make=kia#top'],
  ['/to-shop?x=1', 'https://shop.example/?x=1'],
])('redirects %s to %s', async (path, location) =>
  expect(await request(path)).toMatchObject({ status: 301, headers: { location } }),
);
