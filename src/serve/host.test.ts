import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILES, LETTERS, LONG_PAGE, MODIFIED, startHost } from '../../tests/support/serve/a-site.ts';
import { type RawAnswer, requestText, sendRaw } from '../../tests/support/serve/raw-request.ts';

let host: Awaited<ReturnType<typeof startHost>>;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

interface Asked {
  method?: string;
  host?: string | null;
  headers?: Record<string, string>;
}

function ask(target: string, { method = 'GET', host: name = 'demo.localhost', headers = {} }: Asked = {}) {
  const own: [string, string][] = name === null ? [] : [['Host', name]];
  return sendRaw(host.port, requestText(method, target, [...own, ...Object.entries(headers)]));
}

const text = ({ body }: RawAnswer): string => body.toString();

/** Names and values but for those that belong to the connection. */
function lasting({ status, headers }: RawAnswer): object {
  const { date: _, ...kept } = headers;
  return { status, headers: kept };
}

describe('no request ends the process', () => {
  it.each([
    ['//', 404],
    ['//[', 404],
    ['//%', 400],
    ['///etc/passwd', 404],
    ['http://[', 400],
    ['http://', 400],
    ['http:///stock', 400],
    ['ftp://demo.localhost/', 400],
    ['*', 400],
    ['stock', 400],
    ['/%', 400],
    ['/%E0%A4%A', 400],
    ['/%00', 400],
    ['/stock%00.html', 400],
    ['/stock%0d%0aX:y', 400],
    ['/../outside.txt', 400],
    ['/cars/../../../../outside.txt', 400],
    ['/%2e%2e/outside.txt', 400],
    ['/..%2foutside.txt', 404],
    ['/..%5coutside.txt', 404],
    ['/cars%2fa-b', 404],
    ['/cars//a-b', 404],
    ['/./letters.txt', 400],
    ['/cars/./a-b', 400],
    ['/.hidden', 404],
    ['/_headers', 404],
    ['/_redirects', 404],
    ['/letters.txt/more', 404],
    [`/${'n'.repeat(300)}`, 404],
    ['/strange', 404],
  ])('GET %s is answered with %i', async (target, status) => {
    expect((await ask(target)).status).toBe(status);
    expect((await ask('/letters.txt')).status).toBe(200);
  });

  it('refuses a NUL in the request line, lines too long and no HTTP at all', async () => {
    for (const request of ['GET /\0 HTTP/1.1\r\nHost: demo.localhost\r\n\r\n', 'hello\r\n\r\n'])
      expect((await sendRaw(host.port, request)).status).toBe(400);
    expect((await ask(`/${'a/'.repeat(4_500)}`)).status).toBe(414);
    expect((await ask(`/${'a'.repeat(20_000)}`)).status).toBe(431);
    expect((await ask('/letters.txt')).status).toBe(200);
  });

  it('survives a client that hangs up, also in the middle', async () => {
    await new Promise<void>((resolve) => {
      const socket = connect({ port: host.port, host: '127.0.0.1' }, () => {
        socket.write(requestText('GET', '/photo.avif', [['Host', 'demo.localhost']]));
        socket.once('data', () => socket.resetAndDestroy());
      });
      socket.on('close', () => resolve());
    });
    expect((await ask('/letters.txt')).status).toBe(200);
  });
});

it('survives clients that hang up on a refused CONNECT', async () => {
  for (let turn = 0; turn < 20; turn += 1)
    await new Promise<void>((resolve) => {
      const socket = connect({ port: host.port, host: '127.0.0.1' }, () =>
        socket.write(requestText('CONNECT', 'demo.localhost:80'), () => socket.resetAndDestroy()),
      );
      socket.on('close', () => resolve());
    });
  expect((await ask('/letters.txt')).status).toBe(200);
});

