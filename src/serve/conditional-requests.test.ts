import { expect, it } from 'vitest';
import { sharedTestHost } from '../../tests/support/serve/shared-host.ts';
import { MODIFIED } from '../../tests/support/serve/test-host.ts';

const { request } = sharedTestHost();

const status = async (headers: Record<string, string>) => (await request('/letters.txt', { headers })).status;
const date = MODIFIED.toUTCString();

it('compares If-None-Match weakly, and accepts lists of ETags and *', async () => {
  const etag = (await request('/letters.txt')).headers.etag ?? '';
  expect(etag).toMatch(/^".+"$/);
  for (const value of [etag, `W/${etag}`, `"x", ${etag}`, `W/"y",W/${etag} , "z"`, '*'])
    expect([value, await status({ 'If-None-Match': value })]).toEqual([value, 304]);
  for (const value of ['"x"', etag.slice(1, -1), `"x${etag.slice(1)}`])
    expect([value, await status({ 'If-None-Match': value })]).toEqual([value, 200]);
});

it('sends a 304 without a body, with the headers that a cache needs', async () => {
  const whole = await request('/stock');
  const same = await request('/stock', { headers: { 'If-None-Match': '*' } });
  expect([same.status, same.body.length]).toEqual([304, 0]);
  for (const name of ['etag', 'vary', 'cache-control']) expect(same.headers[name]).toBe(whole.headers[name]);
});

it('uses If-Modified-Since only with a valid date and without If-None-Match', async () => {
  expect(await status({ 'If-Modified-Since': date })).toBe(304);
  expect(await status({ 'If-Modified-Since': 'Thu, 04 Mar 2027 05:06:07 GMT' })).toBe(304);
  expect(await status({ 'If-Modified-Since': 'Tue, 04 Mar 2025 05:06:07 GMT' })).toBe(200);
  expect(await status({ 'If-Modified-Since': 'Thursday, 04-Mar-27 05:06:07 GMT' })).toBe(304);
  expect(await status({ 'If-Modified-Since': 'Wed Mar  4 05:06:07 2026' })).toBe(304);
  expect(await status({ 'If-Modified-Since': 'Wed Mar  4 05:06:06 2026' })).toBe(200);
  for (const other of ['yesterday', '2027-03-04T05:06:07Z', '2027', 'Thu, 04 Mar 2027 05:06:07 +0000'])
    expect(await status({ 'If-Modified-Since': other }), other).toBe(200);
  expect(await status({ 'If-Modified-Since': date, 'If-None-Match': '"other"' })).toBe(200);
});
