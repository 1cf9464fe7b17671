import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { requestText, sendRaw } from '../../tests/support/serve/raw-http.ts';
import { sharedTestHost } from '../../tests/support/serve/shared-host.ts';

const { host, request } = sharedTestHost();

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
])('GET %s answers %i and the server goes on', async (target, status) => {
  expect((await request(target)).status).toBe(status);
  expect((await request('/letters.txt')).status).toBe(200);
});

it('refuses a NUL in the request line, lines that are too long, and anything but HTTP', async () => {
  for (const request of ['GET /\0 HTTP/1.1\r\nHost: demo.localhost\r\n\r\n', 'hello\r\n\r\n'])
    expect((await sendRaw(host.port, request)).status).toBe(400);
  expect((await request(`/${'a/'.repeat(4_500)}`)).status).toBe(414);
  expect((await request(`/${'a'.repeat(20_000)}`)).status).toBe(431);
  expect((await request('/letters.txt')).status).toBe(200);
});

it('survives a client that hangs up in the middle of a response', async () => {
  await new Promise<void>((resolve) => {
    const socket = connect({ port: host.port, host: '127.0.0.1' }, () => {
      socket.write(requestText('GET', '/photo.avif', [['Host', 'demo.localhost']]));
      socket.once('data', () => socket.resetAndDestroy());
    });
    socket.on('close', () => resolve());
  });
  expect((await request('/letters.txt')).status).toBe(200);
});

it('survives clients that hang up after a refused CONNECT', async () => {
  for (let turn = 0; turn < 20; turn += 1)
    await new Promise<void>((resolve) => {
      const socket = connect({ port: host.port, host: '127.0.0.1' }, () =>
        socket.write(requestText('CONNECT', 'demo.localhost:80'), () => socket.resetAndDestroy()),
      );
      socket.on('close', () => resolve());
    });
  expect((await request('/letters.txt')).status).toBe(200);
});