describe('files', () => {
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
  ])('%s answers with %s', async (target, name) => {
    const found = await ask(target);
    expect([found.status, text(found)]).toEqual([200, FILES[name]]);
    expect(found.headers['content-length']).toBe(String(Buffer.byteLength(FILES[name] ?? '')));
  });

  it('sends what _headers says, and nothing that cannot be sent', async () => {
    const { headers } = await ask('/stock');
    expect(headers).toMatchObject({ 'x-everywhere': 'yes', 'cache-control': 'public, max-age=7' });
    expect(headers).not.toHaveProperty('x-bad');
    expect((await ask('/letters.txt')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('sends what is well-known, though other names with a dot are hidden', async () => {
    const folder = join(host.dist, 'demo', '.well-known');
    mkdirSync(folder);
    writeFileSync(join(folder, 'security.txt'), 'Contact: mailto:it@demo.example');
    expect((await ask('/.well-known/security.txt')).status).toBe(200);
    writeFileSync(join(folder, '.secret'), '');
    expect((await ask('/.well-known/.secret')).status).toBe(404);
  });

  it('answers a path without a page with the 404 page', async () => {
    const missing = await ask('/nothing');
    expect([missing.status, text(missing)]).toEqual([404, FILES['404.html']]);
    expect(missing.headers).toMatchObject({
      'x-everywhere': 'yes',
      'content-type': 'text/html; charset=utf-8',
    });
  });

  it('lets nobody keep the answer that a file is missing, whatever _headers says of its folder', async () => {
    const { status, headers } = await ask('/kept/gone.js');
    expect([status, headers['cache-control']]).toEqual([404, 'public, max-age=0, must-revalidate']);
  });

  it('compresses the 404 page as it does others', async () => {
    const own = await startHost();
    const body = `<!doctype html>${'<p>Not found</p>'.repeat(200)}`;
    writeFileSync(join(own.dist, 'demo/404.html'), body);
    const get = (method: string, accepted: string) =>
      sendRaw(
        own.port,
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
    expect([plain.status, plain.headers['content-encoding'], text(plain)]).toEqual([404, undefined, body]);
    await own.stop();
  });

  it('takes an encoded slash for a part of a name, also where the plain path is redirected', async () => {
    const own = await startHost();
    writeFileSync(join(own.dist, 'demo/_redirects'), '/old/page /stock 301\n');
    const get = (path: string) => sendRaw(own.port, requestText('GET', path, [['Host', 'demo.localhost']]));
    expect((await get('/old/page')).status).toBe(301);
    for (const path of ['/old%2Fpage', '/old%2fpage', '/search%2F', '/cars%2Fa-b'])
      expect((await get(path)).status, path).toBe(404);
    await own.stop();
  });

  it('follows _redirects, however the path is encoded', async () => {
    expect(await ask('/old')).toMatchObject({ status: 301, headers: { location: '/stock' } });
    for (const path of ['/caf%C3%A9-old', '/caf%c3%a9-old', '/%63af%c3%a9-old'])
      expect(await ask(path)).toMatchObject({ status: 302, headers: { location: '/caf%C3%A9' } });
  });
});

describe('queries of redirected addresses', () => {
  it.each([
    ['/old?x=1', '/stock?x=1'],
    ['/old/?x=1&y=%20', '/stock?x=1&y=%20'],
    ['/old?', '/stock'],
    ['/old?a=b?c=/../d', '/stock?a=b?c=/../d'],
    ['/to-part?x=1', '/stock?x=1#top'],
    ['/to-query?x=1', '/stock?make=kia#top'],
    ['/to-query', '/stock?make=kia#top'],
    ['/to-shop?x=1', 'https://shop.example/?x=1'],
  ])('%s leads to %s', async (path, location) =>
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location } }),
  );
});

describe('hosts', () => {
  it('refuses a request with two Host headers, also with the same one twice', async () => {
    for (const second of ['other.localhost', 'demo.localhost']) {
      const headers = [
        ['Host', 'demo.localhost'],
        ['hOST', second],
      ] as const;
      for (const target of ['/letters.txt', 'http://demo.localhost/letters.txt'])
        expect((await sendRaw(host.port, requestText('GET', target, headers))).status).toBe(400);
    }
  });
  it.each([
    'demo.localhost',
    'DEMO.LocalHost',
    'demo.localhost.',
    'demo.localhost:4321',
    'Demo.localhost.:80',
  ])('%s is the site', async (name) =>
    expect(text(await ask('/', { host: name }))).toBe(FILES['index.html']),
  );
  it.each(['localhost', 'other.localhost', '[::1]', '', 'x'.repeat(500)])(
    '"%s" is the list of sites',
    async (name) => {
      const list = await ask('/', { host: name });
      expect(list.status).toBe(200);
      expect(text(list)).toContain('demo.localhost');
      expect((await ask('/nothing', { host: name })).status).toBe(404);
    },
  );
  it('the host in the target counts before the header', async () => {
    expect(text(await ask('http://demo.localhost/', { host: 'localhost' }))).toBe(FILES['index.html']);
    expect(text(await ask('http://someone@demo.localhost/', { host: 'localhost' }))).toBe(
      FILES['index.html'],
    );
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'CONNECT'])(
    '%s is not allowed',
    async (method) => {
      for (const name of ['demo.localhost', 'localhost']) {
        const target = method === 'CONNECT' ? 'demo.localhost:80' : '/letters.txt';
        const refused = await ask(target, { method, host: name });
        expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
      }
    },
  );
  it('the service’s addresses are not found, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await ask('/api/leads', { method })).status).toBe(404);
  });
  it.each(['/', '/stock', '/nothing', '/old', '/%', '/photo.avif', '/empty.txt'])(
    'HEAD %s has the headers of GET and no body',
    async (target) => {
      for (const headers of [{}, { 'Accept-Encoding': 'br' }, { 'If-None-Match': '*' }]) {
        const got = await ask(target, { headers });
        const head = await ask(target, { method: 'HEAD', headers });
        expect(lasting(head)).toEqual(lasting(got));
        expect(head.body.length).toBe(0);
      }
    },
  );
});

