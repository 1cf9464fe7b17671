import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutTrailingSlash } from '../src/frame/link-target.ts';
import type { PageAddress } from '../src/frame/pages/page-names.ts';
import { PAGE_ADDRESSES } from '../src/site/page-addresses.ts';

const files = globSync('src/**/*.{ts,tsx,astro,js}', { exclude: ['**/*.test.ts', '**/testing/**'] });
const paths = Object.values<PageAddress>(PAGE_ADDRESSES)
  .map(({ path }) => withoutTrailingSlash(path))
  .filter((path) => path !== '/');

/** Files that write one of the paths in quotes, alone or with a query or a place on the page behind it. */
function filesThatWrite(path: string): string[] {
  const quoted = new RegExp(`['"\`]${path}/?['"\`?#]`);
  return files.filter((file) => quoted.test(readFileSync(file, 'utf8').replace(/^\s*(\/\/|\/?\*).*$/gm, '')));
}

it('each address of a page is written once, where its feature declares it, and found by its name elsewhere', () => {
  expect(paths.length).toBeGreaterThan(30);
  const written = paths.map((path) => [path, filesThatWrite(path).length]);
  expect(written).toEqual(paths.map((path) => [path, 1]));
});
