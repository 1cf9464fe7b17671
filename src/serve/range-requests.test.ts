import { expect, it } from 'vitest';
import { bodyText } from '../../tests/support/serve/raw-http.ts';
import { sharedTestHost } from '../../tests/support/serve/shared-host.ts';
import { LETTERS, MODIFIED } from '../../tests/support/serve/test-host.ts';

const { request } = sharedTestHost();

const range = (value: string, more: Record<string, string> = {}) =>
  request('/letters.txt', { headers: { Range: value, ...more } });

it.each([
  ['bytes=0-4', 'abcde', '0-4'],
  ['bytes=-5', 'vwxyz', '21-25'],
  ['bytes=-500', LETTERS, '0-25'],
  ['bytes=-30', LETTERS, '0-25'],
  ['bytes=24-', 'yz', '24-25'],
  ['bytes=20-900', 'uvwxyz', '20-25'],
  ['Bytes=3-3', 'd', '3-3'],
])('sends the bytes of %s', async (value, body, sent) => {
  const part = await range(value);
  expect([part.status, bodyText(part)]).toEqual([206, body]);
  expect(part.headers).toMatchObject({
    'content-range': `bytes ${sent}/26`,
    'content-length': String(body.length),
  });
});

it.each(['bytes=26-', 'bytes=900-901', 'bytes=-0', 'bytes=10-5'])('answers 416 to %s', async (value) => {
  expect(await range(value)).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */26' } });
});

it.each(['lines=0-4', 'bytes', 'bytes=', 'bytes=a-b', 'bytes=1', 'bytes=0-1,3-4', 'bytes 0-4', '=0-1'])(
  'sends the whole file for %s',
  async (value) => {
    const whole = await range(value);
    expect([whole.status, bodyText(whole)]).toEqual([200, LETTERS]);
    expect(whole.headers).not.toHaveProperty('content-range');
  },
);

it('sends a range only if If-Range matches the file', async () => {
  const { headers } = await request('/letters.txt');
  const status = async (condition: string) => (await range('bytes=0-4', { 'If-Range': condition })).status;
  expect(await status(headers.etag ?? '')).toBe(206);
  expect(await status(MODIFIED.toUTCString())).toBe(206);
  expect(await status('"other"')).toBe(200);
  expect(await status(`W/${headers.etag}`)).toBe(200);
  expect(await status('Wed, 04 Mar 2020 05:06:07 GMT')).toBe(200);
});

it('answers 416 to a range of an empty file', async () => {
  const none = await request('/empty.txt', { headers: { Range: 'bytes=0-' } });
  expect(none).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */0' } });
});

it('ignores a range in a HEAD request', async () => {
  const head = await request('/letters.txt', { method: 'HEAD', headers: { Range: 'bytes=0-4' } });
  expect(head).toMatchObject({ status: 200, headers: { 'content-length': '26' } });
});
