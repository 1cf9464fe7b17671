import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestText, sendRaw } from '../../tests/support/serve/raw-http.ts';
import { siteServer } from './site-server.ts';

/** Called once, after the host has found a file and before it opens it. */
let afterFinding: (() => void) | null = null;

vi.mock('./find-file.ts', async (load) => {
  const { findFile, ...rest } = await load<typeof import('./find-file.ts')>();
  return {
    ...rest,
    findFile: async (...given: Parameters<typeof findFile>) => {
      const found = await findFile(...given);
      const hook = afterFinding;
      afterFinding = null;
      hook?.();
      return found;
    },
  };
});

let dist: string;
let server: Server;
beforeEach(async () => {
  dist = mkdtempSync(join(tmpdir(), 'swap-'));
  publish('one');
  server = siteServer(dist, [{ slug: 'demo', name: 'Demo' }]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  afterFinding = null;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(dist, { recursive: true });
});

const release = (name: string): string => join(dist, '.releases/demo', name);

/** Publishes a release by one rename, as builds do. */
function publish(name: string, files: Record<string, string> = {}): void {
  const all = {
    'index.html': `home ${name}`,
    'photo.avif': `photo ${name}`,
    'stock.html': `stock ${name} `.repeat(300),
    _redirects: `/old /${name} 301\n/only-${name} / 301\n`,
    _headers: `/*\n  X-Release: ${name}\n`,
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    const file = join(release(name), path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const link = join(dist, '.next');
  symlinkSync(release(name), link);
  renameSync(link, join(dist, 'demo'));
}

const ask = (path: string, ...headers: [string, string][]) => {
  const { port } = server.address() as AddressInfo;
  return sendRaw(port, requestText('GET', path, [['Host', 'demo.localhost'], ...headers]));
};

it('reads _redirects and _headers again after a publish', async () => {
  expect(await ask('/old')).toMatchObject({ status: 301, headers: { location: '/one' } });
  expect(await ask('/')).toMatchObject({ status: 200, headers: { 'x-release': 'one' } });
  publish('two');
  expect(await ask('/old')).toMatchObject({ status: 301, headers: { location: '/two' } });
  expect(await ask('/only-two')).toMatchObject({ status: 301 });
  expect((await ask('/only-one')).status).toBe(404);
  expect(await ask('/')).toMatchObject({ status: 200, headers: { 'x-release': 'two' } });
});

it.each([
  ['/photo.avif', [], 'photo two'],
  ['/photo.avif', [['Range', 'bytes=6-']], 'two'],
  ['/stock', [], 'stock two '.repeat(300)],
  ['/', [], 'home two'],
] as const)(
  'finds %s (%j) in the new release when the old one was removed before the file was opened',
  async (path, headers, body) => {
    afterFinding = () => {
      publish('two');
      rmSync(release('one'), { recursive: true });
    };
    const answer = await ask(path, ...headers.map(([name, value]): [string, string] => [name, value]));
    expect([answer.status, answer.body.toString()]).toEqual([headers.length > 0 ? 206 : 200, body]);
    expect(answer.headers['x-release']).toBe('two');
  },
);

it('answers 404 when a file is removed from its release before it is opened, and serves other files', async () => {
  afterFinding = () => rmSync(join(release('one'), 'photo.avif'));
  expect((await ask('/photo.avif')).status).toBe(404);
  expect((await ask('/')).status).toBe(200);
});
