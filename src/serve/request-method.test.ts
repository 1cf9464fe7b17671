import { expect, it } from 'vitest';
import type { RawAnswer } from '../../tests/support/serve/raw-http.ts';
import { sharedTestHost } from '../../tests/support/serve/shared-host.ts';

const { request } = sharedTestHost();

/** Status and headers without the date, which changes with every response. */
function stableParts({ status, headers }: RawAnswer): object {
  const { date: _, ...stable } = headers;
  return { status, headers: stable };
}

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'CONNECT'])(
  'answers 405 to %s',
  async (method) => {
    for (const name of ['demo.localhost', 'localhost']) {
      const target = method === 'CONNECT' ? 'demo.localhost:80' : '/letters.txt';
      const refused = await request(target, { method, host: name });
      expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
  },
);
it('answers 404 at the addresses of a service that is not running, with any method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect((await request('/api/leads', { method })).status).toBe(404);
});
it.each(['/', '/stock', '/nothing', '/old', '/%', '/photo.avif', '/empty.txt'])(
  'sends the headers of GET and no body for HEAD %s',
  async (target) => {
    for (const headers of [{}, { 'Accept-Encoding': 'br' }, { 'If-None-Match': '*' }]) {
      const got = await request(target, { headers });
      const head = await request(target, { method: 'HEAD', headers });
      expect(stableParts(head)).toEqual(stableParts(got));
      expect(head.body.length).toBe(0);
    }
  },
);
