import { expect, it } from 'vitest';
import { isCounted } from './is-counted.ts';

it.each([
  '/about-us.php',
  '/index.php/used-cars',
  '/used/2021-toyota-hilux-sr5-double-cab-turbo-diesel-automatic-u100',
  '/vehicle/JM0KH2W7A00123456',
  '/caf%C3%A9',
  '/service/info.html',
  '/setup-your-appointment',
  '/.well-known/security',
])('%s is counted, because a shopper may have followed a link to it', (path) => {
  expect(isCounted(path)).toBe(true);
});

it.each([
  '/wp-login.php',
  '/blog/wp-admin/setup-config.php',
  '/wp-content/plugins/x.php',
  '/.env',
  '/api-docs/.git/config',
  '/.aws/credentials',
  '/xmlrpc.php',
  '/phpmyadmin/index.php',
  '/vendor/phpunit/phpunit/src/Util/PHP/eval-stdin.php',
  '/cgi-bin/luci',
  '/config.json',
  '/backup.sql',
  '/site.tar.gz',
  '/..%2f..%2fetc/passwd',
  '/x%00y',
  '/%3Cscript%3E',
  '/api/unknown',
  '/_astro/old.js',
  '/bad%escape',
])('%s is noise of scanners or no page, and is not counted', (path) => {
  expect(isCounted(path)).toBe(false);
});

it.each([
  '/unsubscribe/anna@example.com',
  '/unsubscribe/anna%40example.com',
  '/booking/6f1c2b1e-8b1d-4f0e-9a53-1f2e3d4c5b6a',
  '/reset/0123456789abcdef0123456789abcdef',
])('%s may identify a person, and is not counted', (path) => {
  expect(isCounted(path)).toBe(false);
});