describe('ranges', () => {
  const range = (value: string, more: Record<string, string> = {}) =>
    ask('/letters.txt', { headers: { Range: value, ...more } });

  it.each([
    ['bytes=0-4', 'abcde', '0-4'],
    ['bytes=-5', 'vwxyz', '21-25'],
    ['bytes=-500', LETTERS, '0-25'],
    ['bytes=-30', LETTERS, '0-25'],
    ['bytes=24-', 'yz', '24-25'],
    ['bytes=20-900', 'uvwxyz', '20-25'],
    ['Bytes=3-3', 'd', '3-3'],
  ])('%s sends those bytes', async (value, body, sent) => {
    const part = await range(value);
    expect([part.status, text(part)]).toEqual([206, body]);
    expect(part.headers).toMatchObject({
      'content-range': `bytes ${sent}/26`,
      'content-length': String(body.length),
    });
  });

  it.each(['bytes=26-', 'bytes=900-901', 'bytes=-0', 'bytes=10-5'])(
    '%s cannot be satisfied',
    async (value) => {
      expect(await range(value)).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */26' } });
    },
  );

  it.each(['lines=0-4', 'bytes', 'bytes=', 'bytes=a-b', 'bytes=1', 'bytes=0-1,3-4', 'bytes 0-4', '=0-1'])(
    '%s is answered with the whole file',
    async (value) => {
      const whole = await range(value);
      expect([whole.status, text(whole)]).toEqual([200, LETTERS]);
      expect(whole.headers).not.toHaveProperty('content-range');
    },
  );

  it('If-Range: the range only of the same file', async () => {
    const { headers } = await ask('/letters.txt');
    const status = async (condition: string) => (await range('bytes=0-4', { 'If-Range': condition })).status;
    expect(await status(headers.etag ?? '')).toBe(206);
    expect(await status(MODIFIED.toUTCString())).toBe(206);
    expect(await status('"other"')).toBe(200);
    expect(await status(`W/${headers.etag}`)).toBe(200);
    expect(await status('Wed, 04 Mar 2020 05:06:07 GMT')).toBe(200);
  });

  it('an empty file has no range', async () => {
    const none = await ask('/empty.txt', { headers: { Range: 'bytes=0-' } });
    expect(none).toMatchObject({ status: 416, headers: { 'content-range': 'bytes */0' } });
  });

  it('HEAD has no range', async () => {
    const head = await ask('/letters.txt', { method: 'HEAD', headers: { Range: 'bytes=0-4' } });
    expect(head).toMatchObject({ status: 200, headers: { 'content-length': '26' } });
  });
});

describe('conditional requests', () => {
  const status = async (headers: Record<string, string>) => (await ask('/letters.txt', { headers })).status;
  const date = MODIFIED.toUTCString();

  it('compares If-None-Match weakly, in lists, and knows *', async () => {
    const etag = (await ask('/letters.txt')).headers.etag ?? '';
    expect(etag).toMatch(/^".+"$/);
    for (const value of [etag, `W/${etag}`, `"x", ${etag}`, `W/"y",W/${etag} , "z"`, '*'])
      expect([value, await status({ 'If-None-Match': value })]).toEqual([value, 304]);
    for (const value of ['"x"', etag.slice(1, -1), `"x${etag.slice(1)}`])
      expect([value, await status({ 'If-None-Match': value })]).toEqual([value, 200]);
  });

  it('a 304 has no body and keeps the headers that a cache needs', async () => {
    const whole = await ask('/stock');
    const same = await ask('/stock', { headers: { 'If-None-Match': '*' } });
    expect([same.status, same.body.length]).toEqual([304, 0]);
    for (const name of ['etag', 'vary', 'cache-control'])
      expect(same.headers[name]).toBe(whole.headers[name]);
  });

  it('compares If-Modified-Since where there is no If-None-Match', async () => {
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
});

describe('compression', () => {
  const encoded = (accepted: string, path = '/stock') =>
    ask(path, { headers: { 'Accept-Encoding': accepted } });

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
  ])('"%s" gets %s', async (accepted, encoding) => {
    const { headers, body, status } = await encoded(accepted);
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-length': String(body.length) });
    const plain =
      encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(LONG_PAGE);
    if (encoding) expect(body.length).toBeLessThan(LONG_PAGE.length / 2);
  });

  it('each encoding has an ETag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (accepted) => (await encoded(accepted)).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
    const again = { 'Accept-Encoding': 'br', 'If-None-Match': tags[0] ?? '' };
    expect((await ask('/stock', { headers: again })).status).toBe(304);
    expect((await ask('/stock', { headers: { ...again, 'Accept-Encoding': 'gzip' } })).status).toBe(200);
  });

  it('pictures and short texts are sent as they are', async () => {
    for (const path of ['/photo.avif', '/letters.txt']) {
      const { headers } = await encoded('br', path);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers).not.toHaveProperty('vary');
    }
    expect((await encoded('br', '/data.json')).headers['content-encoding']).toBe('br');
  });

  it('ranges are of the file as it is', async () => {
    const part = await ask('/stock', { headers: { 'Accept-Encoding': 'br', Range: 'bytes=-5' } });
    expect([part.status, text(part)]).toEqual([206, LONG_PAGE.slice(-5)]);
    expect(part.headers).not.toHaveProperty('content-encoding');
  });
});
