import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloader } from './download.ts';

const server = createServer(({ url }, response) => {
  const [, name, rest] = /^\/([a-z]+)\/?(.*)$/.exec(url ?? '') ?? [];
  if (name === 'hop')
    response.writeHead(302, { location: rest === '0' ? '/text' : `/hop/${Number(rest) - 1}` }).end();
  else if (name === 'local') response.writeHead(301, { location: 'file:///etc/hostname' }).end();
  else if (name === 'private') response.writeHead(301, { location: 'http://10.0.0.1/' }).end();
  else if (name === 'text') response.end('a text');
  else if (name === 'long') response.end('x'.repeat(2_000));
  else if (name === 'silent') response.writeHead(200).write('…');
  else response.writeHead(404).end();
});
let host = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const download = (path: string, allowed = ['127.0.0.1']) =>
  downloader(allowed, { maxBytes: 1_000, timeoutMs: 2_000 })(`${host}${path}`).then(
    String,
    (error: Error) => error.message,
  );

it('downloads a file, through up to five redirects', async () => {
  expect(await download('/text')).toBe('a text');
  expect(await download('/hop/4')).toBe('a text');
  expect(await download('/hop/5')).toBe('the server redirects more than 5 times');
});

it('refuses private addresses, also those that a redirect leads to, and other protocols', async () => {
  expect(await download('/text', [])).toContain('address is private');
  expect(await download('/private')).toContain('address is private');
  expect(await download('/local')).toBe('the server redirects to file:');
});

it('refuses other answers, files that are too large, and servers that stop answering', async () => {
  expect(await download('/nothing')).toBe('the server answered with status 404');
  expect(await download('/long')).toMatch(/^it has more than/);
  expect(await download('/silent')).toBe('the server did not answer in time');
});
