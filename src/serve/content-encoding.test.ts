import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bodyText } from '../../tests/support/serve/raw-http.ts';
import { sharedTestHost } from '../../tests/support/serve/shared-host.ts';
import { LONG_PAGE } from '../../tests/support/serve/test-host.ts';

const { request } = sharedTestHost();

const encoded = (accepted: string, path = '/stock') =>
  request(path, { headers: { 'Accept-Encoding': accepted } });

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.8, *;q=0', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=1.0, gzip;q=1.0', 'br'],
  ['identity', undefined],
  ['identity, br;q=0.5', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['deflate', undefined],
  ['', undefined],
])('answers Accept-Encoding "%s" with Content-Encoding %s', async (accepted, encoding) => {
  const { headers, body, status } = await encoded(accepted);
  expect([status, headers['content-encoding']]).toEqual([200, encoding]);
  expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) });
  const plain =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  expect(plain.toString()).toBe(LONG_PAGE);
  if (encoding) expect(body.length).toBeLessThan(LONG_PAGE.length / 2);
});

it('gives each encoding its own ETag', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accepted) => (await encoded(accepted)).headers.etag),
  );
  expect(new Set(tags).size).toBe(3);
  const again = { 'Accept-Encoding': 'br', 'If-None-Match': tags[0] ?? '' };
  expect((await request('/stock', { headers: again })).status).toBe(304);
  expect((await request('/stock', { headers: { ...again, 'Accept-Encoding': 'gzip' } })).status).toBe(200);
});

it('does not compress pictures and short texts', async () => {
  for (const path of ['/photo.avif', '/letters.txt']) {
    const { headers } = await encoded('br', path);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).not.toHaveProperty('vary');
  }
  expect((await encoded('br', '/data.json')).headers['content-encoding']).toBe('br');
});

it('sends ranges uncompressed', async () => {
  const part = await request('/stock', { headers: { 'Accept-Encoding': 'br', Range: 'bytes=-5' } });
  expect([part.status, bodyText(part)]).toEqual([206, LONG_PAGE.slice(-5)]);
  expect(part.headers).not.toHaveProperty('content-encoding');
});
