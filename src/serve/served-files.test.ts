import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bodyText, requestText, sendRaw } from '../../tests/support/serve/raw-http.ts';
import { sharedTestHost } from '../../tests/support/serve/shared-host.ts';
import { FILES, startHost } from '../../tests/support/serve/test-host.ts';

const { host, request } = sharedTestHost();

it.each([
  ['/', 'index.html'],
  ['/index.html', 'index.html'],
  ['/cars/a-b', 'cars/a-b.html'],
  ['/cars/a-b/', 'cars/a-b.html'],
  ['/search', 'search/index.html'],
  ['/search/', 'search/index.html'],
  ['/letters.txt?x=/../y', 'letters.txt'],
  ['/caf%C3%A9', 'caf\u00e9.html'],
  ['/caf%c3%a9', 'caf\u00e9.html'],
  ['/empty.txt', 'empty.txt'],
  ['http://demo.localhost/cars/a-b', 'cars/a-b.html'],
  ['HTTP://DEMO.localhost:80?x', 'index.html'],
])('GET %s sends the file %s', async (target, name) => {
  const found = await request(target);
  expect([found.status, bodyText(found)]).toEqual([200, FILES[name]]);
  expect(found.headers['content-length']).toBe(String(Buffer.byteLength(FILES[name] ?? '')));
});

it('sends the headers of _headers, except invalid ones', async () => {
  const { headers } = await request('/stock');
  expect(headers).toMatchObject({ 'x-everywhere': 'yes', 'cache-control': 'public, max-age=7' });
  expect(headers).not.toHaveProperty('x-bad');
  expect((await request('/letters.txt')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
});

it('serves /.well-known, but no other names that begin with a dot', async () => {
  const folder = join(host.dist, 'demo', '.well-known');
  mkdirSync(folder);
  writeFileSync(join(folder, 'security.txt'), 'Contact: mailto:it@demo.example');
  expect((await request('/.well-known/security.txt')).status).toBe(200);
  writeFileSync(join(folder, '.secret'), '');
  expect((await request('/.well-known/.secret')).status).toBe(404);
});

it('sends the 404 page for a path without a page', async () => {
  const missing = await request('/nothing');
  expect([missing.status, bodyText(missing)]).toEqual([404, FILES['404.html']]);
  expect(missing.headers).toMatchObject({
    'x-everywhere': 'yes',
    'content-type': 'text/html; charset=utf-8',
  });
});

it('does not let a 404 be cached, even if _headers allows caching for its folder', async () => {
  const { status, headers } = await request('/kept/gone.js');
  expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
});

it('compresses the 404 page like other pages', async () => {
  const otherHost = await startHost();
  const body = `<!doctype html>${'<p>Not found</p>'.repeat(200)}`;
  writeFileSync(join(otherHost.dist, 'demo/404.html'), body);
  const get = (method: string, accepted: string) =>
    sendRaw(
      otherHost.port,
      requestText(method, '/nothing', [
        ['Host', 'demo.localhost'],
        ['Accept-Encoding', accepted],
      ]),
    );
  const packed = await get('GET', 'gzip, br');
  expect(packed).toMatchObject({
    status: 404,
    headers: { 'content-encoding': 'br', vary: 'Accept-Encoding' },
  });
  expect(brotliDecompressSync(packed.body).toString()).toBe(body);
  const head = await get('HEAD', 'br');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
    404,
    packed.headers['content-length'],
    0,
  ]);
  const plain = await get('GET', 'identity');
  expect([plain.status, plain.headers['content-encoding'], bodyText(plain)]).toEqual([404, undefined, body]);
  await otherHost.stop();
});
