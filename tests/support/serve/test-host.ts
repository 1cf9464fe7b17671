import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { siteServer } from '../../../src/serve/site-server.ts';

/** Long enough to be compressed, and without repeated parts, so that a test can tell which bytes it received. */
export const LONG_PAGE = `<!doctype html><title>Stock</title>${Array.from({ length: 400 }, (_, i) => `<p>${i * 7919}</p>`).join('')}`;
export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** All files of the site that `publishSite` creates. */
export const FILES: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home</title>',
  '404.html': '<!doctype html><title>Not found</title>',
  'stock.html': LONG_PAGE,
  'cars/a-b.html': '<!doctype html><title>A car</title>',
  'search/index.html': '<!doctype html><title>Search</title>',
  'letters.txt': LETTERS,
  'empty.txt': '',
  'data.json': JSON.stringify(Array.from({ length: 300 }, (_, i) => i * 31)),
  'photo.avif': LETTERS.repeat(100),
  'caf\u00e9.html': '<!doctype html><title>Café</title>',
  _headers:
    '/*\n  X-Everywhere: yes\n/stock\n  Cache-Control: public, max-age=7\n  X-Bad: caf\u0001\n/kept/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects:
    '/old /stock 301\n/old/ /stock 301\n/caf%C3%A9-old /caf\u00e9 302\n/strange /stock 999\n/to-part /stock#top 301\n/to-query /stock?make=kia#top 301\n/to-shop https://shop.example/ 301\n',
};

/** Modification time of the files, in whole seconds, because `Last-Modified` has no fractions. */
export const MODIFIED = new Date('2026-03-04T05:06:07Z');

/** Publishes the site `demo` as a release behind a link, as builds do. */
export function publishSite(): { dist: string; remove: () => void } {
  const dist = mkdtempSync(join(tmpdir(), 'forecourt-host-'));
  const release = join(dist, '.releases', 'demo', '1');
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(release, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, MODIFIED, MODIFIED);
  }
  writeFileSync(join(release, '.hidden'), 'hidden');
  writeFileSync(join(dist, 'outside.txt'), 'outside');
  symlinkSync(release, join(dist, 'demo'));
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
}

interface TestHost {
  port: number;
  dist: string;
  stop: () => Promise<void>;
}

/** Starts the local host with the site of `publishSite` on a free port. */
export async function startHost(): Promise<TestHost> {
  const { dist, remove } = publishSite();
  const server: Server = siteServer(dist, [{ slug: 'demo', name: 'Demo' }]);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    dist,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      remove();
    },
  };
}
