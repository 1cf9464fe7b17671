import { createServer, type Server } from 'node:http';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browserOptions } from '../browser.ts';
import { addressChecker } from './check-addresses.ts';
import { openVisitor, type Visitor } from './visit-page.ts';

const head = (title: string, more = '') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${more}</head>`;
const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'self' 'unsafe-inline'">`;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const PAGES: Record<string, string> = {
  '/sound': `${head('Sound')}<body><h1 id="top-of-page">Sound</h1><p><a href="/sound#top-of-page">Up</a></p><img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt=""></body></html>`,
  '/errors': `${head('Errors')}<body><h1>Errors</h1><script>console.error('logged'); setTimeout(() => { throw new Error('thrown'); });</script></body></html>`,
  '/policy': `${head('Policy', POLICY)}<body><h1>Policy</h1><img src="http://elsewhere.localhost/a.png" alt=""></body></html>`,
  '/requests': `${head('Requests')}<body><h1>Requests</h1><script>fetch('/gone.json'); fetch('http://localhost:1/').catch(() => {});</script></body></html>`,
  '/pictures': `${head('Pictures')}<body><h1>Pictures</h1><div style="height:9000px"></div><img src="/text.png" loading="lazy" alt=""></body></html>`,
  '/html': `${head('HTML')}<body><h1>HTML</h1><p><div>A division in a paragraph</div></p></body></html>`,
  '/unload': `${head('Unload')}<body><h1>Unload</h1><script>addEventListener('unload', () => {});</script></body></html>`,
};

let server: Server;
let browser: Browser;
let visitor: Visitor;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const page = PAGES[url];
    const chain = /^\/chain-(\d)$/.exec(url)?.[1];
    if (page !== undefined) response.setHeader('content-type', 'text/html').end(page);
    else if (url === '/favicon.svg')
      response.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    else if (url === '/text.png') response.setHeader('content-type', 'image/png').end('no picture');
    else if (/^\/[ab]\.png$/.test(url)) response.setHeader('content-type', 'image/png').end(PNG);
    else if (chain !== undefined)
      response.writeHead(301, { location: chain === '0' ? '/sound' : `/chain-${Number(chain) - 1}` }).end();
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const address = server.address();
  origin = `http://demo.localhost:${typeof address === 'object' ? address?.port : ''}`;
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  browser = await chromium.launch({ ...(await browserOptions()), ignoreDefaultArgs });
  visitor = await openVisitor(browser);
});
afterAll(async () => {
  await visitor?.close();
  await browser?.close();
  server.close();
});

const problemsOf = async (path: string, status = 200): Promise<string[]> =>
  (await visitor.visit(`${origin}${path}`, { width: 1280, status, html: true })).problems;

it('finds no problem in a sound page, and reads its links, ids and pictures in all sizes', async () => {
  const visit = await visitor.visit(`${origin}/sound`, { width: 360, status: 200, html: true });
  expect(visit).toEqual({
    problems: [],
    links: [`${origin}/sound#top-of-page`],
    ids: ['top-of-page'],
    pictures: [`${origin}/a.png`, `${origin}/a.png`, `${origin}/b.png`],
  });
});

it.each([
  ['/errors', [/^console error: logged$/, /^uncaught error: thrown$/]],
  ['/policy', [/^policy violation: img-src http:\/\/elsewhere\.localhost\/a\.png$/]],
  ['/requests', [/^status 404: .*\/gone\.json$/, /^request failed: http:\/\/localhost:1\/ /]],
  ['/pictures', [/^picture does not load: .*\/text\.png$/]],
  ['/html', [/^invalid HTML at 1:\d+ no-implicit-close: /]],
  ['/unload', [/^the back\/forward cache refuses it: UnloadHandlerExistsInMainFrame$/]],
  ['/missing', [/^status 404, not 200$/]],
])('finds what is wrong with %s', async (path, expected) => {
  const problems = await problemsOf(path);
  for (const pattern of expected) expect(problems).toContainEqual(expect.stringMatching(pattern));
});

it('finds links to missing pages and elements, and those that redirect twice', async () => {
  const { checkLink, checkFile, anchorCount } = addressChecker();
  const at = (path: string) => `${origin}${path}`;
  expect(await checkLink(at('/sound'))).toBeNull();
  expect(await checkLink(at('/chain-0#top-of-page'))).toBeNull();
  expect(await checkLink(at('/sound#nothing'))).toBe(
    `link to ${at('/sound#nothing')}: /sound has no element "nothing"`,
  );
  expect(await checkLink(at('/chain-1'))).toMatch(/redirects more than once/);
  expect(await checkLink(at('/missing'))).toMatch(/answers 404$/);
  expect(await checkFile(at('/c.png'))).toMatch(/answers 404$/);
  expect(anchorCount()).toBe(2);
});
